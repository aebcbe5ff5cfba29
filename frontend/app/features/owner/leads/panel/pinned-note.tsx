import { maxLengths } from '@agency/contracts';
import type { Ref } from 'react';
import { submitByKey } from '~/ui/desk/submit-key';
import { TextButton } from '~/ui/desk/text-link';
import { TextArea } from '~/ui/field';
import { useFocusOnOpen } from '~/ui/use-focus';
import { LongText } from './long-text';
import type { LeadEditorControl } from './use-lead-editor';

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

/** The text of the pinned note, for its form. */
export function PinnedNoteField({ editor: { draft, change } }: { editor: LeadEditorControl }) {
  const field = useFocusOnOpen<HTMLTextAreaElement>();
  return (
    <TextArea
      ref={field}
      label="Pinned note"
      name="notes"
      dir="auto"
      rows={4}
      className="field-sizing-content max-h-96 min-h-24"
      maxLength={maxLengths.notes}
      value={draft.notes}
      onChange={(event) => change({ notes: event.currentTarget.value })}
      onKeyDown={submitByKey}
    />
  );
}
