import { easternDateOf, type LeadDetail } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '~/lib/api-error';
import { isEditable } from '~/ui/desk/is-editable';
import { LeaveGuard } from '~/ui/desk/leave-guard';
import { LoadFailed } from '~/ui/desk/load-failed';
import { Notice } from '~/ui/desk/notice';
import { Skeleton, SkeletonLine } from '~/ui/desk/skeleton';
import { isSubmitKey } from '~/ui/desk/submit-key';
import { Toolbar } from '~/ui/desk/toolbar';
import { useFocusOnClose } from '~/ui/use-focus';
import { leadQuery } from '../../shared/queries/leads';
import type { LeadViewControl } from '../lead-view';
import { NoteLine } from '../replies/note-line';
import type { LeadSteps } from '../use-lead-steps';
import { CorrectionFields } from './correction-fields';
import { FollowUpChip } from './follow-up-chip';
import { LeadActions } from './lead-actions';
import { LeadAmounts } from './lead-amounts';
import { LeadCalls } from './lead-calls';
import { LeadForm } from './lead-form';
import { LeadHead } from './lead-head';
import styles from './lead-panel.module.css';
import { LeadTimeline } from './lead-timeline';
import { LongText } from './long-text';
import { PanelBar } from './panel-bar';
import { PinnedNote, PinnedNoteField } from './pinned-note';
import { RelatedLeads } from './related-leads';
import { StatusMenu } from './status-menu';
import { useLeadEditor } from './use-lead-editor';
import { useOneTapSave } from './use-one-tap-save';

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
  const [isEditing, setEditing] = useState({ details: false, note: false });
  const editor = useLeadEditor({
    latest: lead,
    onDone: () => setEditing({ details: false, note: false }),
  });
  const oneTap = useOneTapSave(lead);
  const details = useRef<HTMLDivElement>(null);
  const editButton = useFocusOnClose<HTMLButtonElement>(isEditing.note);
  const moreButton = useFocusOnClose<HTMLButtonElement>(isEditing.details);
  const { conflict, isDirty, isSaving } = editor;

  function save(): boolean {
    const isUnderWay = editor.submit();
    if (!isUnderWay) details.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    return isUnderWay;
  }

  const form = (part: keyof typeof isEditing) => ({
    editor,
    onSave: save,
    onClose: () => setEditing((open) => ({ ...open, [part]: false })),
  });

  return (
    <>
      <LeaveGuard
        isUnsaved={isDirty}
        heldBy="lead"
        isSaving={isSaving}
        save={conflict ? undefined : save}
      />
      <LeadHead lead={lead} />
      <Toolbar label="Actions" className={styles.actions}>
        <div className="flex min-w-0 flex-wrap items-center gap-1.5">
          <StatusMenu lead={lead} oneTap={oneTap} />
          <FollowUpChip lead={lead} today={easternDateOf(now)} oneTap={oneTap} />
        </div>
        <LeadActions
          lead={lead}
          moreRef={moreButton}
          onEdit={() => setEditing((open) => ({ ...open, details: true }))}
          onErased={onErased}
        />
      </Toolbar>
      {isEditing.details && (
        <div ref={details}>
          <LeadForm {...form('details')} label="Details" showsConflict>
            <CorrectionFields editor={editor} />
          </LeadForm>
        </div>
      )}
      {lead.message && <LongText text={lead.message} what="message" />}
      <NoteLine lead={lead} />
      <LeadAmounts lead={lead} today={easternDateOf(now)} oneTap={oneTap} />
      <LeadCalls lead={lead} now={now} />
      <RelatedLeads related={lead.related} control={control} />
      <LeadTimeline
        id={lead.id}
        pinned={lead.notes}
        // Another pinned note would be a conflict with the one being edited.
        onPin={isEditing.note ? undefined : (notes) => oneTap.save({ notes })}
      >
        {isEditing.note ? (
          <LeadForm {...form('note')} label="Pinned note" showsConflict={!isEditing.details}>
            <PinnedNoteField editor={editor} />
          </LeadForm>
        ) : (
          lead.notes && (
            <PinnedNote
              notes={lead.notes}
              editRef={editButton}
              onEdit={() => setEditing((open) => ({ ...open, note: true }))}
              onUnpin={() => oneTap.save({ notes: null })}
            />
          )
        )}
      </LeadTimeline>
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
const openLayers = 'dialog[open], [role="menu"], [role="dialog"][data-state="open"]';

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
