import { ApiError, sentenceOf } from '~/lib/api-error';
import { showToast } from '~/ui/toast';

/** Tells why an update did not happen (specification, section 8). A session that has ended says so itself. */
export function showUpdateFailure(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) return;
  showToast({
    title: 'Update Failed',
    description: sentenceOf(error) ?? 'Failed to update contact. Please try again.',
    variant: 'destructive',
  });
}
