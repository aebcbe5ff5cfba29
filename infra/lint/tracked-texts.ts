import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../settings/paths.ts';

export interface TextFile {
  path: string;
  text: string;
}

const hasNoText = /\.(avif|bin|gz|ico|jpe?g|pdf|png|ttf|webp|woff2?|zip)$/;
const maxListBytes = 64 * 1024 * 1024;

/** Paths of the repository's files, also of those that git does not know yet. */
export function trackedFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', args, { cwd: repository, encoding: 'utf8', maxBuffer: maxListBytes })
    .split('\n')
    .filter((file) => file && existsSync(join(repository, file)));
}

/** The repository's text files. */
export function trackedTexts(files = trackedFiles()): TextFile[] {
  return files
    .filter((path) => !hasNoText.test(path))
    .map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') }));
}
