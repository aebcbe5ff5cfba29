import type { ReactNode } from 'react';
import { CallFacts } from '~/features/calendar/call-facts';
import { visitorZone } from '~/lib/eastern-display';

interface CallSheetProps {
  startsAt: Date;
  children?: ReactNode;
}

/** When and how the call takes place, and below it what can be done. */
export function CallSheet({ startsAt, children }: CallSheetProps) {
  return (
    <div className="booking-sheet @container">
      <CallFacts startsAt={startsAt} zone={visitorZone()} />
      {children}
    </div>
  );
}
