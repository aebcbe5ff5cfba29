import type { Slot } from '@agency/contracts';
import { useEffect, useId, useRef } from 'react';
import { Button } from '~/ui/button';
import { CallFacts } from './call-facts';

export interface ConfirmationWords {
  confirm: string;
  /** On the same button while it is being sent. */
  confirming: string;
}

interface ConfirmationProps {
  slot: Slot;
  words: ConfirmationWords;
  zone: string;
  isBooking: boolean;
  /** The server's sentence about a booking that failed. */
  refused: string | null;
  onConfirm: () => void;
  onRelease: () => void;
}

/** The last look before booking. It takes the focus when a time has been chosen. */
export function Confirmation(props: ConfirmationProps) {
  const { slot, words, zone, isBooking, refused, onConfirm, onRelease } = props;
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const wasBooking = useRef(false);

  useEffect(() => {
    // Focusing alone would scroll the panel to the middle, and the times above it out of sight.
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (wasBooking.current && !isBooking) confirm.current?.focus();
    wasBooking.current = isBooking;
  }, [isBooking]);

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="mt-7 scroll-mt-24 scroll-mb-6 rounded-sheet border border-channel/40 bg-white p-1.5 focus-visible:outline-channel"
    >
      <div className="rounded-sheet border border-shoal p-4 @md:p-6">
        <h3 id={titleId} className="text-title">
          Does this time <em>suit you?</em>
        </h3>
        <CallFacts startsAt={slot.startsAt} zone={zone} />
        {refused && (
          <p role="alert" className="mt-5 border-l-4 border-magenta pl-3 font-semibold">
            {refused}
          </p>
        )}
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button ref={confirm} busy={isBooking} onClick={onConfirm}>
            {isBooking ? words.confirming : words.confirm}
          </Button>
          <Button variant="quiet" className="px-0!" disabled={isBooking} onClick={onRelease}>
            Choose another time
          </Button>
        </div>
      </div>
    </section>
  );
}
