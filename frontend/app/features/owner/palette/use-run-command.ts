import type { Lead } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { formatBriefDay } from '~/lib/eastern-display';
import { useReversible } from '~/ui/desk/undo';
import { type LeadChange, saveLead, showSavedLead } from '../leads/save-lead';
import { leadUpdateFailed, statusLabel } from '../shared/labels';
import { refreshLeads } from '../shared/queries/leads';
import type { CommandRun } from './commands';
import { showPalette } from './palette-store';

interface RunOptions {
  /** The open lead. */
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

/** Runs a command after the palette has closed and the focus has returned. */
export function useRunCommand({ lead, onLogout }: RunOptions) {
  const client = useQueryClient();
  const navigate = useNavigate();

  const { mutate: save } = useReversible({
    run: ({ before, change }: LeadStep) => saveLead(client, before, change),
    onDone: (saved) => showSavedLead(client, saved),
    done: (_saved, { done }) => done,
    undo: async (saved, { back }) => showSavedLead(client, await saveLead(client, saved, back)),
    refresh: () => refreshLeads(client),
    failure: leadUpdateFailed,
  });

  return (run: CommandRun): void => {
    showPalette(isOverlay(run.kind) ? run.kind : null);
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
        const { name, followUpOn, followUpTask } = lead;
        const done = run.on
          ? `Follow-up with ${name}: ${formatBriefDay(run.on)}`
          : `No follow-up with ${name}`;
        const back = { followUpOn, followUpTask };
        save({ before: lead, done, change: { followUpOn: run.on }, back });
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

/** Commands that open something in the palette's place. */
const overlays = ['shortcuts', 'add-lead', 'import-leads'] as const;
const isOverlay = (kind: CommandRun['kind']): kind is (typeof overlays)[number] =>
  overlays.some((overlay) => overlay === kind);

function download(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
