import type { UpdateLeadsResponse } from '@agency/contracts';
import { ApiError } from '~/lib/api-error';
import { updateLeads } from '../shared/queries/leads';

type Field = 'status' | 'followUpOn';
type Previous = Extract<UpdateLeadsResponse['results'][number], { previous: object }>['previous'];

/** Restores the previous values of changed leads. One that was changed since is skipped and named. */
export async function restoreLeads({ results }: UpdateLeadsResponse, field: Field): Promise<void> {
  const changed = results.flatMap((result) =>
    result.outcome === 'changed'
      ? [{ id: result.id, version: result.version, ...formerValues(result.previous, field) }]
      : [],
  );
  const answer = await updateLeads(changed);
  const kept = answer.results.flatMap((result) =>
    result.outcome === 'conflict' ? [result.name] : [],
  );
  if (kept.length === 0) return;
  const message = `Skipped because they have changed since then: ${kept.join(', ')}.`;
  throw new ApiError(409, message, { body: { statusCode: 409, message } });
}

/** A task goes with its date, and comes back with it. */
function formerValues({ status, followUpOn, followUpTask }: Previous, field: Field) {
  return field === 'status' ? { status } : { followUpOn, followUpTask };
}
