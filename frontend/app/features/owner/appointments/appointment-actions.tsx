import type { OwnerAppointment } from '@agency/contracts';
import { useEffect, useRef, useState } from 'react';
import { EmailLink } from '../leads/lead-reach';
import type { AppointmentStage } from './appointment-state';
import { CancelAppointment } from './cancel-appointment';
import { MeetingLink } from './meeting-link';
import { useUpdateAppointment } from './use-update-appointment';

/** What opens below an appointment. */
export type AppointmentTask = 'move' | 'edit' | 'emails';

interface AppointmentActionsProps {
  appointment: OwnerAppointment;
  stage: AppointmentStage;
  /** What was open last: the focus returns to its button. */
  left: AppointmentTask | null;
  onOpen: (task: AppointmentTask) => void;
}

/** What can be done with an appointment now. One that has started gets its result in one tap. */
export function AppointmentActions({ appointment, stage, left, onOpen }: AppointmentActionsProps) {
  const [isCancelling, setCancelling] = useState(false);
  const update = useUpdateAppointment(appointment);
  const isScheduled = appointment.status === 'scheduled';
  const move = useRef<HTMLButtonElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const emails = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (left === 'emails') emails.current?.focus();
    else if (left) ((left === 'move' && move.current) || edit.current)?.focus();
  }, [left]);
  useEffect(() => {
    // With a result, the buttons that set it are gone: the focus must not be lost with them.
    if (!isScheduled) return;
    return () => {
      if (document.activeElement === document.body) edit.current?.focus();
    };
  }, [isScheduled]);

  function setResult(status: 'completed' | 'no-show', news: string): void {
    if (!update.isPending) update.mutate({ status, news });
  }

  return (
    <div className="call-actions">
      {isScheduled && stage !== 'past' && <MeetingLink url={appointment.meetingUrl} />}
      {isScheduled && stage !== 'upcoming' && (
        <>
          <button
            type="button"
            className="call-action"
            aria-disabled={update.isPending}
            onClick={() => setResult('completed', 'Marked as completed.')}
          >
            Completed
          </button>
          <button
            type="button"
            className="call-action"
            aria-disabled={update.isPending}
            onClick={() => setResult('no-show', 'Marked as a no-show.')}
          >
            No-show
          </button>
        </>
      )}
      {isScheduled && (
        <button type="button" ref={move} className="call-action" onClick={() => onOpen('move')}>
          Move
        </button>
      )}
      {isScheduled && stage === 'upcoming' && (
        <button type="button" className="call-action" onClick={() => setCancelling(true)}>
          Cancel
        </button>
      )}
      <span className="call-reach">
        <EmailLink email={appointment.contact.email} />
        <button type="button" ref={emails} className="call-action" onClick={() => onOpen('emails')}>
          Emails
        </button>
        <button type="button" ref={edit} className="call-action" onClick={() => onOpen('edit')}>
          Edit<span className="sr-only"> status and notes</span>
        </button>
      </span>
      {isCancelling && (
        <CancelAppointment appointment={appointment} onClose={() => setCancelling(false)} />
      )}
    </div>
  );
}
