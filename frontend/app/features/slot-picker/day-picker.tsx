import type { EasternDate } from '@agency/contracts';
import { daysLegend, openLabel, pastLabel, todayLabel } from '~/content/slot-picker';
import { dayParts, formatDay } from '~/lib/eastern-display';
import { classNames } from '~/ui/class-names';
import styles from './slot-picker.module.css';
import type { WeekSlots } from './use-week-slots';
import type { DaySlots } from './week-days';

interface DayPickerProps {
  week: WeekSlots;
  today: EasternDate;
  chosen: EasternDate | null;
  isLocked: boolean;
  onChoose: (day: EasternDate) => void;
}

/** Monday to Friday. Past days are disabled. */
export function DayPicker({ week, today, chosen, isLocked, onChoose }: DayPickerProps) {
  return (
    <fieldset disabled={isLocked} className="min-w-0">
      <legend className="sr-only">{daysLegend}</legend>
      <div className={styles.days}>
        {week.days.map((day) => (
          <DayButton
            key={day.day}
            day={day}
            isLoading={week.isLoading}
            isPast={day.day < today}
            isToday={day.day === today}
            isChosen={day.day === chosen}
            onChoose={() => onChoose(day.day)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface DayButtonProps {
  day: DaySlots;
  isLoading: boolean;
  isPast: boolean;
  isToday: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** The more times are free, the higher the water behind the date. */
function DayButton(props: DayButtonProps) {
  const { day, isLoading, isPast, isToday, isChosen, onChoose } = props;
  const { weekday, month, date } = dayParts(day.day);
  return (
    <button
      type="button"
      disabled={isPast}
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        styles.day,
        'transition-colors disabled:cursor-not-allowed disabled:border-sand disabled:bg-transparent disabled:text-slate',
        isChosen
          ? 'border-magenta bg-white after:absolute after:inset-0 after:rounded-sheet after:border-2 after:border-magenta'
          : 'border-channel/40 bg-white enabled:hover:border-channel',
      )}
    >
      {!isPast && !isLoading && <WaterLevel share={day.openCount / day.slots.length} />}
      <span className="sr-only">{formatDay(day.day)}, </span>
      <span aria-hidden="true" className="text-fine font-semibold">
        {isToday ? todayLabel : weekday}
      </span>
      <span aria-hidden="true" className="font-display text-title leading-none tabular-nums">
        {date}
      </span>
      <span aria-hidden="true" className="text-fine">
        {month}
      </span>
      <span
        className={classNames(
          'mt-1 min-h-[1.45em] text-fine font-semibold',
          isPast && 'font-normal',
        )}
      >
        {isPast && pastLabel}
        {!isPast && !isLoading && (
          <>
            {day.openCount}
            <span className="sr-only @xs:not-sr-only"> {openLabel}</span>
          </>
        )}
      </span>
    </button>
  );
}

interface WaterLevelProps {
  /** 0 is empty, 1 is full. */
  share: number;
}

/** Water behind the date. */
function WaterLevel({ share }: WaterLevelProps) {
  if (share === 0) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={styles.water}
    >
      <g transform={`translate(0 ${92 - 78 * share})`} fill="currentColor">
        <path d="M0 4Q12.5-3 25 3T50 3T75 3T100 2V100H0Z" opacity="0.6" />
        <path d="M0 10Q12.5 4 25 9T50 9T75 10T100 8V100H0Z" opacity="0.75" />
      </g>
    </svg>
  );
}
