import { ApiError, sentenceOf } from '~/lib/api-error';
import { showToast, type ToastContent } from '~/ui/toast';

const offlineMessage = 'You’re offline. Please try again once you’re connected.';

export interface Failure extends Pick<ToastContent, 'action'> {
  title: string;
  /** Used if the server sent no message. */
  fallback: string;
  /** Whether to ignore the server's message. */
  isFixed?: boolean;
}

/** Explains why a change was not made. An ended session has its own dialog. */
export function showFailure(error: unknown, failure: Failure): void {
  if (error instanceof ApiError && error.status === 401) return;
  const { title, fallback, isFixed, action } = failure;
  const description =
    (!isFixed && sentenceOf(error)) || (navigator.onLine ? fallback : offlineMessage);
  showToast({ title, description, action, variant: 'destructive' });
}
