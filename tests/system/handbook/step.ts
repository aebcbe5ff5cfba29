import type { Command } from './commands.ts';

/** How one command of the handbook is run, and what must be true then. */
export interface Step extends Command {
  /** What the operator does before, by hand. */
  prepare?: () => unknown;
  /** The example's words replaced by what there is here. */
  as?: (line: string) => string;
  check?: (printed: string) => unknown;
}

/** Steps of one chapter. */
export function chapter(name: string, steps: Omit<Step, 'chapter'>[]): Step[] {
  return steps.map((step) => ({ chapter: name, ...step }));
}
