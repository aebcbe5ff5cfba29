import { dayParts, formatDayOfYear } from '~/lib/eastern-display';
import { classNames } from '~/ui/class-names';
import { calendarTones } from '../busy-calendars/tones';
import { countOfCalls, headRemarks } from './cell-labels';
import type { GridDay } from './grid-day';

interface DayHeadProps {
  column: GridDay;
  isToday: boolean;
}

/** A day's date, its number of calls, why it may have none, and what takes it all in other calendars. */
export function DayHead({ column, isToday }: DayHeadProps) {
  const { day, calls, off, allDay } = column;
  const { weekday, date } = dayParts(day);
  const remarks = headRemarks({ ...column, allDay: [] }).join(', ');
  return (
    <th
      scope="col"
      className="sticky top-(--header) z-3 grid min-h-11 min-w-0 content-center border-b border-l border-sand bg-buff px-2 py-1 text-center font-medium leading-[1.3] data-off:text-(--color-danger) max-md:static max-md:min-h-8 max-md:snap-start max-md:snap-always max-md:text-(length:--text-fine)"
      data-day={day}
      data-today={isToday ? '' : undefined}
      data-off={off ? '' : undefined}
    >
      <span className="sr-only">
        {[formatDayOfYear(day), isToday && 'today', countOfCalls(calls)].filter(Boolean).join(', ')}
      </span>
      <span aria-hidden="true">
        {weekday}{' '}
        <b
          className={isToday ? 'inline-block min-w-6 rounded-sheet bg-deep text-white' : undefined}
        >
          {date}
        </b>
        {calls.length > 0 && ` · ${calls.length}`}
      </span>
      {remarks && (
        <bdi
          className={classNames('truncate text-(length:--text-fine)', !off && 'text-slate')}
          title={remarks}
        >
          {remarks}
        </bdi>
      )}
      {allDay.map(({ name, color }) => (
        <bdi
          key={name}
          className="truncate rounded-[3px] border-l-4 bg-[#e4e2dd] px-1 text-start text-(length:--text-fine) text-[#3b434a]"
          style={{ borderColor: calendarTones[color] }}
          title={name}
        >
          {name}
        </bdi>
      ))}
    </th>
  );
}
