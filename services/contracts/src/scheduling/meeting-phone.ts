import { formatPhone } from '../text/phone.js';

// Not in meeting.ts, whose schemas the visitor's page does not need.
/** The number of a call by phone, formatted for display; null for a web address. */
export function meetingPhone(meetingUrl: string): string | null {
  const number = /^tel:([^;]*)(?:;ext=(\d+))?/.exec(meetingUrl);
  return number ? formatPhone(`${number[1]}${number[2] ?? ''}`) : null;
}

/** Where a call takes place and how to join it, worded for the visitor's calendar entries. */
export function describeMeeting(meetingUrl: string): { place: string; howToJoin: string } {
  const phone = meetingPhone(meetingUrl);
  return phone === null
    ? { place: meetingUrl, howToJoin: `Join the video meeting: ${meetingUrl}` }
    : { place: `By phone: ${phone}`, howToJoin: `Please call us when it starts: ${phone}` };
}

interface Invited {
  /** Whether the lead gets emails about the call. */
  isInvited: boolean;
  /** The lead's address. */
  email: string | null;
}

/** Whether a call takes place by phone: no email ever named its video room to the lead. */
export const isByPhone = ({ isInvited, email }: Invited): boolean => !isInvited || email === null;
