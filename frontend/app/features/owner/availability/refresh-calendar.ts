import { apiPaths } from '@agency/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { callKeys } from '../api/call-keys';

/** Reads the hours and rules again, and which calls lie outside them now. */
export async function refreshCalendar(client: QueryClient): Promise<void> {
  const keys = [[apiPaths.availability], [apiPaths.bookingRules], callKeys.all];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
