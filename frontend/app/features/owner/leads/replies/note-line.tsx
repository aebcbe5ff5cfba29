import { type Lead, maxLengths } from '@agency/contracts';
import { type SubmitEvent, useState } from 'react';
import { ActionButton } from '~/ui/desk/action-button';
import { submitByKey } from '~/ui/desk/submit-key';
import { useUnsavedWork } from '~/ui/desk/unsaved-work';
import { TextArea } from '~/ui/field';
import { useLogActivity } from './log-activity';

/** Started notes, by lead, kept like `replyDrafts`. */
const drafts = new Map<number, string>();

/** The panel's only field: it adds a note to the lead's timeline. The text stays until it is saved, even if the panel closes. */
export function NoteLine({ lead }: { lead: Pick<Lead, 'id'> }) {
  // A started note belongs to its lead.
  return <NoteForm key={lead.id} leadId={lead.id} />;
}

function NoteForm({ leadId }: { leadId: number }) {
  const [text, setText] = useState(drafts.get(leadId) ?? '');
  const { isPending, log } = useLogActivity(leadId);
  const isEmpty = text.trim() === '';
  useUnsavedWork(!isEmpty);

  function change(next: string): void {
    setText(next);
    drafts.set(leadId, next);
  }

  function add(): void {
    if (isEmpty || isPending) return;
    log({ kind: 'note', text }, () => {
      // Text typed in the meantime is another note.
      setText((now) => (now === text ? '' : now));
      if (drafts.get(leadId) === text) drafts.delete(leadId);
    });
  }

  return (
    <form
      aria-label="Add a note"
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end has-[textarea:placeholder-shown]:grid-cols-1 gap-x-2 gap-y-1"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        add();
      }}
    >
      <TextArea
        label="Add a note"
        isLabelHidden
        placeholder="Add a note …"
        name="note"
        dir="auto"
        required
        rows={1}
        className="field-sizing-content max-h-64 min-h-11"
        maxLength={maxLengths.notes}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={submitByKey}
      />
      {!isEmpty && (
        <>
          <ActionButton isBlocked={isPending} onClick={add}>
            Add
          </ActionButton>
          <span className="pointer-coarse:hidden col-span-full text-fine text-slate">
            Ctrl + Enter to add
          </span>
        </>
      )}
    </form>
  );
}
