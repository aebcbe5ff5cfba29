import { addDays, easternDateOf } from '@agency/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readNow } from '~/lib/api-query';
import { systemClock } from '~/lib/clock';
import { formatBriefDay } from '~/lib/eastern-display';
import { showFailure } from '~/ui/desk/show-failure';
import { ToastAction } from '~/ui/desk/toast-action';
import { offerUndo } from '~/ui/desk/undo';
import { leadUpdateFailed } from '../../shared/labels';
import { leadQuery, refreshLeads } from '../../shared/queries/leads';
import { saveLead, showSavedLead } from '../save-lead';

/** The button of a toast after a call that did not reach the lead. */
export function followUpTomorrow(client: QueryClient, leadId: number): ReactNode {
  return (
    <ToastAction label="Follow up tomorrow" onAction={() => void planTomorrow(client, leadId)} />
  );
}

async function planTomorrow(client: QueryClient, leadId: number): Promise<void> {
  const followUpOn = addDays(easternDateOf(systemClock.now()), 1);
  try {
    const lead = await readNow(client, leadQuery(leadId));
    const saved = await saveLead(client, lead, { followUpOn });
    showSavedLead(client, saved);
    offerUndo(`Follow-up with ${lead.name}: ${formatBriefDay(followUpOn)}`, {
      undo: () => saveLead(client, saved, { followUpOn: lead.followUpOn }),
      refresh: () => refreshLeads(client),
    });
  } catch (error) {
    showFailure(error, leadUpdateFailed);
    await refreshLeads(client);
  }
}
