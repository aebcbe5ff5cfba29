import { easternDateOf, type LeadDetail } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { ApiError } from '~/lib/api-error';
import type { Clock } from '~/lib/clock';
import { isEditable } from '~/ui/desk/is-editable';
import { LoadFailed } from '~/ui/desk/load-failed';
import { Notice } from '~/ui/desk/notice';
import { Skeleton, SkeletonLine } from '~/ui/desk/skeleton';
import { isSubmitKey } from '~/ui/desk/submit-key';
import { EmailLink } from '../../shared/lead-reach';
import { leadQuery } from '../../shared/queries/leads';
import { ErasingMark } from '../lead-marks';
import type { LeadViewControl } from '../lead-view';
import { NoteLine } from '../replies/note-line';
import type { LeadSteps } from '../use-lead-steps';
import { CorrectionFields } from './correction-fields';
import { EraseLead } from './erase-lead';
import { FollowUpChips } from './follow-up-chips';
import { LeadActions } from './lead-actions';
import { LeadCalls } from './lead-calls';
import { LeadFacts, LeadMessage, LeadOrigin, RelatedLeads } from './lead-details';
import { LeadEditor } from './lead-editor';
import styles from './lead-panel.module.css';
import { LeadTimeline } from './lead-timeline';
import { PanelBar } from './panel-bar';
import { StatusChips } from './status-chips';
import { useLeadEditor } from './use-lead-editor';
import { useOneTapSave } from './use-one-tap-save';

interface LeadPanelProps {
  id: number;
  control: LeadViewControl;
  steps: LeadSteps;
  clock: Clock;
  now: Date;
}

/** The lead that is open: beside the list on a wide screen, in its place on a phone. */
export function LeadPanel({ id, control, steps, clock, now }: LeadPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const [isErased, setErased] = useState(false);
  const { data: lead, error, refetch } = useQuery(leadQuery(id));
  const isGone = error instanceof ApiError && error.status === 404;
  const close = () => control.go({ lead: null });
  useKeys({ Escape: close, j: steps.next, k: steps.previous });

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each lead that is shown
  useEffect(() => {
    const { current } = panel;
    if (!current) return;
    current.scrollTop = 0;
    // A step's button keeps the focus, to be pressed again.
    if (!current.contains(document.activeElement)) current.focus();
  }, [id]);

  // Only once the editor is gone: unsaved changes to an erased lead are nothing to ask about.
  const { go } = control;
  useEffect(() => {
    if (isErased) go({ lead: null }, { replace: true });
  }, [isErased, go]);

  /** A note that was sent by Ctrl + Enter is done with: the next key may be the one to the next lead. */
  function leaveSentField(event: KeyboardEvent<HTMLElement>): void {
    if (isSubmitKey(event) && document.activeElement === event.target)
      panel.current?.focus({ preventScroll: true });
  }

  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={lead && !isGone ? `Lead: ${lead.name}` : 'Lead'}
      data-above-toast=""
      className={styles.root}
      onKeyDown={leaveSentField}
    >
      <PanelBar steps={steps} onClose={close} />
      {isGone || isErased ? (
        <GoneLead />
      ) : lead ? (
        <OpenLead
          key={lead.id}
          lead={lead}
          control={control}
          clock={clock}
          now={now}
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
  clock: Clock;
  now: Date;
  onErased: () => void;
}

function OpenLead({ lead, control, clock, now, onErased }: OpenLeadProps) {
  const formId = useId();
  const editor = useLeadEditor(lead);
  const oneTap = useOneTapSave(lead);
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <header className="grid justify-items-start gap-2">
        <h2 dir="auto" className="text-title">
          {lead.name}
        </h2>
        <ErasingMark lead={lead} />
        <EmailLink email={lead.email} />
      </header>
      <LeadActions
        lead={lead}
        clock={clock}
        isEditing={isEditing}
        onEdit={() => setEditing(!isEditing)}
      />
      {isEditing && <CorrectionFields editor={editor} formId={formId} />}
      {lead.message && <LeadMessage text={lead.message} />}
      <StatusChips lead={lead} oneTap={oneTap} />
      <FollowUpChips lead={lead} today={easternDateOf(now)} oneTap={oneTap} />
      <LeadCalls lead={lead} now={now} clock={clock} />
      <NoteLine lead={lead} />
      <LeadEditor id={formId} editor={editor} />
      <LeadFacts lead={lead} />
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

/** The panel's keys, unless they are typed into a field, or an open menu or dialog has handled them. */
function useKeys(keys: Partial<Record<string, (() => void) | null>>): void {
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isTyped = event.key !== 'Escape' && isEditable(event.target);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyped) return;
    if (document.querySelector('dialog[open], [role="menu"]')) return;
    keys[event.key]?.();
  });

  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
