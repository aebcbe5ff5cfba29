import type { Booking } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef } from 'react';
import { booking as texts } from '~/content/booking';
import { slotsKey } from '~/features/slot-picker/get-slots';
import { SlotPicker } from '~/features/slot-picker/slot-picker';
import { sentenceOf } from '~/lib/api-error';
import type { Clock } from '~/lib/clock';
import { Button } from '~/ui/button';
import { bookingQuery, updateBooking } from './api';
import styles from './visitor-booking.module.css';

interface MoveCallProps {
  token: string;
  /** When the call takes place now. */
  present: string;
  clock: Clock;
  onKeep: () => void;
  onMoved: () => void;
}

/** Picks a new time for a booked call. */
export function MoveCall({ token, present, clock, onKeep, onMoved }: MoveCallProps) {
  const titleId = useId();
  const client = useQueryClient();
  const panel = useRef<HTMLDivElement>(null);
  const start = useMemo(() => new Date(present), [present]);

  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, []);

  function showMoved(call: Booking): void {
    client.setQueryData(bookingQuery(token).queryKey, call);
    client.removeQueries({ queryKey: slotsKey });
    onMoved();
  }

  return (
    <div ref={panel} tabIndex={-1} className={styles.move}>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="text-heading">
          {texts.moving.title}
        </h2>
        <p className="mt-3 text-lead text-slate">{texts.moving.lead}</p>
        <SlotPicker
          texts={texts.moving}
          clock={clock}
          present={start}
          sendRequest={(scheduledAt) => updateBooking(token, { action: 'move', scheduledAt })}
          onBooked={showMoved}
          onFailed={(error) => sentenceOf(error) ?? texts.moving.failed}
        />
      </section>
      <Button variant="quiet" className="mt-4 px-0!" onClick={onKeep}>
        {texts.moving.keep}
      </Button>
    </div>
  );
}
