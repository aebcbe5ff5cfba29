import type { Lead } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { formatBriefDay } from '~/lib/eastern-display';
import { offerUndo } from '~/ui/desk/offer-undo';
import { showFailure } from '~/ui/desk/show-failure';
import { type LeadChange, saveLead, showSavedLead } from '../leads/save-lead';
import { statusLabel, updateFailed } from '../shared/labels';
import { refreshLeads } from '../shared/queries/leads';
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

  async function change(done: string, change: LeadChange, back: LeadChange): Promise<void> {
    if (!lead) return;
    try {
      const saved = await saveLead(client, lead, change);
      showSavedLead(client, saved);
      offerUndo(done, async () => showSavedLead(client, await saveLead(client, saved, back)));
    } catch (error) {
      showFailure(error, updateFailed);
      await refreshLeads(client);
    }
  }

  return (run: CommandRun): void => {
    showPalette(run.kind === 'shortcuts' || run.kind === 'add-lead' ? run.kind : null);
    switch (run.kind) {
      case 'go':
        void navigate(run.to);
        break;
      case 'status': {
        if (!lead) break;
        const { name, status } = lead;
        void change(`${name}: ${statusLabel(run.status)}`, { status: run.status }, { status });
        break;
      }
      case 'follow-up': {
        if (!lead) break;
        const { name, followUpOn } = lead;
        const done = run.on
          ? `Follow-up with ${name}: ${formatBriefDay(run.on)}`
          : `No follow-up with ${name}`;
        void change(done, { followUpOn: run.on }, { followUpOn });
        break;
      }
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
