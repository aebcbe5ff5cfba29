import type { Slot, SlotUnavailableReason } from '@agency/contracts';
import { formatEasternTime, localTimeIfDifferent } from '~/lib/eastern-display';
import { classNames } from '~/ui/class-names';

/** Why a time cannot be chosen, in the space of a button. */
const reasons: Record<SlotUnavailableReason, string> = {
  weekend: 'Closed',
  past: 'Past',
  'day-off': 'Day off',
  closed: 'Closed',
  'too-soon': 'Too soon',
  'too-far': 'Not open yet',
  taken: 'Taken',
};

interface SlotButtonProps {
  slot: Slot;
  zone: string;
  isChosen: boolean;
  /** The time of the call that is being moved. */
  isPresent: boolean;
  onChoose: () => void;
}

/** One start. What cannot be booked stays visible and says why. */
export function SlotButton({ slot, zone, isChosen, isPresent, onChoose }: SlotButtonProps) {
  const local = localTimeIfDifferent(slot.startsAt, zone);
  const isOpen = slot.unavailableReason === null;
  return (
    <button
      type="button"
      disabled={!isOpen}
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'grid content-center justify-items-center rounded-sheet border px-1 leading-tight transition-colors',
        'disabled:cursor-not-allowed',
        !isOpen && 'border-transparent bg-sand/35 text-slate',
        isOpen &&
          (isChosen
            ? 'border-magenta bg-magenta text-white forced-colors:border-4'
            : 'border-channel/50 bg-white text-ink enabled:hover:border-channel enabled:hover:bg-shallows'),
      )}
    >
      <span
        className={classNames(
          'text-small font-semibold tabular-nums',
          !isOpen && 'font-normal line-through decoration-1',
        )}
      >
        {formatEasternTime(slot.startsAt)}
      </span>{' '}
      {slot.unavailableReason ? (
        <span className="text-fine">
          {isPresent ? 'Your time now' : reasons[slot.unavailableReason]}
        </span>
      ) : (
        local && (
          <span className={classNames('text-fine italic', !isChosen && 'text-slate')}>
            <span className="sr-only">Eastern Time, </span>
            {local}
            <span className="sr-only"> your time</span>
          </span>
        )
      )}
    </button>
  );
}
