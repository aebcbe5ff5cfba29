import { ApiError, sentenceOf } from '~/lib/api-error';
import { showToast } from '~/ui/toast';

export interface Failure {
  title: string;
  /** Said when the server sent no sentence of its own. */
  fallback: string;
}

/** Tells why a change did not happen. A session that has ended says so itself. */
export function showFailure(error: unknown, { title, fallback }: Failure): void {
  if (error instanceof ApiError && error.status === 401) return;
  const description = sentenceOf(error) ?? fallback;
  showToast({ title, description, variant: 'destructive' });
}
