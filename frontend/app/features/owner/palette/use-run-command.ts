import type { Lead, UpdateLeadRequest } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { formatBriefDay } from '~/lib/eastern-display';
import { offerUndo } from '~/ui/desk/offer-undo';
import { showFailure } from '~/ui/desk/show-failure';
import { statusLabel, updateFailed } from '../leads/labels';
import { refreshLeads, updateLead } from '../queries/leads';
import type { CommandRun } from './commands';
import { showPalette } from './palette-store';

interface RunOptions {
  /** The lead that is open. */
  lead: Lead | undefined;
  onLogout: () => void;
}

/** Does what a command says, once the palette is closed and the focus is back. */
export function useRunCommand({ lead, onLogout }: RunOptions) {
  const client = useQueryClient();
  const navigate = useNavigate();

  async function change(done: string, change: Omit<UpdateLeadRequest, 'version'>): Promise<void> {
    if (!lead) return;
    const { id, status, followUpOn, version } = lead;
    try {
      const saved = await updateLead(id, { ...change, version });
      offerUndo(done, async () => {
        await updateLead(id, { status, followUpOn, version: saved.version });
        await refreshLeads(client);
      });
    } catch (error) {
      showFailure(error, updateFailed);
    }
    await refreshLeads(client);
  }

  return (run: CommandRun): void => {
    showPalette(run.kind === 'shortcuts' ? 'shortcuts' : null);
    switch (run.kind) {
      case 'go':
        void navigate(run.to);
        break;
      case 'status':
        void change(`${lead?.name}: ${statusLabel(run.status)}`, { status: run.status });
        break;
      case 'follow-up':
        if (!lead) break;
        void change(
          run.on
            ? `Follow-up with ${lead.name}: ${formatBriefDay(run.on)}`
            : `No follow-up with ${lead.name}`,
          { status: lead.status, followUpOn: run.on },
        );
        break;
      case 'download':
        download(run.href);
        break;
      case 'logout':
        onLogout();
        break;
    }
  };
}

function download(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
