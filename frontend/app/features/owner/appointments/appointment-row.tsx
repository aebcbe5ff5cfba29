import { appointmentStatusOptions, labelOf, type OwnerAppointment } from '@agency/contracts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Clock } from '~/lib/clock';
import { formatEasternTime } from '~/lib/eastern-display';
import { deskLink } from '../paths';
import statusMark from '../status-mark.module.css';
import { AppointmentActions, type AppointmentTask } from './appointment-actions';
import { AppointmentEditor } from './appointment-editor';
import { AppointmentEmails } from './appointment-emails';
import { stageOf } from './appointment-state';
import styles from './appointments.module.css';
import { MovePanel } from './move-panel';

interface AppointmentRowProps {
  appointment: OwnerAppointment;
  now: Date;
  clock: Clock;
  /** Before it, such as the box that selects it. */
  children?: ReactNode;
}

/** One appointment. Moving it, its emails and its editor open below, one at a time. */
export function AppointmentRow({ appointment, now, clock, children }: AppointmentRowProps) {
  const [open, setOpen] = useState<AppointmentTask | null>(null);
  const [left, setLeft] = useState<AppointmentTask | null>(null);
  const { contact, contactId, status, scheduledAt } = appointment;
  const stage = stageOf(appointment, now);

  function close(): void {
    setLeft(open);
    setOpen(null);
  }

  return (
    <li className={styles.row} data-status={status} data-stage={stage}>
      {children}
      <div className={styles.time}>
        <time dateTime={scheduledAt}>{formatEasternTime(new Date(scheduledAt))}</time>
        {stage === 'in-progress' && status === 'scheduled' && (
          <span className={styles.now}>Now</span>
        )}
      </div>
      <div className={styles.who}>
        <Link to={deskLink.lead(contactId)} className={styles.lead}>
          <bdi>{contact.name}</bdi>
        </Link>
        {contact.company && <bdi className="text-fine text-slate">{contact.company}</bdi>}
      </div>
      <div className={styles.state}>
        <span className={statusMark.root} data-status={status}>
          {labelOf(appointmentStatusOptions, status)}
        </span>
        {appointment.outsideHours && <OutsideHours />}
      </div>
      {appointment.notes && open !== 'edit' && (
        <p className={styles.notes} dir="auto">
          {appointment.notes}
        </p>
      )}
      {open === null && (
        <AppointmentActions appointment={appointment} stage={stage} left={left} onOpen={setOpen} />
      )}
      {open === 'move' && <MovePanel appointment={appointment} clock={clock} onClose={close} />}
      {open === 'emails' && <AppointmentEmails appointmentId={appointment.id} onClose={close} />}
      {open === 'edit' && <AppointmentEditor appointment={appointment} onClose={close} />}
    </li>
  );
}

function OutsideHours() {
  return (
    <span className={styles.outside}>
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0" fill="none">
        <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeWidth="1.4" />
        <path d="M8 4.2v4.5m0 1.6v1.3" stroke="currentColor" strokeWidth="1.6" />
      </svg>
      Outside your current hours
    </span>
  );
}
