import {
  apiPaths,
  type Retention,
  type RetentionMonths,
  type RetentionPolicy,
  retentionMonths,
  retentionSchema,
  settings,
} from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { z } from 'zod/mini';
import { callApi } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import { counted, leadNoun } from '~/lib/counted';
import { saveSetting } from '~/lib/setting';
import { Button } from '~/ui/button';
import { Actions } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { LeaveGuard } from '~/ui/desk/leave-guard';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { SelectField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { refreshLeads } from '../shared/leads';

/** How long closed leads are kept, and how many leads each period would erase now. */
const retentionQuery = apiQuery(apiPaths.retention, retentionSchema, { gcTime: 0 });

async function saveRetention(policy: RetentionPolicy): Promise<Retention> {
  await saveSetting(settings.retention, policy);
  return callApi(apiPaths.retention, { response: retentionSchema });
}

const options = retentionMonths.map((months) => ({
  value: String(months),
  label: `Erase after ${months} months`,
}));
const monthsOf = (value: string): RetentionMonths | null =>
  retentionMonths.find((months) => String(months) === value) ?? null;

const retentionFormSchema = z.object({ months: z.pipe(z.string(), z.transform(monthsOf)) });

/** How long closed leads are kept. */
export function RetentionChoice() {
  const query = useQuery({ ...retentionQuery, refetchOnMount: 'always' });
  return (
    <AsyncSection query={query} what="How long leads are kept">
      {(retention) => <RetentionForm retention={retention} />}
    </AsyncSection>
  );
}

/** Shows what a period would erase before it is saved. */
function RetentionForm({ retention }: { retention: Retention }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { form, field, isDirty, isSaving, undo, submit } = useDraftForm({
    schema: retentionFormSchema,
    values: { months: retention.months === null ? '' : String(retention.months) },
    save: saveRetention,
    onSaved: (saved) => {
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
    failure: { title: 'Error', fallback: 'Failed to save. Please try again.' },
  });
  const chosen = monthsOf(form.watch('months'));
  const due = retention.dueNow.find(({ months }) => months === chosen)?.leads ?? 0;

  function submitOrAsk(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isDirty || isSaving) return;
    if (chosen === null) void submit();
    else setAsking(true);
  }

  return (
    <form
      aria-labelledby="retention"
      className="grid w-full gap-3"
      noValidate
      onSubmit={submitOrAsk}
    >
      <LeaveGuard isUnsaved={isDirty} heldBy="view" />
      <h3 id="retention" className="font-sans font-semibold text-[length:1rem]">
        Closed leads
      </h3>
      <p>
        Leads that stay Closed Won or Closed Lost for this long are erased with all their data.
        Reopening a lead starts the period again, and leads with an upcoming call are kept.
      </p>
      <SelectField
        label="How long closed leads are kept"
        placeholder="Until I erase them"
        options={options}
        {...field('months')}
      />
      <p role="status">{isDirty && chosen !== null && consequence(due)}</p>
      <Actions>
        <Button type="submit" className="min-h-11!" busy={isSaving} disabled={!isDirty}>
          Save
        </Button>
        {isDirty && (
          <Button variant="quiet" className="min-h-11! px-2!" disabled={isSaving} onClick={undo}>
            Undo changes
          </Button>
        )}
      </Actions>
      {isAsking && chosen !== null && (
        <ConfirmDialog
          title={`Erase leads after ${chosen} months?`}
          cancel="Keep leads"
          confirm={due > 0 ? `Erase ${counted(due, leadNoun)}` : 'Save'}
          busy={isSaving}
          onCancel={() => setAsking(false)}
          onConfirm={() => void submit().finally(() => setAsking(false))}
        >
          <p>
            {consequence(due)} From then on, leads are erased as they reach {chosen} months.
          </p>
          <p>This can’t be undone. No emails are sent about it.</p>
        </ConfirmDialog>
      )}
    </form>
  );
}

function consequence(due: number): string {
  if (due === 0) return 'No leads have been closed that long yet.';
  return `${counted(due, leadNoun)} will be erased now.`;
}
