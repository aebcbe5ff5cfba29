import type { Command } from './commands.ts';

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
