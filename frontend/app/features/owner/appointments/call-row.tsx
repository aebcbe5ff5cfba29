import {
  appointmentStatusOptions,
  labelOf,
  type OwnerAppointment,
  phoneHref,
} from '@agency/contracts';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatEasternTime } from '~/lib/eastern-display';
import { classNames } from '~/ui/class-names';
import { MenuDots } from '~/ui/desk/menu';
import { SkeletonLine } from '~/ui/desk/skeleton';
import { StatusMark } from '~/ui/desk/status-mark';
import { serviceLabel, spendLabel } from '../shared/labels';
import { deskLink } from '../shared/paths';
import { canBeJoined, stageOf } from './appointment-state';
import { CallDetails } from './call-details';
import styles from './call-row.module.css';
import { byPhone, JoinLink } from './meeting-link';
import { ResultButtons } from './result-buttons';

const struck = 'text-slate line-through decoration-1';

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
  const isCancelled = status === 'cancelled';

  useEffect(() => {
    // Setting a result removes its buttons: the focus must not be lost with them.
    if (!isScheduled) return;
    return () => {
      if (document.activeElement === document.body) more.current?.focus();
    };
  }, [isScheduled]);

  return (
    <li className={styles.row}>
      {children}
      <div className="flex min-h-8 items-center gap-2 font-semibold whitespace-nowrap tabular-nums [grid-area:time]">
        <time dateTime={scheduledAt} className={isCancelled ? struck : undefined}>
          {formatEasternTime(new Date(scheduledAt))}
        </time>
        {stage === 'in-progress' && isScheduled && (
          <span className="rounded-sheet bg-magenta px-[0.4rem] text-(length:--text-fine) text-white">
            Now
          </span>
        )}
      </div>
      {/* The widest window has one line for it. */}
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 wrap-anywhere [grid-area:who] min-[72rem]:flex-nowrap min-[72rem]:*:min-w-0 min-[72rem]:*:truncate">
        <Link
          to={deskLink.lead(contactId)}
          className={classNames(
            'inline-flex min-h-8 max-w-full items-center font-semibold underline-offset-[0.2em] min-[72rem]:block min-[72rem]:min-h-0 min-[72rem]:flex-[0_1_auto]',
            isCancelled ? struck : 'underline decoration-current/35 hover:decoration-current',
          )}
        >
          <bdi>{contact.name}</bdi>
        </Link>
        {contact.company && (
          <bdi className="text-(length:--text-fine) text-slate min-[72rem]:flex-[0_2_auto]">
            {contact.company}
          </bdi>
        )}
      </div>
      <div className="min-w-0 wrap-anywhere tabular-nums [grid-area:phone]">
        {contact.phone && (
          <a
            href={phoneHref(contact.phone)}
            className={classNames(
              'inline-flex min-h-8 items-center font-medium hover:underline',
              isCancelled ? 'text-slate' : 'text-channel',
            )}
          >
            {contact.phone}
          </a>
        )}
      </div>
      <p
        className="min-w-0 truncate text-(length:--text-fine) text-slate [grid-area:asked]"
        dir="auto"
      >
        {askedFor(appointment)}
      </p>
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 [grid-area:state]">
        {!isScheduled && (
          <StatusMark status={status}>{labelOf(appointmentStatusOptions, status)}</StatusMark>
        )}
        {phone && <span className="text-fine text-slate whitespace-nowrap">{phone}</span>}
        {appointment.outsideHours && <Remark>Outside your hours</Remark>}
        {appointment.confirmBy && <Remark>Not confirmed</Remark>}
      </div>
      {/* On a phone, the menu is in the corner of the row, and the result buttons on their own line. */}
      <div className="flex flex-wrap items-center justify-end gap-2 [grid-area:actions] max-md:justify-start max-md:has-[>:not([aria-expanded])]:pt-1.5">
        {canBeJoined(appointment, now) && <JoinLink appointment={appointment} now={now} />}
        {isScheduled && stage !== 'upcoming' && <ResultButtons appointment={appointment} />}
        <button
          ref={more}
          type="button"
          className="grid size-11 flex-none cursor-pointer place-items-center rounded-button border border-transparent text-channel hover:bg-shoal aria-expanded:bg-shoal max-md:absolute max-md:top-1 max-md:right-0 md:pointer-fine:size-9"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          aria-label={`More about the call with ${contact.name}`}
          onClick={() => setOpen(!isOpen)}
        >
          <MenuDots />
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
