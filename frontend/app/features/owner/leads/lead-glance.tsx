import { easternDateOf, type Lead, responseHours } from '@agency/contracts';
import { formatBriefDay, formatEasternTime } from '~/lib/eastern-display';
import { statusLabel } from '../shared/labels';
import { formatDuration } from './duration';

interface LeadGlanceProps {
  lead: Pick<Lead, 'status' | 'statusSince' | 'nextCall'>;
  now: Date;
}

const hourMs = 3_600_000;
/** Beyond this, little of the promised response time is left. */
const lateMs = (responseHours - 4) * hourMs;

/** A lead's next call, and how long an open lead has had its status, if that is known. */
export function LeadGlance({ lead: { status, statusSince, nextCall }, now }: LeadGlanceProps) {
  const isOpen = status !== 'closed-won' && status !== 'closed-lost';
  return (
    <>
      {nextCall && (
        <span className="flex items-center gap-1.5 text-(length:--text-fine) font-semibold text-channel">
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-3.5 shrink-0" fill="none">
            <path d="M2 4h12v10H2zM2 7h12M5 2v3m6-3v3" stroke="currentColor" strokeWidth="1.3" />
          </svg>
          <span className="sr-only">Next call </span>
          <time dateTime={nextCall.scheduledAt}>{briefMoment(new Date(nextCall.scheduledAt))}</time>
        </span>
      )}
      {isOpen && statusSince !== null && (
        <StatusAge status={status} ageMs={now.getTime() - Date.parse(statusSince)} />
      )}
    </>
  );
}

function StatusAge({ status, ageMs }: Pick<Lead, 'status'> & { ageMs: number }) {
  return (
    <span
      className="block text-(length:--text-fine) text-slate data-late:font-semibold data-late:text-(--color-warning)"
      data-late={status === 'new' && ageMs >= lateMs ? '' : undefined}
    >
      {statusLabel(status)} for {formatDuration(ageMs)}
    </span>
  );
}

/** `Tue, Dec 1, 1:30 PM`. */
function briefMoment(instant: Date): string {
  return `${formatBriefDay(easternDateOf(instant))}, ${formatEasternTime(instant)}`;
}
