import { type Booking, easternDateOf, mondayOf } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { booking as texts } from '~/content/booking';
import { takenTimesQuery } from '~/features/calendar/get-taken-times';
import { SlotChoice } from '~/features/scheduler/moving';
import { sentenceOf } from '~/lib/api-error';
import type { Clock } from '~/lib/clock';
import { Button } from '~/ui/button';
import { bookingQuery } from './api/get-booking';
import { updateBooking } from './api/update-booking';

interface MoveCallProps {
  token: string;
  /** When the call takes place now. */
  present: string;
  clock: Clock;
  onKeep: () => void;
  onMoved: () => void;
}

/** The scheduler for a call that has a time already. */
export function MoveCall({ token, present, clock, onKeep, onMoved }: MoveCallProps) {
  const client = useQueryClient();
  const panel = useRef<HTMLDivElement>(null);
  const start = useMemo(() => new Date(present), [present]);

  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, []);

  const order = {
    send: (scheduledAt: string) => updateBooking(token, { action: 'move', scheduledAt }),
    onDone(call: Booking) {
      client.setQueryData(bookingQuery(token).queryKey, call);
      for (const startsAt of [present, call.scheduledAt]) {
        const monday = mondayOf(easternDateOf(new Date(startsAt)));
        client.removeQueries(takenTimesQuery(monday));
      }
      onMoved();
    },
    onFailed: (error: Error) => sentenceOf(error) ?? texts.moving.failed,
  };

  return (
    <div ref={panel} tabIndex={-1} className="booking-move">
      <SlotChoice words={texts.moving} order={order} clock={clock} present={start} />
      <Button variant="quiet" className="mt-4 px-0!" onClick={onKeep}>
        {texts.moving.keep}
      </Button>
    </div>
  );
}
