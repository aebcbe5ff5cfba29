/** A mail as it is handed to the sender: everything but the envelope. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
  /** The call as a calendar event; absent where a mail changes nobody's calendar. */
  calendar?: CalendarPart;
}

export interface CalendarPart {
  /** Equals the METHOD inside `content`, or clients show no buttons. */
  method: 'REQUEST' | 'CANCEL';
  /** An iCalendar object, folded, with CRLF line ends. */
  content: string;
}
