import type { OwnerAppointment } from '@agency/contracts';
import { useEffect, useRef, useState } from 'react';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { EmailLink } from '../shared/lead-reach';
import { type AppointmentStage, canBeJoined } from './appointment-state';
import { CancelAppointment } from './cancel-appointment';
import { CopyMeetingLink, JoinLink } from './meeting-link';

/** The panel that opens below an appointment. */
export type AppointmentTask = 'move' | 'edit' | 'emails';

interface AppointmentActionsProps {
  appointment: OwnerAppointment;
  stage: AppointmentStage;
  now: Date;
  /** The panel that was open last: the focus returns to its button. */
  left: AppointmentTask | null;
  onOpen: (task: AppointmentTask) => void;
}

/** The actions on an appointment, other than joining it and recording the result. */
export function AppointmentActions(props: AppointmentActionsProps) {
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
