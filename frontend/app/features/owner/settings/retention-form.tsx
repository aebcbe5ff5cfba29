import { type Retention, type RetentionMonths, retentionMonths } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { LeaveGuard } from '~/ui/desk/leave-guard';
import { showFailure } from '~/ui/desk/show-failure';
import { SelectField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { refreshLeads } from '../api/refresh-leads';
import { retentionQuery, saveRetention } from '../api/retention';
import { counted, leadNoun } from '../selection/counted';

const options = retentionMonths.map((months) => ({
  value: String(months),
  label: `Erase after ${months} months`,
}));
const monthsOf = (value: string): RetentionMonths | null =>
  retentionMonths.find((months) => String(months) === value) ?? null;

/** How long closed leads are kept. Says what a period would erase before it is saved. */
export function RetentionForm({ retention }: { retention: Retention }) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState(retention.months);
  const [isAsking, setAsking] = useState(false);
  const isDirty = chosen !== retention.months;
  const due = retention.dueNow.find(({ months }) => months === chosen)?.leads ?? 0;

  const save = useMutation({
    mutationFn: saveRetention,
    onSuccess: (saved) => {
      client.setQueryData(retentionQuery.queryKey, saved);
      showToast({
        title: 'Settings Saved',
        description:
          saved.months === null
            ? 'Closed leads are kept until you erase them.'
            : `Leads closed for ${saved.months} months are erased from now on.`,
      });
      return refreshLeads(client);
    },
    onError: (error) =>
      showFailure(error, { title: 'Error', fallback: 'Failed to save. Please try again.' }),
    onSettled: () => setAsking(false),
  });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isDirty || save.isPending) return;
    if (chosen === null) save.mutate({ months: null });
    else setAsking(true);
  }

  return (
    <form aria-labelledby="retention" className="retention-form" noValidate onSubmit={submit}>
      <LeaveGuard isUnsaved={isDirty} heldBy="tab" />
      <h3 id="retention">Closed leads</h3>
      <p>
        A lead that has been Closed Won or Closed Lost for this long is erased with everything about
        it. A lead that is reopened starts anew, and one with a call ahead is kept.
      </p>
      <SelectField
        label="How long closed leads are kept"
        name="retention"
        placeholder="Until I erase them"
        options={options}
        value={chosen === null ? '' : String(chosen)}
        onChange={(event) => setChosen(monthsOf(event.currentTarget.value))}
      />
      <p role="status">{isDirty && chosen !== null && consequence(due)}</p>
      <div className="call-actions">
        <Button type="submit" className="min-h-11!" busy={save.isPending} disabled={!isDirty}>
          Save
        </Button>
        {isDirty && (
          <Button
            variant="quiet"
            className="min-h-11! px-2!"
            disabled={save.isPending}
            onClick={() => setChosen(retention.months)}
          >
            Undo changes
          </Button>
        )}
      </div>
      {isAsking && chosen !== null && (
        <ConfirmDialog
          title={`Erase leads after ${chosen} months?`}
          cancel="Keep them"
          confirm={due > 0 ? `Erase ${counted(due, leadNoun)}` : 'Save'}
          busy={save.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => save.mutate({ months: chosen })}
        >
          <p>
            {consequence(due)} From then on, leads are erased as they reach {chosen} months.
          </p>
          <p>This cannot be undone. Nobody gets an email about it.</p>
        </ConfirmDialog>
      )}
    </form>
  );
}

function consequence(due: number): string {
  if (due === 0) return 'No lead has been closed that long yet.';
  return `${counted(due, leadNoun)} ${due === 1 ? 'is' : 'are'} erased now.`;
}
