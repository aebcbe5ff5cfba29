import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { booking as texts } from '~/content/booking';
import { sentenceOf } from '~/lib/api-error';
import { AlertText } from '~/ui/alert-text';
import { Button } from '~/ui/button';
import { useFocusOnOpen } from '~/ui/use-focus';
import { bookingQuery, updateBooking } from './api';
import styles from './visitor-booking.module.css';

interface CancelCallProps {
  token: string;
  onKeep: () => void;
  onCancelled: () => void;
}

/** Asks for confirmation. */
export function CancelCall({ token, onKeep, onCancelled }: CancelCallProps) {
  const titleId = useId();
  const panel = useFocusOnOpen<HTMLElement>();
  const isUnderWay = useRef(false);
  const client = useQueryClient();
  const { title, text, confirm, confirming, keep, failed } = texts.cancelling;
  const { queryKey } = bookingQuery(token);
  const cancel = useMutation({
    mutationFn: () => updateBooking(token, { action: 'cancel' }),
    onSuccess(call) {
      onCancelled();
      client.setQueryData(queryKey, call);
    },
    // The call may have started or been canceled: refetch its current state.
    onError: () => client.invalidateQueries({ queryKey }),
    onSettled() {
      isUnderWay.current = false;
    },
  });

  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={titleId} className={styles.cancel}>
      <h2 id={titleId} className="text-title">
        {title}
      </h2>
      <p className="mt-2 max-w-[52ch]">{text}</p>
      {cancel.error && (
        <AlertText className="mt-4 pl-3">{sentenceOf(cancel.error) ?? failed}</AlertText>
      )}
      <div className={styles.actions}>
        {/* Not `busy`: a disabled button would lose the focus to the page while the request runs. */}
        <Button
          aria-disabled={cancel.isPending}
          aria-busy={cancel.isPending}
          className={cancel.isPending ? 'pointer-events-none opacity-70' : undefined}
          onClick={() => {
            // State would be too late: a double click comes before the next render.
            if (isUnderWay.current) return;
            isUnderWay.current = true;
            cancel.mutate();
          }}
        >
          {cancel.isPending ? confirming : confirm}
        </Button>
        <Button variant="quiet" className="px-0!" disabled={cancel.isPending} onClick={onKeep}>
          {keep}
        </Button>
      </div>
    </section>
  );
}
