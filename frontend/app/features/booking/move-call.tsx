import { type Booking, meetingPhone } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { booking as texts } from '~/content/booking';
import { SlotPicker } from '~/features/slot-picker/slot-picker';
import { slotsKey } from '~/features/slot-picker/use-week-slots';
import { sentenceOf } from '~/lib/api-error';
import { Button } from '~/ui/button';
import { bookingQuery, updateBooking } from './api';
import styles from './visitor-booking.module.css';

interface MoveCallProps {
  token: string;
  /** As it is booked now. */
  call: Booking;
  onKeep: () => void;
  onMoved: () => void;
}

/** Picks a new time for a booked call. */
export function MoveCall({ token, call, onKeep, onMoved }: MoveCallProps) {
  const titleId = useId();
  const client = useQueryClient();
  const { queryKey } = bookingQuery(token);
  const panel = useRef<HTMLDivElement>(null);
  const [isMoving, setIsMoving] = useState(false);
  const [start] = useState(() => new Date(call.scheduledAt));

  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, []);

  // Moved here, by a request whose answer was lost, or elsewhere.
  const hasMoved = Date.parse(call.scheduledAt) !== start.getTime();
  useEffect(() => {
    if (!hasMoved) return;
    client.removeQueries({ queryKey: slotsKey });
    onMoved();
  });

  function move(scheduledAt: string): Promise<Booking> {
    setIsMoving(true);
    return updateBooking(token, { action: 'move', scheduledAt }).finally(() => setIsMoving(false));
  }

  function explain(error: Error): string {
    // Only the answer may be lost: if the call has moved, the page says so.
    void client.invalidateQueries({ queryKey });
    return sentenceOf(error) ?? texts.moving.unsure;
  }

  return (
    <div ref={panel} tabIndex={-1} className={styles.move}>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="text-heading">
          {texts.moving.title}
        </h2>
        <p className="mt-3 text-lead text-slate">{texts.moving.lead}</p>
        <SlotPicker
          texts={{
            ...texts.moving,
            how: meetingPhone(call.meetingUrl ?? '') ? texts.byPhone : undefined,
          }}
          present={start}
          sendRequest={move}
          onBooked={(moved) => client.setQueryData(queryKey, moved)}
          onFailed={explain}
        />
      </section>
      <Button variant="quiet" className="mt-4 px-0!" disabled={isMoving} onClick={onKeep}>
        {texts.moving.keep}
      </Button>
    </div>
  );
}
