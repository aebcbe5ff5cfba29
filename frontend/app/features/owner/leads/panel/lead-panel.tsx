import { type EasternDate, easternDateOf, type LeadDetail } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '~/lib/api-error';
import { LoadFailed } from '~/ui/desk/load-failed';
import { Notice } from '~/ui/desk/notice';
import { Skeleton, SkeletonLine } from '~/ui/desk/skeleton';
import { leadQuery } from '../../queries/leads';
import { ErasingMark, StatusMark } from '../lead-marks';
import { EmailLink, PhoneLink } from '../lead-reach';
import type { LeadViewControl } from '../lead-view';
import { EraseLead } from './erase-lead';
import {
  LeadFacts,
  LeadMessage,
  LeadOrigin,
  RelatedLeads,
  UpcomingAppointments,
} from './lead-details';
import { LeadEditor } from './lead-editor';
import styles from './lead-panel.module.css';
import { LeadTimeline } from './lead-timeline';

interface LeadPanelProps {
  id: number;
  control: LeadViewControl;
  now: Date;
}

/** The lead that is open: beside the list on a wide screen, in its place on a phone. */
export function LeadPanel({ id, control, now }: LeadPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const [isErased, setErased] = useState(false);
  const { data: lead, error, refetch } = useQuery(leadQuery(id));
  const isGone = error instanceof ApiError && error.status === 404;
  const close = () => control.go({ lead: null });
  useEscape(close);

  useEffect(() => panel.current?.focus(), []);

  // Only once the editor is gone: unsaved changes to an erased lead are nothing to ask about.
  const { go } = control;
  useEffect(() => {
    if (isErased) go({ lead: null }, { replace: true });
  }, [isErased, go]);

  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={lead && !isGone ? `Lead: ${lead.name}` : 'Lead'}
      className={styles.root}
    >
      <button type="button" className={styles.close} onClick={close}>
        <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="none">
          <path d="m2 2 12 12M14 2 2 14" stroke="currentColor" strokeWidth="1.5" />
        </svg>
        Close
      </button>
      {isGone || isErased ? (
        <GoneLead />
      ) : lead ? (
        <OpenLead
          lead={lead}
          control={control}
          now={now}
          today={easternDateOf(now)}
          onErased={() => setErased(true)}
        />
      ) : error ? (
        <LoadFailed what="This lead" error={error} onRetry={() => void refetch()} />
      ) : (
        <PanelSkeleton />
      )}
    </aside>
  );
}

interface OpenLeadProps {
  lead: LeadDetail;
  control: LeadViewControl;
  now: Date;
  today: EasternDate;
  onErased: () => void;
}

function OpenLead({ lead, control, now, today, onErased }: OpenLeadProps) {
  return (
    <>
      <header className="grid justify-items-start gap-2">
        <h2 dir="auto" className="pr-24 text-title">
          {lead.name}
        </h2>
        <StatusMark status={lead.status} />
        <ErasingMark lead={lead} />
        <div className="flex max-w-full min-w-0 flex-wrap gap-2">
          <PhoneLink phone={lead.phone} />
          <EmailLink email={lead.email} />
        </div>
      </header>
      {lead.message && <LeadMessage text={lead.message} />}
      <LeadFacts lead={lead} />
      <UpcomingAppointments leadId={lead.id} now={now} />
      <LeadEditor lead={lead} today={today} />
      <RelatedLeads related={lead.related} control={control} />
      <LeadOrigin attribution={lead.attribution} />
      <LeadTimeline id={lead.id} />
      <EraseLead lead={lead} onErased={onErased} />
    </>
  );
}

function GoneLead() {
  return (
    <Notice title="This lead no longer exists">
      <p>It was erased, or the link is incomplete.</p>
    </Notice>
  );
}

/** The shape of a lead that is still on its way. */
function PanelSkeleton() {
  return (
    <Skeleton what="lead" className="grid gap-3">
      <SkeletonLine width="60%" height="2rem" />
      <SkeletonLine width="85%" />
      <SkeletonLine width="75%" />
      <SkeletonLine width="100%" height="7rem" />
    </Skeleton>
  );
}

/** Escape closes, unless an open menu or dialog has handled it. */
function useEscape(onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]')) return;
      leave();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
