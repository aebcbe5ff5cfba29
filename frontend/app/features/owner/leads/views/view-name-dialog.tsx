import { maxViewNameLength, renameViewRequestSchema, type SavedView } from '@agency/contracts';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { TextField } from '~/ui/field';

interface ViewNameDialogProps {
  title: string;
  name: string;
  save: (name: string) => Promise<SavedView>;
  onSaved: () => unknown;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function ViewNameDialog({ title, name, save, onSaved, onClose }: ViewNameDialogProps) {
  const { field, isSaving, rootError, submit, onSubmit } = useDraftForm({
    schema: renameViewRequestSchema,
    values: { name },
    save: (request) => save(request.name),
    onSaved: () => {
      onClose();
      return onSaved();
    },
    failure: { title: 'Error', fallback: 'The view couldn’t be saved. Please try again.' },
  });
  return (
    <ConfirmDialog
      title={title}
      cancel="Cancel"
      confirm="Save view"
      busy={isSaving}
      startsWithField
      onCancel={onClose}
      onConfirm={() => void submit()}
    >
      <form noValidate onSubmit={onSubmit}>
        <TextField
          {...field('name')}
          label="Name"
          required
          autoFocus
          dir="auto"
          autoComplete="off"
          maxLength={maxViewNameLength}
        />
      </form>
      {rootError && <p role="alert">{rootError}</p>}
    </ConfirmDialog>
  );
}
