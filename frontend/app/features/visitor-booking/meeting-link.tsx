import { booking as texts } from '~/content/booking';

/** Into the meeting. It opens beside this page and hears nothing of its address. */
export function MeetingLink({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className="booking-join">
      {texts.join}
      <span className="sr-only"> (opens a new tab)</span>
    </a>
  );
}
