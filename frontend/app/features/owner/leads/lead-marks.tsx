import { daysBetween, type EasternDate, type Lead, type LeadStatus } from '@agency/contracts';
import { formatShortDay } from '~/lib/eastern-display';
import { statusLabel } from '../shared/labels';
import { StatusMark } from '../shared/status-mark';
import styles from './lead-marks.module.css';

export function LeadStatusMark({ status }: { status: LeadStatus }) {
  return <StatusMark status={status}>{statusLabel(status)}</StatusMark>;
}

/** Why a lead that the owner erased is still here. */
export function ErasingMark({ lead }: { lead: Pick<Lead, 'erasureRequestedAt'> }) {
  if (!lead.erasureRequestedAt) return null;
  return <span className={styles.erasing}>Erased once its email is sent</span>;
}

/** Done with: nothing of them is overdue, and their columns on the board can be folded. */
export const closedStatuses: readonly LeadStatus[] = ['closed-won', 'closed-lost'];

interface FollowUpProps {
  on: EasternDate;
  status: LeadStatus;
  today: EasternDate;
}

/** When to get back to a lead. Overdue from the day after, unless the lead is closed. */
export function FollowUp({ on, status, today }: FollowUpProps) {
  if (closedStatuses.includes(status)) return <time dateTime={on}>{formatShortDay(on)}</time>;
  const days = daysBetween(today, on);
  return (
    <span
      className={styles.followUp}
      data-due={days < 0 ? 'overdue' : days === 0 ? 'today' : undefined}
    >
      {days < 0 && 'Overdue: '}
      {days === 0 ? 'Today' : <time dateTime={on}>{formatShortDay(on)}</time>}
    </span>
  );
}

/** Stands before `FollowUp`, which says more when it is overdue. */
export function FollowUpTerm() {
  return <span className={styles.term}>Follow-up </span>;
}
