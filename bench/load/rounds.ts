import { median } from './median.ts';
import type { Sample } from './sample.ts';

export interface Contestant {
  name: string;
  run(): Promise<Sample>;
}

/** Medians over the rounds; the ratio is the median of the ratios within each round. */
export interface Standing extends Sample {
  name: string;
  ratio: number;
}

/**
 * Lets all run in turn, round by round, so that whatever else the machine does meets all alike. The first is the
 * baseline of every ratio; who begins changes with the round.
 */
export async function compare(contestants: Contestant[], rounds: number): Promise<Standing[]> {
  const samples: Sample[][] = contestants.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < contestants.length; turn += 1) {
      const index = (round + turn) % contestants.length;
      const sample = await contestants[index]?.run();
      if (sample) {
        samples[index]?.push(sample);
      }
    }
  }
  const baseline = samples[0] ?? [];
  return contestants.map(({ name }, index) => {
    const own = samples[index] ?? [];
    const middle = (pick: (sample: Sample) => number) => median(own.map(pick));
    return {
      name,
      perSecond: middle(({ perSecond }) => perSecond),
      ratio: median(
        own.map(({ perSecond }, round) => perSecond / (baseline[round]?.perSecond ?? Number.NaN)),
      ),
      p50: middle(({ p50 }) => p50),
      p95: middle(({ p95 }) => p95),
      p99: middle(({ p99 }) => p99),
      statuses: sumStatuses(own),
    };
  });
}

function sumStatuses(samples: Sample[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [status, count] of samples.flatMap(({ statuses = {} }) => Object.entries(statuses))) {
    sums[status] = (sums[status] ?? 0) + count;
  }
  return sums;
}
