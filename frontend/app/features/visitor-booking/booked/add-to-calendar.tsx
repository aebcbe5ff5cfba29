import { bookedCall as texts } from '~/content/booked-call';
import { bookingPath } from '../api';
import styles from '../visitor-booking.module.css';
import { calendarLinks } from './calendar-links';

interface AddToCalendarProps {
  token: string;
  startsAt: Date;
  meetingUrl: string | null;
}

export function AddToCalendar({ token, startsAt, meetingUrl }: AddToCalendarProps) {
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{texts.calendar.heading}</h2>
      <p className={styles.links}>
        <a href={`${bookingPath(token)}/calendar.ics`} download>
          {texts.calendar.file}
        </a>
        {calendarLinks(startsAt, meetingUrl).map(({ label, href }) => (
          <a key={label} href={href} target="_blank" rel="noreferrer">
            {label}
            <span className="sr-only"> (opens a new tab)</span>
          </a>
        ))}
      </p>
      <p className="text-fine text-slate">{texts.calendar.note}</p>
    </section>
  );
}
