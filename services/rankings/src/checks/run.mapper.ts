import type { RankingRun } from '@agency/contracts';
import type { RunEntity } from './run.entity.js';

export function toRankingRun(run: RunEntity): RankingRun {
  const { jobId: _, startedAt, finishedAt, ...rest } = run;
  return {
    ...rest,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
