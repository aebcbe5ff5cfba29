import type { UpdateLeadsResponse } from '@agency/contracts';
import { updateLeads } from '../shared/leads';

/** Writes the previous values of changed leads back. A task goes with its date, and comes back with it. */
export async function restoreLeads(
  { results }: UpdateLeadsResponse,
  field: 'status' | 'followUpOn',
): Promise<void> {
  await updateLeads(
    results.flatMap((result) => {
      if (result.outcome !== 'changed') return [];
      const { status, followUpOn, followUpTask } = result.previous;
      return [
        { id: result.id, ...(field === 'status' ? { status } : { followUpOn, followUpTask }) },
      ];
    }),
  );
}
