import { type Lead, maxLengths } from '@agency/contracts';
import { type Ref, useState } from 'react';
import { ChangedElsewhere, useTypedText } from '~/ui/desk/changed-elsewhere';
import { submitByKey } from '~/ui/desk/submit-key';
import { TextButton } from '~/ui/desk/text-link';
import { TextArea } from '~/ui/field';
import { useFocusOnOpen } from '~/ui/use-focus';
import { useOneTapSave } from '../use-lead-save';
import { LeadForm } from './lead-form';
import { LongText } from './long-text';

interface PinnedNoteProps {
  notes: string;
  /** Gets the focus back after an edit. */
  editRef: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onUnpin: () => void;
}

/** The note that stays above the timeline. */
export function PinnedNote({ notes, editRef, onEdit, onUnpin }: PinnedNoteProps) {
  return (
    <section aria-label="Pinned note" className="grid gap-1 rounded-button bg-shallows px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="text-fine text-slate">Pinned note</span>
        <span className="flex gap-x-4">
          <TextButton ref={editRef} isTall onClick={onEdit}>
            Edit <span className="sr-only">the pinned note</span>
          </TextButton>
          <TextButton isTall onClick={onUnpin}>
            Unpin <span className="sr-only">the note</span>
          </TextButton>
        </span>
      </div>
      <LongText text={notes} what="note" />
    </section>
  );
}

/** Edits the pinned note. What is typed stays when the lead is refetched. */
export function usePinnedNote(lead: Lead) {
  const saved = lead.notes ?? '';
  const { mutateAsync: saveNote, pending } = useOneTapSave(lead);
  /** Null: closed. Without a draft, the text is as saved. */
  const [edit, setEdit] = useState<{ draft: string | null } | null>(null);
  const text = edit?.draft ?? saved;
  const isDirty = text !== saved;
  const isSaving = pending !== undefined;
  const { isChangedElsewhere, rebase } = useTypedText(saved, { isTyped: isDirty, isSaving });

  async function save(): Promise<void> {
    if (!isDirty || isSaving) return;
    try {
      const { saved: now } = await saveNote({ notes: text, previousNotes: lead.notes });
      rebase(now.notes ?? '');
      // Text typed in the meantime is not saved yet.
      setEdit((latest) => (latest?.draft === text ? null : latest));
    } catch {
      // A toast has shown it.
    }
  }

  return {
    text,
    saved,
    isOpen: edit !== null,
    isDirty,
    isSaving,
    isChangedElsewhere,
    open: () => setEdit({ draft: null }),
    change: (typed: string) => setEdit({ draft: typed === saved ? null : typed }),
    cancel: () => setEdit(null),
    save,
  };
}

export function PinnedNoteForm({ note }: { note: ReturnType<typeof usePinnedNote> }) {
  const field = useFocusOnOpen<HTMLTextAreaElement>();
  const { text, saved, isDirty, isSaving, isChangedElsewhere, change, cancel, save } = note;
  return (
    <LeadForm
      label="Pinned note"
      isDirty={isDirty}
      isSaving={isSaving}
      isBlocked={isChangedElsewhere}
      onSave={() => void save()}
      onCancel={cancel}
    >
      <TextArea
        ref={field}
        label="Pinned note"
        name="notes"
        dir="auto"
        rows={4}
        className="field-sizing-content max-h-96 min-h-24"
        maxLength={maxLengths.notes}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={submitByKey}
      />
      {isChangedElsewhere && (
        <ChangedElsewhere theirs={saved} onKeepMine={() => void save()} onTakeTheirs={cancel} />
      )}
    </LeadForm>
  );
}
