import type { ReactNode } from 'react';
import { CallFacts } from '~/features/slot-picker/call-facts';
import { visitorZone } from '~/lib/eastern-display';
import { classNames } from '~/ui/class-names';
import styles from './visitor-booking.module.css';

interface CallSheetProps {
  startsAt: Date;
  children?: ReactNode;
}

/** When and how the call takes place, with its actions below. */
export function CallSheet({ startsAt, children }: CallSheetProps) {
  return (
    <div className={classNames(styles.sheet, '@container')}>
      <CallFacts startsAt={startsAt} zone={visitorZone()} />
      {children}
    </div>
  );
}
