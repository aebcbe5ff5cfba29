import { meetingPhone } from '@agency/contracts';
import { opensNewTab, booking as texts } from '~/content/booking';
import styles from './visitor-booking.module.css';

/** Joins the meeting, or calls. `noreferrer`, because the address of this page is a secret. */
export function MeetingLink({ url }: { url: string }) {
  const phone = meetingPhone(url);
  if (phone !== null) {
    return (
      <a href={url} className={styles.join}>
        {texts.call(phone)}
      </a>
    );
  }
  return (
    <a href={url} target="_blank" rel="noreferrer" className={styles.join}>
      {texts.join}
      <span className="sr-only"> {opensNewTab}</span>
    </a>
  );
}
