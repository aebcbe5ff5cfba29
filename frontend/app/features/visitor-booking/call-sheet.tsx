import { meetingPhone } from '@agency/contracts';
import type { ReactNode } from 'react';
import { booking } from '~/content/booking';
import { CallFacts } from '~/features/slot-picker/call-facts';
import { visitorZone } from '~/lib/eastern-display';
import { classNames } from '~/ui/class-names';
import styles from './visitor-booking.module.css';

interface CallSheetProps {
  startsAt: Date;
  /** Default: a video meeting, the usual one. */
  meetingUrl?: string | null;
  children?: ReactNode;
}

/** When and how the call takes place, with its actions below. */
export function CallSheet({ startsAt, meetingUrl, children }: CallSheetProps) {
  const how = meetingPhone(meetingUrl ?? '') ? booking.byPhone : undefined;
  return (
    <div className={classNames(styles.sheet, '@container')}>
      <CallFacts startsAt={startsAt} zone={visitorZone()} how={how} />
      {children}
    </div>
  );
}
