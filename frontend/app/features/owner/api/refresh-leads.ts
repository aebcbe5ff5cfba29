import { apiPaths } from '@agency/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { leadKeys } from './lead-keys';

/** Reads everything shown about leads again, counters included. */
export async function refreshLeads(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: leadKeys.all }),
    client.invalidateQueries({ queryKey: [apiPaths.contactCounts] }),
  ]);
}
