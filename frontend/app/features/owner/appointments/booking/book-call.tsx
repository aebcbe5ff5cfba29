import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ActionButton } from '~/ui/desk/action-button';
import { BookingDialog } from './booking-dialog';
import { type BookedLead, BookingForm } from './booking-form';

interface BookCallProps {
  lead: BookedLead;
}

/** Books a call for a lead. Opens on its own for the address `?lead=…&book=1`. */
export function BookCall({ lead }: BookCallProps) {
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
          <BookingForm lead={lead} onBooked={close} />
        </BookingDialog>
      )}
    </>
  );
}
