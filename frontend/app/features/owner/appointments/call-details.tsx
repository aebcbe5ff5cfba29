import type { OwnerAppointment } from '@agency/contracts';
import { useState } from 'react';
import { formatEasternTime } from '~/lib/eastern-display';
import { AppointmentActions, type AppointmentTask } from './appointment-actions';
import { AppointmentEditor } from './appointment-editor';
import { AppointmentEmails } from './appointment-emails';
import type { AppointmentStage } from './appointment-state';
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
