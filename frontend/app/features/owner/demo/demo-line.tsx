import { apiPaths, demoSchema, removedDemoSchema } from '@agency/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import { counted, leadNoun } from '~/lib/counted';
import { ActionButton } from '~/ui/desk/action-button';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { calendarsQuery, removeCalendar } from '../busy-calendars/queries';
import { AlertLine } from '../shared/alert-line';
import { isOneLead } from '../shared/leads';

/** One line on every view of the desk, as long as there are invented leads. */
export function DemoLine() {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { data: demo } = useQuery(demoQuery);
  const remove = useMutation({
    mutationFn: async () => {
      const calendars = await client.fetchQuery(calendarsQuery);
      const invented = calendars.find(({ id }) => id === demo?.calendarId);
      // One that was read again has a file of hers by now.
      const isUntouched = invented?.readAt === invented?.createdAt;
      return removeDemo(isUntouched ? invented?.id : undefined);
    },
    onSuccess: (erased) =>
      showToast({ title: 'Demo Data Removed', description: counted(erased, leadNoun) }),
    onError: (error) =>
      showFailure(error, {
        title: 'Couldn’t Remove Demo Data',
        fallback: 'Not all demo data could be removed. Please try again.',
      }),
    onSettled: () => {
      setAsking(false);
      // Any view may show demo data. Skips queries of a single lead: it may be gone, and its row unmounts.
      return client.invalidateQueries({ predicate: ({ queryKey }) => !isOneLead(queryKey) });
    },
  });

  if (!demo?.leads) return null;
  const leads = counted(demo.leads, leadNoun);
  return (
    <AlertLine
      tone="info"
      title={`Demo data: ${leads}, all invented`}
      actions={<ActionButton onClick={() => setAsking(true)}>Remove demo data</ActionButton>}
    >
      {isAsking && (
        <ConfirmDialog
          title="Remove the demo data?"
          cancel="Keep it"
          confirm="Remove demo data"
          busy={remove.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => remove.mutate()}
        >
          <p>
            <strong>{leads}</strong> will be erased, with their calls and emails, and the calendar
            of invented busy times. Real leads, a calendar file of your own, your hours and your
            settings stay. No emails are sent.
          </p>
        </ConfirmDialog>
      )}
    </AlertLine>
  );
}

/** The invented leads of `make demo` that are still there. */
const demoQuery = apiQuery(apiPaths.demo, demoSchema, {
  staleTime: Number.POSITIVE_INFINITY,
  meta: { logOnError: 'Whether there is demo data couldn’t be read:' },
});

/** Returns how many leads were erased. The leads come last: while some are left, it can be repeated. */
async function removeDemo(calendarId: number | undefined): Promise<number> {
  if (calendarId !== undefined) await removeCalendar(calendarId);
  const { erased } = await callApi(apiPaths.demo, {
    method: 'DELETE',
    response: removedDemoSchema,
  });
  return erased;
}
