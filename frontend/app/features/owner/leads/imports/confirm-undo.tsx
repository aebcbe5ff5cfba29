import type { LeadImport } from '@agency/contracts';
import { flushSync } from 'react-dom';
import { counted, leadNoun } from '~/lib/counted';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { useUndoImport } from './use-lead-import';

interface ConfirmUndoProps {
  leadImport: LeadImport;
  onUndone: () => void;
  onClose: () => void;
}

/** Asks before an import is undone: it may erase thousands of leads. */
export function ConfirmUndo({ leadImport, onUndone, onClose }: ConfirmUndoProps) {
  const { mutate, isPending } = useUndoImport();
  const end = (_undone: unknown, error: unknown) => {
    // First: the closed dialog gives the focus back.
    flushSync(onClose);
    if (!error) onUndone();
  };
  const leads = counted(leadImport.added, leadNoun);
  return (
    <ConfirmDialog
      title="Undo the import?"
      cancel="Keep them"
      confirm={`Erase ${leads}`}
      busy={isPending}
      onCancel={onClose}
      onConfirm={() => mutate(leadImport, { onSettled: end })}
    >
      <p>
        The <strong>{leads}</strong> that came from this file will be erased. Leads that have
        changed since, or have a call, stay.
      </p>
    </ConfirmDialog>
  );
}
