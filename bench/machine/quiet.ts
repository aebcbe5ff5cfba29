import { isSmokeTest } from '../settings.ts';
import type { CpuUse } from './cpu-use.ts';

/** Percent of the machine that others may use before a figure is none. */
export const maxForeignPercent = 20;

/** The machine was never quiet enough: there is nothing to publish. */
export class TooBusy extends Error {}

export function isQuiet({ foreignPercent }: Pick<CpuUse, 'foreignPercent'>): boolean {
  return isSmokeTest || foreignPercent <= maxForeignPercent;
}

/** Measures again what others have disturbed, three times as often as was planned at most. */
export class QuietMachine {
  /** The largest share that others had in what was kept. */
  foreignPercent = 0;
  private attempts = 0;
  private readonly maxAttempts: number;

  /** `planned`: how many measurements are to be kept in all. */
  constructor(planned: number) {
    this.maxAttempts = 3 * planned;
  }

  /** `measure` says what it found and how much of the machine each part of it had to share. */
  async take<Result>(measure: () => Promise<{ result: Result; uses: CpuUse[] }>): Promise<Result> {
    for (;;) {
      if (this.attempts === this.maxAttempts) {
        throw new TooBusy(
          `Other programs used more than ${maxForeignPercent} % of the machine again and again: not measured.`,
        );
      }
      this.attempts += 1;
      const { result, uses } = await measure();
      if (uses.every(isQuiet)) {
        this.foreignPercent = Math.max(
          this.foreignPercent,
          ...uses.map(({ foreignPercent }) => foreignPercent),
        );
        return result;
      }
    }
  }
}
