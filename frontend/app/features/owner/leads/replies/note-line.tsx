import { type Lead, maxLengths } from '@agency/contracts';
import { type SubmitEvent, useState } from 'react';
import { ActionButton } from '~/ui/desk/action-button';
import { submitByKey } from '~/ui/desk/submit-key';
import { useUnsavedWork } from '~/ui/desk/unsaved-work';
import { TextArea } from '~/ui/field';
import { draftStore } from './draft-store';
import styles from './note-line.module.css';
import { useLogActivity } from './use-log-activity';

const drafts = draftStore<string>();

/** One line that adds a note to the lead's timeline. What is typed stays until it is stored, also when the panel closes. */
export function NoteLine({ lead }: { lead: Pick<Lead, 'id'> }) {
  // A note that is begun belongs to its lead.
  return <NoteForm key={lead.id} leadId={lead.id} />;
}

function NoteForm({ leadId }: { leadId: number }) {
  const [text, setText] = useState(drafts.get(leadId) ?? '');
  const { isPending, log } = useLogActivity(leadId);
  const isEmpty = text.trim() === '';
  useUnsavedWork(!isEmpty);

  function change(next: string): void {
    setText(next);
    drafts.set(leadId, next || undefined);
  }

  function add(): void {
    if (isEmpty || isPending) return;
    log({ kind: 'note', text }, () => {
      // What was typed meanwhile is another note.
      setText((now) => (now === text ? '' : now));
      if (drafts.get(leadId) === text) drafts.set(leadId, undefined);
    });
  }

  return (
    <form
      aria-label="Add a note"
      className={styles.root}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        add();
      }}
    >
      <TextArea
        label="Add a note"
        name="note"
        dir="auto"
        required
        rows={1}
        maxLength={maxLengths.notes}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={submitByKey}
      />
      <ActionButton aria-disabled={isEmpty || isPending} onClick={add}>
        Add
      </ActionButton>
      {!isEmpty && (
        <span className="pointer-coarse:hidden text-fine text-slate">Ctrl + Enter to add</span>
      )}
    </form>
  );
}
