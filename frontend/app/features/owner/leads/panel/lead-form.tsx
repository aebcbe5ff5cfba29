import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '~/ui/button';

interface LeadFormProps {
  label: string;
  isDirty: boolean;
  isSaving: boolean;
  /** Whether the owner has to choose between two texts first. */
  isBlocked?: boolean;
  onSave: () => void;
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Fields of a lead that are typed, with Save. */
export function LeadForm(props: LeadFormProps) {
  const { label, isDirty, isSaving, isBlocked = false, onSave, onCancel, children } = props;

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isDirty && !isBlocked) onSave();
  }

  return (
    <form className="grid gap-3" aria-label={label} noValidate onSubmit={send}>
      {children}
      {/* A scroll container's padding is not its edge to what sticks. */}
      <div
        className="sticky bottom-[calc(-1*var(--panel-end))] z-2 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-sand bg-(--panel-ground) py-3 max-lg:-mx-(--panel-gutter) max-lg:px-(--panel-gutter)"
        data-dirty=""
      >
        <Button
          type="submit"
          className="min-h-11!"
          busy={isSaving}
          disabled={!isDirty || isBlocked}
        >
          Save
        </Button>
        <Button variant="quiet" className="min-h-11! px-0!" disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
        {isDirty && <span className="text-fine text-slate">Unsaved changes</span>}
      </div>
    </form>
  );
}
