import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '@agency/infra/settings/paths';

export const handbook = readFileSync(join(repository, 'docs/operations.md'), 'utf8');

/** A line of a shell block, with the chapter it stands in. */
export interface Command {
  chapter: string;
  line: string;
}

export const firstHour = readFileSync(join(repository, 'docs/first-hour.md'), 'utf8');

/** Every command of a page, in reading order. */
export const commandsOf = (page: string): Command[] =>
  page.split(/^## /m).flatMap((text) => {
    const chapter = text.split('\n', 1)[0] ?? '';
    return [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)]
      .flatMap(([, block = '']) => block.split('\n'))
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => ({ chapter, line }));
  });

export const commands = commandsOf(handbook);

/** The commands that sentences mention. */
export const mentioned: string[] = [
  ...handbook.matchAll(/`((?:make|docker|git|kubectl|df|age-keygen|psql) ?[^`]*)`/g),
].map(([, line = '']) => line);

/** How one command of the handbook is run, and what must be true afterward. */
export interface Step extends Command {
  /** What the operator does by hand beforehand. */
  prepare?: () => unknown;
  /** Replaces the example's values by those of this installation. */
  as?: (line: string) => string;
  check?: (printed: string) => unknown;
}

/** Steps of one chapter. */
export function chapter(name: string, steps: Omit<Step, 'chapter'>[]): Step[] {
  return steps.map((step) => ({ chapter: name, ...step }));
}
