import { correctableFields, maxLengths } from '@agency/contracts';
import type { SubmitEvent } from 'react';
import { Button } from '~/ui/button';
import { ConflictNotice } from '~/ui/desk/conflict-notice';
import { LeaveGuard } from '~/ui/desk/leave-guard';
import { submitByKey } from '~/ui/desk/submit-key';
import { TextArea } from '~/ui/field';
import { correctionLabels } from '../../shared/labels';
import { draftOf, type LeadDraft } from './lead-draft';
import styles from './lead-editor.module.css';
import type { LeadEditorControl } from './use-lead-editor';

interface LeadEditorProps {
  id: string;
  editor: LeadEditorControl;
}

const fieldLabels: Record<keyof LeadDraft, string> = { ...correctionLabels, notes: 'Notes' };

/** The standing notes, and Save for them and for the corrections above. */
export function LeadEditor({ id, editor }: LeadEditorProps) {
  const { draft, change, submit, isDirty, isSaving, conflict } = editor;

  function save(): boolean {
    const isUnderWay = submit();
    if (!isUnderWay) focusFirstWrong(id);
    return isUnderWay;
  }

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isDirty) save();
  }

  return (
    <form id={id} className={styles.root} aria-label="Notes" noValidate onSubmit={send}>
      <LeaveGuard
        isUnsaved={isDirty}
        heldBy="lead"
        isSaving={isSaving}
        save={conflict ? undefined : save}
      />
      <TextArea
        label="Notes"
        name="notes"
        dir="auto"
        rows={3}
        maxLength={maxLengths.notes}
        value={draft.notes}
        onChange={(event) => change({ notes: event.currentTarget.value })}
        onKeyDown={submitByKey}
      />
      <ConflictNotice what="lead" editor={editor} draftOf={draftOf} fieldLabels={fieldLabels} />
      {isDirty && (
        <div className={styles.actions} data-dirty="">
          <Button type="submit" className="min-h-11!" busy={isSaving} disabled={conflict !== null}>
            Save
          </Button>
          <Button variant="quiet" className="min-h-11! px-0!" onClick={editor.discard}>
            Undo changes
          </Button>
          <span className="text-fine text-slate">Unsaved changes</span>
        </div>
      )}
    </form>
  );
}

/** Of the fields that have been found wrong. */
function focusFirstWrong(formId: string): void {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return;
  const wrong = correctableFields
    .map((field) => form.elements.namedItem(field))
    .find((field) => field instanceof HTMLElement && field.ariaInvalid === 'true');
  if (wrong instanceof HTMLElement) wrong.focus();
}
