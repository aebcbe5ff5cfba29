import {
  type Activity,
  addDays,
  type CreateActivityRequest,
  callOutcomeOptions,
  easternDateOf,
  type Lead,
  labelOf,
  type TimelineEntry,
} from '@agency/contracts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { systemClock } from '~/lib/clock';
import { formatBriefDay } from '~/lib/eastern-display';
import { ActionButton } from '~/ui/desk/action-button';
import {
  Menu,
  MenuArrow,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MenuTrigger,
} from '~/ui/desk/menu';
import { showFailure } from '~/ui/desk/show-failure';
import { ToastAction } from '~/ui/desk/toast-action';
import { offerUndo, withdrawUndo } from '~/ui/desk/undo';
import { useReversible } from '~/ui/desk/use-save';
import { leadUpdateFailed } from '../../shared/labels';
import { leadQuery, refreshLeads, updateLead } from '../../shared/leads';
import { timelineQuery } from '../queries';
import { leadScope, showSavedLead } from '../use-lead-save';
import { logActivity, takeBackActivity } from './queries';

/** Logs a call or an email made outside the product: one press, with Undo. */
export function LogActivity({ lead }: { lead: Pick<Lead, 'id'> }) {
  const { isPending, log } = useLogActivity(lead.id);
  return (
    <Menu>
      <MenuTrigger asChild>
        <ActionButton aria-disabled={isPending}>
          Log
          <MenuArrow />
        </ActionButton>
      </MenuTrigger>
      <MenuContent align="start">
        <MenuLabel>I called</MenuLabel>
        {callOutcomeOptions.map(({ value, label }) => (
          <MenuItem key={value} onSelect={() => log({ kind: 'called', outcome: value })}>
            {label}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onSelect={() => log({ kind: 'wrote' })}>I emailed</MenuItem>
      </MenuContent>
    </Menu>
  );
}

/** Logs an activity about a lead: in the timeline at once, with Undo. If saving fails, the entry is removed. */
export function useLogActivity(leadId: number) {
  const client = useQueryClient();
  const { queryKey } = timelineQuery(leadId);
  const mutationKey = ['activity', leadId];

  const { isPending, mutate } = useReversible({
    mutationKey,
    scope: leadScope(leadId),
    run: (request: CreateActivityRequest) => logActivity(leadId, request),
    onMutate: async (request) => {
      withdrawUndo();
      await client.cancelQueries({ queryKey, exact: true });
      client.setQueryData(queryKey, (entries) => entries && [expectedEntry(request), ...entries]);
    },
    done: (_logged, request) => ({
      title: doneText(request),
      next: isMissed(request) ? followUpTomorrow(client, leadId) : undefined,
    }),
    undo: ({ id }) => takeBackActivity(leadId, id),
    // Awaited: Undo of the next save restores the status that this may have set.
    refresh: () => refreshLeads(client),
    failure: (error) => {
      client.setQueryData(queryKey, (entries) => entries?.filter((entry) => !isUnsaved(entry)));
      showFailure(error, {
        title: 'Couldn’t Log This',
        fallback: 'It couldn’t be logged. Please try again.',
      });
    },
  });

  return {
    isPending,
    /** Ignores a double press. `onLogged` is called once the server has saved it. */
    log: (request: CreateActivityRequest, onLogged?: (activity: Activity) => void) => {
      if (client.isMutating({ mutationKey }) === 0) mutate(request, { onSuccess: onLogged });
    },
  };
}

const isMissed = (request: CreateActivityRequest) =>
  request.kind === 'called' && request.outcome !== 'reached';

/** Not the id of any saved activity. */
const unsavedId = 0;

/** By its id: the cache may hold a copy of the entry that was added. */
const isUnsaved = (entry: TimelineEntry) => 'id' in entry && entry.id === unsavedId;

/** The timeline entry shown until the timeline is refetched. */
function expectedEntry(request: CreateActivityRequest): TimelineEntry {
  const logged = { id: unsavedId, at: new Date().toISOString() };
  return request.kind === 'note'
    ? { kind: 'note-added', text: request.text, ...logged }
    : { ...request, ...logged };
}

function doneText(request: CreateActivityRequest): string {
  if (request.kind === 'note') return 'Note Added';
  if (request.kind === 'wrote') return 'Email Logged';
  return `Call Logged: ${labelOf(callOutcomeOptions, request.outcome)}`;
}

/** The button of a toast after a call that did not reach the lead. */
function followUpTomorrow(client: QueryClient, leadId: number): ReactNode {
  return (
    <ToastAction label="Follow up tomorrow" onAction={() => void planTomorrow(client, leadId)} />
  );
}

async function planTomorrow(client: QueryClient, leadId: number): Promise<void> {
  const followUpOn = addDays(easternDateOf(systemClock.now()), 1);
  try {
    const lead = await client.fetchQuery({ ...leadQuery(leadId), staleTime: 0 });
    showSavedLead(client, await updateLead(leadId, { followUpOn }));
    offerUndo(`Follow-up with ${lead.name}: ${formatBriefDay(followUpOn)}`, {
      undo: () => updateLead(leadId, { followUpOn: lead.followUpOn }),
      refresh: () => refreshLeads(client),
    });
  } catch (error) {
    showFailure(error, leadUpdateFailed);
    await refreshLeads(client);
  }
}
