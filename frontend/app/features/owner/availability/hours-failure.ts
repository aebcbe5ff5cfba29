import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/lib/api-error';
import { showToast } from '~/ui/toast';
import { refreshCalendar } from './refresh-calendar';

/** Tells that a change of the hours did not happen, in the specified words. */
export function showHoursFailure(
  client: QueryClient,
  error: unknown,
  description: string,
): Promise<void> | undefined {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) return;
  showToast({ title: 'Error', description, variant: 'destructive' });
  // Deleted somewhere else meanwhile.
  if (status === 404) return refreshCalendar(client);
}
