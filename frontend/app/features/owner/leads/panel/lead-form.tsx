import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '~/ui/button';
import { ConflictNotice } from '~/ui/desk/conflict-notice';
import { draftLabels, draftOf } from './lead-draft';
import type { LeadEditorControl } from './use-lead-editor';

interface LeadFormProps {
  label: string;
  editor: LeadEditorControl;
  /** Whether a conflict is shown here: in one of the open forms. */
  showsConflict: boolean;
  onSave: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Fields of a lead that are typed, with Save. The details and the pinned note are one draft. */
export function LeadForm(props: LeadFormProps) {
  const { label, editor, showsConflict, onSave, onClose, children } = props;
  const { isDirty, isSaving, isRefused, conflict, discard } = editor;

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isDirty) onSave();
  }

  return (
    <form className="grid gap-3" aria-label={label} noValidate onSubmit={send}>
      {children}
      {showsConflict && (
        <ConflictNotice
          what="lead"
          editor={editor}
          draftOf={draftOf}
          fieldLabels={draftLabels}
          hasFocus={isRefused}
        />
      )}
      <div
        className="sticky bottom-0 z-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-sand bg-(--panel-ground) py-3 max-lg:-mx-(--panel-gutter) max-lg:px-(--panel-gutter)"
        data-dirty=""
      >
        <Button
          type="submit"
          className="min-h-11!"
          busy={isSaving}
          disabled={!isDirty || conflict !== null}
        >
          Save
        </Button>
        <Button
          variant="quiet"
          className="min-h-11! px-0!"
          disabled={isSaving}
          onClick={() => {
            discard();
            onClose();
          }}
        >
          Cancel
        </Button>
        {isDirty && <span className="text-fine text-slate">Unsaved changes</span>}
      </div>
    </form>
  );
}
