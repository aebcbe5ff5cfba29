import { booking as texts } from '~/content/booking';
import styles from './visitor-booking.module.css';

/** `noreferrer`, because the address of this page is a secret. */
export function MeetingLink({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className={styles.join}>
      {texts.join}
      <span className="sr-only"> (opens a new tab)</span>
    </a>
  );
}
