import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Clock, systemClock } from '~/lib/clock';
import { ActionButton } from '~/ui/desk/action-button';
import { BookingDialog } from './booking-dialog';
import { type BookedLead, BookingForm } from './booking-form';

interface BookCallProps {
  lead: BookedLead;
  clock?: Clock;
}

/** Books a call for a lead. Opens by itself for the address `?lead=…&book=1`. */
export function BookCall({ lead, clock = systemClock }: BookCallProps) {
  const [isOpen, setOpen] = useState(false);
  const [params, setParams] = useSearchParams();
  const isAsked = params.get('book') === '1' && params.get('lead') === String(lead.id);

  function close(): void {
    setOpen(false);
    if (!isAsked) return;
    const others = new URLSearchParams(params);
    others.delete('book');
    setParams(others, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <ActionButton onClick={() => setOpen(true)}>
        Book <span className="sr-only">a call</span>
      </ActionButton>
      {(isOpen || isAsked) && (
        <BookingDialog name={lead.name} onClose={close}>
          <BookingForm lead={lead} clock={clock} onBooked={close} />
        </BookingDialog>
      )}
    </>
  );
}
