import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ActionButton } from './action-button';
import { type Failure, showFailure } from './show-failure';

interface RetryButtonProps {
  children: string;
  /** What is retried, for assistive technology. */
  what: string;
  /** Distinguishes this button's request from others'. */
  requestKey: readonly unknown[];
  retry: () => Promise<unknown>;
  onRetried: () => void;
  failure: Failure;
  /** Refetches, whatever the outcome. */
  refresh: () => Promise<unknown>;
}

/** Retries something that failed, once for a double click. */
export function RetryButton(props: RetryButtonProps) {
  const { children, what, requestKey, retry, onRetried, failure, refresh } = props;
  const client = useQueryClient();
  const mutationKey = ['retry', ...requestKey];
  const { isPending, mutate } = useMutation({
    mutationKey,
    mutationFn: retry,
    onSuccess: onRetried,
    onError: (error) => showFailure(error, failure),
    onSettled: refresh,
  });

  return (
    <ActionButton
      isBlocked={isPending}
      onClick={() => {
        // Asks the client: a second click comes before the next render.
        if (client.isMutating({ mutationKey }) === 0) mutate();
      }}
    >
      {children}
      <span className="sr-only">: {what}</span>
    </ActionButton>
  );
}
