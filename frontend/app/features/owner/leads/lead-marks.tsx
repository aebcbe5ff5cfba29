import { daysBetween, type EasternDate, type Lead, type LeadStatus } from '@agency/contracts';
import { formatShortDay } from '~/lib/eastern-display';
import { StatusMark } from '~/ui/desk/status-mark';
import { statusLabel } from '../shared/labels';

export function LeadStatusMark({ status }: { status: LeadStatus }) {
  return <StatusMark status={status}>{statusLabel(status)}</StatusMark>;
}

/** Why a lead that the owner erased is still shown. */
export function ErasingMark({ lead }: { lead: Pick<Lead, 'erasureRequestedAt'> }) {
  if (!lead.erasureRequestedAt) return null;
  return (
    <span className="block text-(length:--text-fine) font-semibold text-(--color-danger)">
      Erased once its email is sent
    </span>
  );
}

/** Closed statuses: never overdue, and their columns on the board can be folded. */
export const closedStatuses: readonly LeadStatus[] = ['closed-won', 'closed-lost'];

interface FollowUpProps {
  on: EasternDate;
  status: LeadStatus;
  today: EasternDate;
}

/** The follow-up date. Overdue from the day after, unless the lead is closed. */
export function FollowUp({ on, status, today }: FollowUpProps) {
  if (closedStatuses.includes(status)) return <time dateTime={on}>{formatShortDay(on)}</time>;
  const days = daysBetween(today, on);
  return (
    <span
      className="data-[due=overdue]:font-semibold data-[due=overdue]:text-(--color-danger) data-[due=today]:font-semibold data-[due=today]:text-(--color-warning)"
      data-due={days < 0 ? 'overdue' : days === 0 ? 'today' : undefined}
    >
      {days < 0 && 'Overdue: '}
      {days === 0 ? 'Today' : <time dateTime={on}>{formatShortDay(on)}</time>}
    </span>
  );
}

/** Precedes `FollowUp`, which adds whether it is overdue. */
export function FollowUpTerm() {
  return <span className="has-[+[data-due=overdue]]:hidden">Follow-up </span>;
}
