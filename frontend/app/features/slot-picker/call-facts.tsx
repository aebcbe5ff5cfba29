import { appointmentMinutes, easternDateOf } from '@agency/contracts';
import type { ReactNode } from 'react';
import {
  dayShift,
  formatDay,
  formatEasternTime,
  formatTimeIn,
  localTimeIfDifferent,
  zoneInWords,
} from '~/lib/eastern-display';
import styles from './slot-picker.module.css';

interface CallFactsProps {
  startsAt: Date;
  zone: string;
}

/** When and how a call takes place. Also shows the visitor's local time if it differs. */
export function CallFacts({ startsAt, zone }: CallFactsProps) {
  const isElsewhere = localTimeIfDifferent(startsAt, zone) !== null;
  const shift = dayShift(startsAt, zone);
  return (
    <dl className={styles.facts}>
      <Fact name="Date">{formatDay(easternDateOf(startsAt))}</Fact>
      <Fact name="Time">
        {formatEasternTime(startsAt)} Eastern Time
        {isElsewhere && (
          <span className="block text-small font-normal italic text-slate">
            {formatTimeIn(zone, startsAt)} your time ({zoneInWords(startsAt, zone)})
            {shift && `, ${shift}`}
          </span>
        )}
      </Fact>
      <Fact name="Duration">{appointmentMinutes} minutes</Fact>
      <Fact name="Meeting type">Video meeting</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-fine text-slate">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
