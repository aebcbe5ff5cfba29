import { easternDateOf } from '@agency/contracts';
import type { ReactNode } from 'react';
import {
  dateLabel,
  duration,
  durationLabel,
  easternTime,
  meetingTypeLabel,
  timeLabel,
  videoMeeting,
  yourTime,
} from '~/content/call-facts';
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
  how?: string;
}

/** When and how a call takes place. Also shows the visitor's local time if it differs. */
export function CallFacts({ startsAt, zone, how = videoMeeting }: CallFactsProps) {
  const isElsewhere = localTimeIfDifferent(startsAt, zone) !== null;
  const shift = dayShift(startsAt, zone);
  return (
    <dl className={styles.facts}>
      <Fact name={dateLabel}>{formatDay(easternDateOf(startsAt))}</Fact>
      <Fact name={timeLabel}>
        {easternTime(formatEasternTime(startsAt))}
        {isElsewhere && (
          <span className="block text-small font-normal italic text-slate">
            {yourTime(formatTimeIn(zone, startsAt), zoneInWords(startsAt, zone))}
            {shift && `, ${shift}`}
          </span>
        )}
      </Fact>
      <Fact name={durationLabel}>{duration}</Fact>
      <Fact name={meetingTypeLabel}>{how}</Fact>
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
