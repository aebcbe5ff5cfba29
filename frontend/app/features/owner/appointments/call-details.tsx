import type { OwnerAppointment } from '@agency/contracts';
import { useEffect, useRef, useState } from 'react';
import { formatEasternTime } from '~/lib/eastern-display';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { EmailLink } from '../shared/lead-reach';
import { AppointmentEditor } from './appointment-editor';
import { AppointmentEmails } from './appointment-emails';
import { type AppointmentStage, canBeJoined } from './appointment-state';
import { CancelAppointment } from './cancel-appointment';
import { CopyMeetingLink, JoinLink } from './meeting-link';
import { MovePanel } from './move-panel';

interface CallDetailsProps {
  appointment: OwnerAppointment;
  stage: AppointmentStage;
  now: Date;
}

/** Details of an appointment. Moving it, its emails and its editor open one at a time. */
export function CallDetails({ appointment, stage, now }: CallDetailsProps) {
  const [open, setOpen] = useState<AppointmentTask | null>(null);
  const [left, setLeft] = useState<AppointmentTask | null>(null);
  const { contact, notes } = appointment;

  function close(): void {
    setLeft(open);
    setOpen(null);
  }

  return (
    <>
      {contact.message && (
        <blockquote
          className="max-w-[65ch] whitespace-pre-wrap border-l-2 pl-3 wrap-anywhere border-sand"
          dir="auto"
        >
          {contact.message}
        </blockquote>
      )}
      {notes && open !== 'edit' && (
        <p
          className="max-w-[65ch] whitespace-pre-wrap border-l-2 pl-3 wrap-anywhere border-shoal text-slate"
          dir="auto"
        >
          {notes}
        </p>
      )}
      {appointment.confirmBy && (
        <p className="text-fine text-slate">
          Held until {formatEasternTime(new Date(appointment.confirmBy))}, unless the visitor
          confirms with the link in the email.
        </p>
      )}
      {appointment.meetingUrl === null && (
        <p className="text-fine text-slate">By phone. No emails are sent about this call.</p>
      )}
      {open === null && (
        <AppointmentActions
          appointment={appointment}
          stage={stage}
          now={now}
          left={left}
          onOpen={setOpen}
        />
      )}
      {open === 'move' && <MovePanel appointment={appointment} onClose={close} />}
      {open === 'emails' && <AppointmentEmails appointmentId={appointment.id} onClose={close} />}
      {open === 'edit' && <AppointmentEditor appointment={appointment} onClose={close} />}
    </>
  );
}

/** The panel that opens below an appointment. */
type AppointmentTask = 'move' | 'edit' | 'emails';

interface AppointmentActionsProps {
  appointment: OwnerAppointment;
  stage: AppointmentStage;
  now: Date;
  /** The panel that was open last: the focus returns to its button. */
  left: AppointmentTask | null;
  onOpen: (task: AppointmentTask) => void;
}

/** The actions on an appointment, other than joining it and recording the result. */
function AppointmentActions(props: AppointmentActionsProps) {
  const { appointment, stage, now, left, onOpen } = props;
  const [isCancelling, setCancelling] = useState(false);
  const isAhead = appointment.status === 'scheduled' && stage !== 'past';
  const move = useRef<HTMLButtonElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const emails = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (left === 'emails') emails.current?.focus();
    else if (left) ((left === 'move' && move.current) || edit.current)?.focus();
  }, [left]);

  return (
    <Actions>
      {isAhead && (
        <ActionButton ref={move} onClick={() => onOpen('move')}>
          Move
        </ActionButton>
      )}
      {isAhead && stage === 'upcoming' && (
        <ActionButton onClick={() => setCancelling(true)}>Cancel</ActionButton>
      )}
      <ActionButton ref={edit} onClick={() => onOpen('edit')}>
        Edit<span className="sr-only"> status and notes</span>
      </ActionButton>
      <ActionButton ref={emails} onClick={() => onOpen('emails')}>
        Emails
      </ActionButton>
      {isAhead && !canBeJoined(appointment, now) && (
        <JoinLink appointment={appointment} now={now} />
      )}
      {isAhead && <CopyMeetingLink url={appointment.meetingUrl} />}
      {appointment.contact.email && <EmailLink email={appointment.contact.email} />}
      {isCancelling && (
        <CancelAppointment appointment={appointment} onClose={() => setCancelling(false)} />
      )}
    </Actions>
  );
}
