import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../settings/paths.ts';
import type { Selection } from './selection.ts';

const declaration = /^\s*(?:it|test)(?:\.(?:each|for))?(?:<.*>)?[(`]/gm;

/**
 * How many tests the spec files of a selection declare. One declaration has many results when it runs for each row of a
 * table or in each zone, so results alone say little about how many rules are held.
 */
export function countDeclared({ suite, files = specFiles(suite.specs) }: Selection): number {
  const texts = files.map((file) => readFileSync(join(repository, file), 'utf8'));
  return texts.reduce((sum, text) => sum + countDeclarations(text), 0);
}

export function countDeclarations(text: string): number {
  return text.match(declaration)?.length ?? 0;
}

function specFiles(glob: string): string[] {
  const isOutput = (path: string) => /(^|\/)(node_modules|dist|build)$/.test(path);
  return globSync(glob, { cwd: repository, exclude: isOutput });
}
