import {
  appointmentStatusOptions,
  labelOf,
  type OwnerAppointment,
  phoneHref,
} from '@agency/contracts';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatEasternTime } from '~/lib/eastern-display';
import { SkeletonLine } from '~/ui/desk/skeleton';
import { StatusMark } from '~/ui/desk/status-mark';
import { serviceLabel, spendLabel } from '../shared/labels';
import { deskLink } from '../shared/paths';
import { canBeJoined, stageOf } from './appointment-state';
import { CallDetails } from './call-details';
import styles from './call-row.module.css';
import { byPhone, JoinLink } from './meeting-link';
import { ResultButtons } from './result-buttons';

interface CallRowProps {
  appointment: OwnerAppointment;
  now: Date;
  /** Placed first, such as a checkbox. */
  children?: ReactNode;
}

/** One appointment as a row: the lead, how to reach them, what they asked for. The details open below. */
export function CallRow({ appointment, now, children }: CallRowProps) {
  const [isOpen, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const detailsId = useId();
  const { contact, contactId, status, scheduledAt } = appointment;
  const stage = stageOf(appointment, now);
  const phone = byPhone(appointment);
  const isScheduled = status === 'scheduled';

  useEffect(() => {
    // Setting a result removes its buttons: the focus must not be lost with them.
    if (!isScheduled) return;
    return () => {
      if (document.activeElement === document.body) more.current?.focus();
    };
  }, [isScheduled]);

  return (
    <li className={styles.row} data-status={status} data-stage={stage}>
      {children}
      <div className={styles.time}>
        <time dateTime={scheduledAt}>{formatEasternTime(new Date(scheduledAt))}</time>
        {stage === 'in-progress' && isScheduled && (
          <span className="rounded-sheet bg-magenta px-[0.4rem] text-(length:--text-fine) text-white">
            Now
          </span>
        )}
      </div>
      <div className={styles.who}>
        <Link to={deskLink.lead(contactId)} className={styles.lead}>
          <bdi>{contact.name}</bdi>
        </Link>
        {contact.company && <bdi className={styles.company}>{contact.company}</bdi>}
      </div>
      <div className={styles.phone}>
        {contact.phone && <a href={phoneHref(contact.phone)}>{contact.phone}</a>}
      </div>
      <p className={styles.asked} dir="auto">
        {askedFor(appointment)}
      </p>
      <div className={styles.state}>
        {!isScheduled && (
          <StatusMark status={status}>{labelOf(appointmentStatusOptions, status)}</StatusMark>
        )}
        {phone && <span className="text-fine text-slate whitespace-nowrap">{phone}</span>}
        {appointment.outsideHours && <Remark>Outside your hours</Remark>}
        {appointment.confirmBy && <Remark>Not confirmed</Remark>}
      </div>
      <div className={styles.actions}>
        {canBeJoined(appointment, now) && <JoinLink appointment={appointment} now={now} />}
        {isScheduled && stage !== 'upcoming' && <ResultButtons appointment={appointment} />}
        <button
          ref={more}
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          aria-label={`More about the call with ${contact.name}`}
          onClick={() => setOpen(!isOpen)}
        >
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="currentColor">
            <circle cx="3" cy="8" r="1.5" />
            <circle cx="8" cy="8" r="1.5" />
            <circle cx="13" cy="8" r="1.5" />
          </svg>
        </button>
      </div>
      <div
        id={detailsId}
        className="grid min-w-0 gap-3 pt-2 pb-3 [grid-area:details] max-md:-mr-13"
        hidden={!isOpen}
      >
        {isOpen && <CallDetails appointment={appointment} stage={stage} now={now} />}
      </div>
    </li>
  );
}

function Remark({ children }: { children: string }) {
  return (
    <span className="font-semibold text-(length:--text-fine) whitespace-nowrap text-(--color-warning)">
      {children}
    </span>
  );
}

export function CallRowSkeleton({ width }: { width: string }) {
  return (
    <div className={styles.row} aria-hidden="true">
      <SkeletonLine width="4.5rem" />
      <SkeletonLine width={width} />
    </div>
  );
}

function askedFor({ contact: { service, monthlyAdSpend, message } }: OwnerAppointment): string {
  return [
    service && serviceLabel(service),
    monthlyAdSpend && spendLabel(monthlyAdSpend),
    message && `“${message}”`,
  ]
    .filter(Boolean)
    .join(' · ');
}
