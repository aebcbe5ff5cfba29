import { ApiError, sentenceOf } from '~/lib/api-error';
import { showToast } from '~/ui/toast';

export interface Failure {
  title: string;
  /** Used when the server sent no sentence of its own. */
  fallback: string;
  /** Whether the server's sentence is left out. */
  isFixed?: boolean;
}

/** Explains why a change was not made. An ended session shows its own dialog. */
export function showFailure(error: unknown, { title, fallback, isFixed }: Failure): void {
  if (error instanceof ApiError && error.status === 401) return;
  const description = (!isFixed && sentenceOf(error)) || fallback;
  showToast({ title, description, variant: 'destructive' });
}
