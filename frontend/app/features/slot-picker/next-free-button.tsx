import { yourTime } from '~/content/call-facts';
import { inEasternTime, nextFreeTime } from '~/content/slot-picker';
import {
  formatBriefDay,
  formatEasternTime,
  localTimeIfDifferent,
  zoneInWords,
} from '~/lib/eastern-display';
import { Button } from '~/ui/button';
import styles from './slot-picker.module.css';
import type { FreeTime } from './week-days';

interface NextFreeButtonProps {
  free: FreeTime;
  zone: string;
  isLocked: boolean;
  onChoose: (free: FreeTime) => void;
}

/** Chooses week, day and time in one press. */
export function NextFreeButton({ free, zone, isLocked, onChoose }: NextFreeButtonProps) {
  const { startsAt } = free.slot;
  const local = localTimeIfDifferent(startsAt, zone);
  return (
    <Button
      variant="secondary"
      disabled={isLocked}
      className={styles.free}
      onClick={() => onChoose(free)}
    >
      <span>{nextFreeTime(formatBriefDay(free.day), formatEasternTime(startsAt))}</span>{' '}
      {local && (
        <span className="text-fine font-normal italic text-slate">
          <span className="sr-only">{inEasternTime} </span>
          {yourTime(local, zoneInWords(startsAt, zone))}
        </span>
      )}
    </Button>
  );
}
