import { type EasternDate, easternDateOf } from '@agency/contracts';
import { callNoun, counted } from '~/lib/counted';
import { dayParts, formatDayOfYear } from '~/lib/eastern-display';
import { classNames } from '~/ui/class-names';
import { headRemarks } from './cell-labels';
import type { GridDay } from './grid-day';

interface WeekStripProps {
  days: readonly GridDay[];
  shown: EasternDate;
  now: Date;
  onShow: (day: EasternDate) => void;
}

/** The days of the week on a phone, which shows one at a time. */
export function WeekStrip({ days, shown, now, onShow }: WeekStripProps) {
  const today = easternDateOf(now);
  return (
    <ul aria-label="Days" className="mb-2 grid grid-flow-col auto-cols-[1fr] gap-1">
      {days.map((column) => {
        const { day, calls, off } = column;
        const { weekday, date } = dayParts(day);
        const facts = [
          day === today && 'today',
          calls.length > 0 && counted(calls.length, callNoun),
          ...headRemarks(column),
        ];
        return (
          <li key={day}>
            <button
              type="button"
              aria-pressed={day === shown}
              className={classNames(
                'grid min-h-12 w-full min-w-11 cursor-pointer justify-items-center rounded-button border border-transparent py-1 text-(length:--text-fine) leading-[1.25] aria-pressed:bg-deep aria-pressed:text-white forced-colors:aria-pressed:border-[Highlight]',
                off !== null && day !== shown && 'text-(--color-danger)',
              )}
              onClick={() => onShow(day)}
            >
              <span className="sr-only">
                {[formatDayOfYear(day), ...facts].filter(Boolean).join(', ')}
              </span>
              <span aria-hidden="true" className="grid justify-items-center">
                {weekday}
                <b
                  className={classNames(
                    'font-semibold text-[length:1rem]',
                    day === today &&
                      'underline decoration-2 decoration-magenta underline-offset-[0.2em]',
                  )}
                >
                  {date}
                </b>
                <span>{calls.length > 0 ? `· ${calls.length} ·` : '\u00a0'}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
