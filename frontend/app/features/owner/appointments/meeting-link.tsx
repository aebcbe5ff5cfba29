import { meetingPhone, type OwnerAppointment } from '@agency/contracts';
import { ActionButton, ActionLink } from '~/ui/desk/action-button';
import { copyText } from '~/ui/desk/copy-text';
import { canBeJoined } from './appointment-state';

interface JoinLinkProps {
  appointment: OwnerAppointment;
  now: Date;
}

/** The link to the meeting, emphasized around the time of the call. A call by phone has none. */
export function JoinLink({ appointment, now }: JoinLinkProps) {
  const { meetingUrl, contact } = appointment;
  if (meetingUrl === null || meetingPhone(meetingUrl) !== null) return null;
  return (
    <ActionLink
      href={meetingUrl}
      target="_blank"
      rel="noreferrer"
      isPrimary={canBeJoined(appointment, now)}
    >
      Join<span className="sr-only"> the meeting with {contact.name} (opens a new tab)</span>
    </ActionLink>
  );
}

const copied = { title: 'Link Copied', description: 'The meeting link is in your clipboard.' };

/** A call by phone has none. */
export function CopyMeetingLink({ url }: { url: string | null }) {
  if (url === null || meetingPhone(url) !== null) return null;
  return (
    <ActionButton onClick={() => void copyText(url, copied, 'Copy This Link')}>
      Copy link
    </ActionButton>
  );
}

/** `By phone`, and whether it is the visitor who calls; null for a meeting with a link. */
export function byPhone({ meetingUrl }: Pick<OwnerAppointment, 'meetingUrl'>): string | null {
  if (meetingUrl === null) return 'By phone';
  return meetingPhone(meetingUrl) === null ? null : 'By phone: they call you';
}
