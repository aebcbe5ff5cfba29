import { easternDateOf } from '@agency/contracts';
import type { ReactNode } from 'react';
import { callFacts as texts } from '~/content/call-facts';
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
      <Fact name={texts.date}>{formatDay(easternDateOf(startsAt))}</Fact>
      <Fact name={texts.time}>
        {texts.easternTime(formatEasternTime(startsAt))}
        {isElsewhere && (
          <span className="block text-small font-normal italic text-slate">
            {texts.yourTime(formatTimeIn(zone, startsAt), zoneInWords(startsAt, zone))}
            {shift && `, ${shift}`}
          </span>
        )}
      </Fact>
      <Fact name={texts.duration.name}>{texts.duration.minutes}</Fact>
      <Fact name={texts.meeting.name}>{texts.meeting.video}</Fact>
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
