import type { OwnerAppointment } from '@agency/contracts';
import { useEffect, useRef, useState } from 'react';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { EmailLink } from '../leads/lead-reach';
import type { AppointmentStage } from './appointment-state';
import styles from './appointments.module.css';
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
    <Actions className={styles.actions}>
      {isScheduled && stage !== 'past' && <MeetingLink url={appointment.meetingUrl} />}
      {isScheduled && stage !== 'upcoming' && (
        <>
          <ActionButton
            aria-disabled={update.isPending}
            onClick={() => setResult('completed', 'Marked as completed.')}
          >
            Completed
          </ActionButton>
          <ActionButton
            aria-disabled={update.isPending}
            onClick={() => setResult('no-show', 'Marked as a no-show.')}
          >
            No-show
          </ActionButton>
        </>
      )}
      {isScheduled && (
        <ActionButton ref={move} onClick={() => onOpen('move')}>
          Move
        </ActionButton>
      )}
      {isScheduled && stage === 'upcoming' && (
        <ActionButton onClick={() => setCancelling(true)}>Cancel</ActionButton>
      )}
      <span className={styles.reach}>
        <EmailLink email={appointment.contact.email} />
        <ActionButton ref={emails} onClick={() => onOpen('emails')}>
          Emails
        </ActionButton>
        <ActionButton ref={edit} onClick={() => onOpen('edit')}>
          Edit<span className="sr-only"> status and notes</span>
        </ActionButton>
      </span>
      {isCancelling && (
        <CancelAppointment appointment={appointment} onClose={() => setCancelling(false)} />
      )}
    </Actions>
  );
}
