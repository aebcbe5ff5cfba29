import { type CpuUse, watched } from '../machine/cpu-use.ts';
import { QuietMachine } from '../machine/quiet.ts';
import { rounds as usualRounds } from '../settings.ts';
import { median } from './median.ts';
import type { Sample } from './sample.ts';

export interface Contestant {
  name: string;
  /** Runs before its turn and is not measured. */
  prepare?(): Promise<unknown>;
  run(): Promise<Sample>;
}

export interface Turn extends Sample {
  use: CpuUse;
}

/** Medians over the rounds; the ratio is the median of the ratios within each round. */
export interface Standing extends Sample {
  name: string;
  /** Relative to the first. */
  ratio: number;
  turns: Turn[];
  /** Largest share of the machine that other programs used in any round that counts. */
  foreignPercent: number;
}

/**
 * Runs all in turn, round by round, so that other load on the machine affects all alike. The first is the baseline; the
 * starting one changes with the round. A disturbed round is repeated.
 */
export async function compare(
  contestants: Contestant[],
  rounds = usualRounds,
): Promise<Standing[]> {
  const machine = new QuietMachine(rounds);
  const turns: Turn[][] = contestants.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    const taken = await machine.take(() => takeTurns(contestants, round));
    taken.forEach((turn, index) => {
      turns[index]?.push(turn);
    });
  }
  return contestants.map(({ name }, index) => {
    const own = turns[index] ?? [];
    const middle = (pick: (turn: Turn) => number) => median(own.map(pick));
    return {
      name,
      perSecond: middle(({ perSecond }) => perSecond),
      count: own.reduce((sum, { count }) => sum + count, 0),
      ratio: ratioOf(own, turns[0] ?? []),
      p50: middle(({ p50 }) => p50),
      p90: middle(({ p90 }) => p90),
      p95: middle(({ p95 }) => p95),
      p99: middle(({ p99 }) => p99),
      statuses: sumStatuses(own),
      turns: own,
      foreignPercent: machine.foreignPercent,
    };
  });
}

/** The median of the ratios within each round. */
export function ratioOf(turns: Turn[], baseline: Turn[]): number {
  return median(
    turns.map(({ perSecond }, round) => perSecond / (baseline[round]?.perSecond ?? Number.NaN)),
  );
}

async function takeTurns(
  contestants: Contestant[],
  round: number,
): Promise<{ result: Turn[]; uses: CpuUse[] }> {
  const result: Turn[] = [];
  for (let turn = 0; turn < contestants.length; turn += 1) {
    const index = (round + turn) % contestants.length;
    const contestant = contestants[index];
    if (contestant) {
      await contestant.prepare?.();
      const { result: sample, use } = await watched(() => contestant.run());
      result[index] = { ...sample, use };
    }
  }
  return { result, uses: result.map(({ use }) => use) };
}

function sumStatuses(samples: Sample[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [status, count] of samples.flatMap(({ statuses = {} }) => Object.entries(statuses))) {
    sums[status] = (sums[status] ?? 0) + count;
  }
  return sums;
}
