import { CalendarFeed } from '../calendar-feed/calendar-feed';
import { OtherCalendars } from './other-calendars';

/** Both connections to the owner's own calendar: it shows her calls, and its busy times are read here. */
export function OwnCalendar() {
  return (
    <section
      aria-labelledby="own-calendar"
      className="grid w-full min-w-0 justify-items-start gap-6"
    >
      <h2 id="own-calendar" className="text-title">
        Calendars
      </h2>
      <OtherCalendars />
      <CalendarFeed />
    </section>
  );
}
