import { daysBetween, type EasternDate } from '@agency/contracts';
import { formatShortDay } from '~/lib/eastern-display';

interface FollowUpProps {
  on: EasternDate;
  today: EasternDate;
}

/** When to get back to a lead. Overdue from the day after. */
export function FollowUp({ on, today }: FollowUpProps) {
  const days = daysBetween(today, on);
  return (
    <span className="follow-up" data-due={days < 0 ? 'overdue' : days === 0 ? 'today' : undefined}>
      {days < 0 && 'Overdue: '}
      {days === 0 ? 'Today' : <time dateTime={on}>{formatShortDay(on)}</time>}
    </span>
  );
}
