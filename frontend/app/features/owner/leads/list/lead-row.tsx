import {
  type EasternDate,
  type Lead,
  type LeadMatch,
  type ListedLead,
  responseHours,
} from '@agency/contracts';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { formatBriefMoment } from '~/lib/eastern-display';
import { Moment } from '~/ui/desk/moment';
import { SelectBox } from '~/ui/desk/selection/select-box';
import { SkeletonLine } from '~/ui/desk/skeleton';
import {
  channelLabel,
  serviceLabel,
  spendLabel,
  statusLabel,
  topicLabel,
} from '../../shared/labels';
import { EmailLink, PhoneLink } from '../../shared/lead-reach';
import { formatDuration } from '../duration';
import { LeadLink } from '../lead-link';
import { ErasingMark, FollowUp, FollowUpTerm, LeadStatusMark } from '../lead-marks';
import type { LeadViewControl } from '../lead-view';
import styles from './lead-row.module.css';

interface LeadRowProps {
  lead: ListedLead;
  isSelected: boolean;
  onSelect: (isRange: boolean) => void;
  control: LeadViewControl;
  today: EasternDate;
  now: Date;
}

/** A table row on a wide screen, a card on a narrow one: the style sheet decides. */
export function LeadRow({ lead, isSelected, onSelect, control, today, now }: LeadRowProps) {
  const holding = useLongPress(() => onSelect(false));
  return (
    <li
      {...holding}
      className={styles.row}
      data-open={lead.id === control.view.lead ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
    >
      <div className="[grid-area:who]">
        <LeadLink lead={lead} control={control} />
        {lead.company && <bdi className="line-clamp-1 text-fine text-slate">{lead.company}</bdi>}
        {lead.match && <SearchHit match={lead.match} />}
      </div>
      {/* Shown before the name but after it in tab order: one key press fewer to the first lead. */}
      <SelectBox label={`Select ${lead.name}`} isSelected={isSelected} onToggle={onSelect} />
      <div className={styles.reaches}>
        <EmailLink email={lead.email} />
        <PhoneLink phone={lead.phone} />
      </div>
      <div className="flex flex-wrap items-baseline gap-x-3 [grid-area:wants] empty:hidden @min-[42rem]/leads:not-empty:grid @min-[68rem]/leads:empty:block">
        {lead.topic && <span>{topicLabel(lead.topic)}</span>}
        {lead.service && <span>{serviceLabel(lead.service)}</span>}
        {lead.monthlyAdSpend && (
          <span className="text-fine text-slate">{spendLabel(lead.monthlyAdSpend)}</span>
        )}
      </div>
      <div className="[grid-area:status] @max-[42rem]/leads:flex @max-[42rem]/leads:flex-wrap @max-[42rem]/leads:items-baseline @max-[42rem]/leads:gap-x-3">
        <LeadStatusMark status={lead.status} />
        <LeadGlance lead={lead} now={now} />
        <ErasingMark lead={lead} />
      </div>
      {/* In a table, "Follow-up" is in the column header. */}
      <div className="[grid-area:due] empty:hidden @min-[68rem]/leads:empty:block @min-[68rem]/leads:[&>:first-child]:hidden">
        {lead.followUpOn && (
          <>
            <FollowUpTerm />
            <FollowUp on={lead.followUpOn} status={lead.status} today={today} />
            {lead.followUpTask && (
              <bdi className="line-clamp-1 text-fine text-slate">{lead.followUpTask}</bdi>
            )}
          </>
        )}
      </div>
      <div className="text-(length:--text-fine) text-slate [grid-area:received] @min-[68rem]/leads:text-[length:inherit] @min-[68rem]/leads:whitespace-nowrap @min-[68rem]/leads:text-inherit">
        <span className="sr-only">Received </span>
        <Moment at={lead.createdAt} />
        <span className="hidden text-(length:--text-fine) text-slate @min-[68rem]/leads:block">
          {channelLabel(lead)}
        </span>
      </div>
    </li>
  );
}

interface LeadGlanceProps {
  lead: Pick<Lead, 'status' | 'statusSince' | 'nextCall'>;
  now: Date;
}

const hourMs = 3_600_000;
/** Beyond this, little of the promised response time is left. */
const lateMs = (responseHours - 4) * hourMs;

/** A lead's next call, and how long an open lead has had its status, if that is known. */
function LeadGlance({ lead: { status, statusSince, nextCall }, now }: LeadGlanceProps) {
  const isOpen = status !== 'closed-won' && status !== 'closed-lost';
  return (
    <>
      {nextCall && (
        <span className="flex items-center gap-1.5 text-(length:--text-fine) font-semibold text-channel">
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-3.5 shrink-0" fill="none">
            <path d="M2 4h12v10H2zM2 7h12M5 2v3m6-3v3" stroke="currentColor" strokeWidth="1.3" />
          </svg>
          <span className="sr-only">Next call </span>
          <time dateTime={nextCall.scheduledAt}>
            {formatBriefMoment(new Date(nextCall.scheduledAt))}
          </time>
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

export function LeadRowSkeleton({ widths }: { widths: readonly [string, string] }) {
  return (
    <div className={styles.row} aria-hidden="true">
      <SkeletonLine width={widths[0]} />
      <SkeletonLine width={widths[1]} />
    </div>
  );
}

const fieldLabels: Record<LeadMatch['field'], string> = {
  email: 'Email',
  phone: 'Phone',
  notes: 'Notes',
  message: 'Message',
  campaign: 'Campaign',
};

/** Where a search matched, unless the row already shows it. */
function SearchHit({ match: { field, before, hit, after } }: { match: LeadMatch }) {
  return (
    <p className="text-(length:--text-fine) wrap-anywhere text-slate">
      {fieldLabels[field]}:{' '}
      <bdi>
        {before}
        <mark className="bg-shoal text-ink">{hit}</mark>
        {after}
      </bdi>
    </p>
  );
}

const longPressMs = 500;

/** For touch, which has no Shift key and no hover: holding a row selects it. */
function useLongPress(onLongPress: () => void) {
  const timer = useRef<number>(undefined);
  const isHeld = useRef(false);
  const cancel = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isHeld.current = false;
      if (pointerType !== 'touch') return;
      timer.current = window.setTimeout(() => {
        isHeld.current = true;
        onLongPress();
      }, longPressMs);
    },
    onPointerUp: cancel,
    // Also when the finger scrolls.
    onPointerCancel: cancel,
    // The link under the finger must not open when it is lifted.
    onClickCapture: (event: MouseEvent) => {
      if (!isHeld.current) return;
      isHeld.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu: (event: MouseEvent) => {
      if (isHeld.current) event.preventDefault();
    },
  };
}
