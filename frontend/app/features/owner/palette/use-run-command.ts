import type { Lead } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { formatBriefDay } from '~/lib/eastern-display';
import { useReversible } from '~/ui/desk/use-reversible';
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

interface LeadStep {
  before: Lead;
  /** The toast's title. */
  done: string;
  change: LeadChange;
  back: LeadChange;
}

/** Does what a command says, once the palette is closed and the focus is back. */
export function useRunCommand({ lead, onLogout }: RunOptions) {
  const client = useQueryClient();
  const navigate = useNavigate();

  const { mutate: save } = useReversible({
    run: ({ before, change }: LeadStep) => saveLead(client, before, change),
    onDone: (saved) => showSavedLead(client, saved),
    done: (_saved, { done }) => done,
    undo: async (saved, { back }) => showSavedLead(client, await saveLead(client, saved, back)),
    refresh: () => refreshLeads(client),
    failure: updateFailed,
  });

  return (run: CommandRun): void => {
    showPalette(run.kind === 'shortcuts' || run.kind === 'add-lead' ? run.kind : null);
    switch (run.kind) {
      case 'go':
        void navigate(run.to);
        break;
      case 'status': {
        if (!lead) break;
        const { name, status } = lead;
        save({
          before: lead,
          done: `${name}: ${statusLabel(run.status)}`,
          change: { status: run.status },
          back: { status },
        });
        break;
      }
      case 'follow-up': {
        if (!lead) break;
        const { name, followUpOn } = lead;
        const done = run.on
          ? `Follow-up with ${name}: ${formatBriefDay(run.on)}`
          : `No follow-up with ${name}`;
        save({ before: lead, done, change: { followUpOn: run.on }, back: { followUpOn } });
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
