import { type RankingRun, rankingFailureCauseSchema } from '@agency/contracts';
import type { RunEntity } from './run.entity.js';

/** A cause that another version stored and this one does not know counts as `stopped`; the message still says why. */
export function toRankingRun(run: RunEntity): RankingRun {
  const { jobId: _, startedAt, finishedAt, cause, ...rest } = run;
  return {
    ...rest,
    cause: cause && (rankingFailureCauseSchema.safeParse(cause).data ?? 'stopped'),
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
