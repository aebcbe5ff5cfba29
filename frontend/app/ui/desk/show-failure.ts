import { ApiError, sentenceOf } from '~/lib/api-error';
import { showToast } from '~/ui/toast';

export interface Failure {
  title: string;
  /** Used if the server sent no message. */
  fallback: string;
  /** Whether to ignore the server's message. */
  isFixed?: boolean;
}

/** Explains why a change was not made. An ended session has its own dialog. */
export function showFailure(error: unknown, { title, fallback, isFixed }: Failure): void {
  if (error instanceof ApiError && error.status === 401) return;
  const description = (!isFixed && sentenceOf(error)) || fallback;
  showToast({ title, description, variant: 'destructive' });
}
