import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { booking as texts } from '~/content/booking';
import { sentenceOf } from '~/lib/api-error';
import { Button } from '~/ui/button';
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
  const panel = useRef<HTMLElement>(null);
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
    // The call may have started or been cancelled: refetch its current state.
    onError: () => client.invalidateQueries({ queryKey }),
    onSettled() {
      isUnderWay.current = false;
    },
  });

  useEffect(() => panel.current?.focus(), []);

  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={titleId} className={styles.cancel}>
      <h2 id={titleId} className="text-title">
        {title}
      </h2>
      <p className="mt-2 max-w-[52ch]">{text}</p>
      {cancel.error && (
        <p role="alert" className="mt-4 border-l-4 border-magenta pl-3 font-semibold">
          {sentenceOf(cancel.error) ?? failed}
        </p>
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
