import { leadStatusOptions, type UpdateLeadsRequest } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { counted, leadNoun } from '~/lib/counted';
import { formatShortDay } from '~/lib/eastern-display';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { showFailure } from '~/ui/desk/show-failure';
import { useReversible } from '~/ui/desk/use-save';
import { SelectField, TextField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { statusLabel } from '../shared/labels';
import { refreshLeads, updateLeads } from '../shared/leads';
import { restoreLeads } from './queries';

type Field = 'status' | 'followUpOn';
type Change = Omit<UpdateLeadsRequest['leads'][number], 'id'>;

interface ChangeLeadsProps {
  ids: readonly number[];
  field: Field;
  onClose: () => void;
  onChanged: () => void;
}

/** Sets the status or follow-up date of several leads, with Undo. */
export function ChangeLeads({ ids, field, onClose, onChanged }: ChangeLeadsProps) {
  const client = useQueryClient();
  const [value, setValue] = useState('');
  const leads = counted(ids.length, leadNoun);

  const update = useReversible({
    run: (change: Change) => updateLeads(ids.map((id) => ({ id, ...change }))),
    onDone: ({ changed }, change) => {
      if (changed === 0)
        showToast({ title: 'Nothing to change', description: describeChange(change) });
      onChanged();
    },
    done: ({ changed }, change) =>
      changed > 0 ? `${counted(changed, leadNoun)} changed: ${describeChange(change)}` : null,
    undo: (answer) => restoreLeads(answer, field),
    refresh: () => refreshLeads(client),
    failure: (error) => {
      showFailure(error, {
        title: 'Update Failed',
        fallback: 'No leads were changed. Please try again.',
      });
      onClose();
    },
  });

  const status = leadStatusOptions.find((option) => option.value === value)?.value;
  const change: Change = field === 'status' ? { status } : { followUpOn: value || null };
  return (
    <ConfirmDialog
      title={field === 'status' ? `Status of ${leads}` : `Follow-up date of ${leads}`}
      cancel="Cancel"
      confirm={`Change ${leads}`}
      busy={update.isPending}
      isConfirmDisabled={field === 'status' && !status}
      onCancel={onClose}
      onConfirm={() => update.mutate(change)}
    >
      {field === 'status' ? (
        <SelectField
          label="New status"
          name="status"
          placeholder="Choose a status"
          options={leadStatusOptions}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      ) : (
        <TextField
          label="New follow-up date"
          name="followUpOn"
          type="date"
          hint="Leave empty to clear the dates."
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}

function describeChange({ status, followUpOn }: Change): string {
  if (status) return statusLabel(status);
  return followUpOn ? `follow-up on ${formatShortDay(followUpOn)}` : 'no follow-up date';
}
