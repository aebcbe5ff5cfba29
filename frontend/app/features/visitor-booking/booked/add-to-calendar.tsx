import { bookedCall as texts } from '~/content/booked-call';
import { opensNewTab } from '~/content/booking';
import { calendarFilePathOf } from '../api';
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
        <a href={calendarFilePathOf(token)} download>
          {texts.calendar.file}
        </a>
        {calendarLinks(startsAt, meetingUrl).map(({ label, href }) => (
          <a key={label} href={href} target="_blank" rel="noreferrer">
            {label}
            <span className="sr-only"> {opensNewTab}</span>
          </a>
        ))}
      </p>
      <p className="text-fine text-slate">{texts.calendar.note}</p>
    </section>
  );
}
