import type { Calendar } from '@agency/contracts';
import { calendarTones } from '../shared/tones';

/** A calendar's name beside its color. */
export function CalendarMark({ calendar }: { calendar: Pick<Calendar, 'name' | 'color'> }) {
  return (
    <span className="flex items-baseline gap-2.5">
      <span
        aria-hidden="true"
        className="size-3.5 flex-none rounded-[0.1875rem] border border-ink/35 forced-color-adjust-none"
        style={{ background: calendarTones[calendar.color] }}
      />
      <strong>
        <bdi>{calendar.name}</bdi>
      </strong>
    </span>
  );
}
