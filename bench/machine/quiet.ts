import { isSmokeTest } from '../settings.ts';
import type { CpuUse } from './cpu-use.ts';

/** Percent of the machine that other programs may use during a valid measurement. */
export const maxForeignPercent = 20;

/** The machine was never quiet enough: there is nothing to publish. */
export class TooBusy extends Error {}

export function isQuiet({ foreignPercent }: Pick<CpuUse, 'foreignPercent'>): boolean {
  return isSmokeTest || foreignPercent <= maxForeignPercent;
}

/** Repeats disturbed measurements, up to three times the planned number. */
export class QuietMachine {
  /** The largest foreign share among the kept ones. */
  foreignPercent = 0;
  private attempts = 0;
  private readonly maxAttempts: number;

  /** `planned`: how many measurements to keep in total. */
  constructor(planned: number) {
    this.maxAttempts = 3 * planned;
  }

  /** `measure` returns its result and the foreign share of the machine during each part. */
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
