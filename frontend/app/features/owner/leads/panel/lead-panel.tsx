import { easternDateOf, type LeadDetail, type RelatedLead } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '~/lib/api-error';
import { LoadFailed } from '~/ui/desk/async-section';
import { isEditable } from '~/ui/desk/is-editable';
import { LeaveGuard } from '~/ui/desk/leave-guard';
import { Moment } from '~/ui/desk/moment';
import { Notice } from '~/ui/desk/notice';
import { Skeleton, SkeletonLine } from '~/ui/desk/skeleton';
import { isSubmitKey } from '~/ui/desk/submit-key';
import { TextLink } from '~/ui/desk/text-link';
import { Toolbar } from '~/ui/desk/toolbar';
import { useFocusOnClose } from '~/ui/use-focus';
import { leadQuery } from '../../shared/leads';
import { LeadStatusMark } from '../lead-marks';
import type { LeadViewControl } from '../lead-view';
import { NoteLine } from '../replies/note-line';
import { useOneTapSave } from '../use-lead-save';
import type { LeadSteps } from '../use-lead-steps';
import { FollowUpChoice, StatusChoice } from './choices';
import { DetailsForm, useDetails } from './details-form';
import { LeadActions } from './lead-actions';
import { LeadAmounts } from './lead-amounts';
import { LeadCalls } from './lead-calls';
import { LeadHead } from './lead-head';
import styles from './lead-panel.module.css';
import { LeadTimeline } from './lead-timeline';
import { LongText } from './long-text';
import { PanelBar } from './panel-bar';
import { PanelSection } from './panel-section';
import { PinnedNote, PinnedNoteForm, usePinnedNote } from './pinned-note';

interface LeadPanelProps {
  id: number;
  control: LeadViewControl;
  steps: LeadSteps;
  now: Date;
  /** Erased on this page just now, here or with others. Then it closes. */
  isErased: boolean;
  onErased: () => void;
}

/** The open lead: beside the list on a wide screen, in its place on a phone. */
export function LeadPanel(props: LeadPanelProps) {
  const { id, control, steps, now, isErased, onErased } = props;
  const panel = useRef<HTMLElement>(null);
  const { data: lead, error, refetch } = useQuery(leadQuery(id));
  const isGone = error instanceof ApiError && error.status === 404;
  const close = () => control.go({ lead: null });
  useKeys({ Escape: close, j: steps.next, k: steps.previous });

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each lead that is shown
  useEffect(() => {
    const { current } = panel;
    if (!current) return;
    current.scrollTop = 0;
    // A step's button keeps the focus, so that it can be pressed again.
    if (!current.contains(document.activeElement)) current.focus();
  }, [id]);

  // Only once the editor is gone: unsaved changes to an erased lead need no confirmation.
  const { go } = control;
  useEffect(() => {
    if (isErased) go({ lead: null }, { replace: true });
  }, [isErased, go]);

  /** A note sent with Ctrl + Enter is finished: the next key may step to the next lead. */
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
        <OpenLead key={lead.id} lead={lead} control={control} now={now} onErased={onErased} />
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
  onErased: () => void;
}

function OpenLead({ lead, control, now, onErased }: OpenLeadProps) {
  const details = useDetails(lead);
  const note = usePinnedNote(lead);
  const oneTap = useOneTapSave(lead);
  const editButton = useFocusOnClose<HTMLButtonElement>(note.isOpen);
  const moreButton = useFocusOnClose<HTMLButtonElement>(details.isOpen);

  function save(): boolean {
    const isValid = !details.isDirty || details.isValid();
    // Also if it is invalid: shows what is wrong.
    if (details.isDirty) void details.submit();
    if (isValid) void note.save();
    return isValid;
  }

  return (
    <>
      <LeaveGuard
        isUnsaved={details.isDirty || note.isDirty}
        heldBy="lead"
        isSaving={details.isSaving || note.isSaving}
        save={note.isChangedElsewhere ? undefined : save}
      />
      <LeadHead lead={lead} />
      <Toolbar label="Actions" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <StatusChoice lead={lead} oneTap={oneTap} />
          <FollowUpChoice lead={lead} today={easternDateOf(now)} oneTap={oneTap} />
        </div>
        <LeadActions lead={lead} moreRef={moreButton} onEdit={details.open} onErased={onErased} />
      </Toolbar>
      {details.isOpen && <DetailsForm details={details} isByHand={lead.source === 'owner'} />}
      {lead.message && <LongText text={lead.message} what="message" />}
      <NoteLine lead={lead} />
      <LeadAmounts lead={lead} today={easternDateOf(now)} oneTap={oneTap} />
      <LeadCalls lead={lead} now={now} />
      <RelatedLeads related={lead.related} control={control} />
      <LeadTimeline
        lead={lead}
        pinned={lead.notes}
        // It would replace the one that is being edited.
        onPin={note.isOpen ? undefined : (notes) => oneTap.mutate({ notes })}
      >
        {note.isOpen ? (
          <PinnedNoteForm note={note} />
        ) : (
          lead.notes && (
            <PinnedNote
              notes={lead.notes}
              editRef={editButton}
              onEdit={note.open}
              onUnpin={() => oneTap.mutate({ notes: null })}
            />
          )
        )}
      </LeadTimeline>
    </>
  );
}

interface RelatedLeadsProps {
  related: RelatedLead[];
  control: LeadViewControl;
}

function matchLabel({ sameEmail, samePhone }: RelatedLead): string {
  if (sameEmail && samePhone) return 'Same email and phone';
  return sameEmail ? 'Same email' : 'Same phone';
}

/** Other leads with the same email address or phone number. */
function RelatedLeads({ related, control }: RelatedLeadsProps) {
  if (related.length === 0) return null;
  return (
    <PanelSection title="Related leads">
      <ul className="grid gap-3">
        {related.map((lead) => (
          <li key={lead.id} className="flex flex-wrap items-baseline gap-x-3.5 gap-y-0.5">
            <TextLink to={control.to({ lead: lead.id })}>
              <bdi>{lead.name}</bdi>
            </TextLink>
            <LeadStatusMark status={lead.status} />
            <span className="basis-full text-fine text-slate">
              {matchLabel(lead)} · <Moment at={lead.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}

function GoneLead() {
  return (
    <Notice title="This lead no longer exists">
      <p>It was erased, or the link is incomplete.</p>
    </Notice>
  );
}

/** The skeleton of a loading lead. */
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

/** Dialogs, menus and popovers, which handle keys themselves. */
const openLayers = '[role=menu], [role=dialog]';

/** The panel's shortcuts, unless the key is typed into a field or handled by an open menu or dialog. */
function useKeys(keys: Partial<Record<string, (() => void) | null>>): void {
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isTyped = event.key !== 'Escape' && isEditable(event.target);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyped) return;
    if (document.querySelector(openLayers)) return;
    keys[event.key]?.();
  });

  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
