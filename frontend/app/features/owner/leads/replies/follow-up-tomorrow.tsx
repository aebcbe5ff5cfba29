import { addDays, easternDateOf } from '@agency/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { systemClock } from '~/lib/clock';
import { formatBriefDay } from '~/lib/eastern-display';
import { showFailure } from '~/ui/desk/show-failure';
import { ToastAction } from '~/ui/desk/toast-action';
import { offerUndo } from '~/ui/desk/undo';
import { leadUpdateFailed } from '../../shared/labels';
import { leadQuery, refreshLeads, updateLead } from '../../shared/queries/leads';
import { showSavedLead } from '../use-lead-save';

/** The button of a toast after a call that did not reach the lead. */
export function followUpTomorrow(client: QueryClient, leadId: number): ReactNode {
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
