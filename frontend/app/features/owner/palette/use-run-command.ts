import type { Lead } from '@agency/contracts';
import { useNavigate } from 'react-router';
import { formatBriefDay } from '~/lib/eastern-display';
import { type OneTapChange, useLeadSave } from '../leads/use-lead-save';
import { statusLabel } from '../shared/labels';
import type { CommandRun, PaletteView } from './commands';

interface RunOptions {
  /** The open lead. */
  lead: Lead | undefined;
  onShow: (view: PaletteView | null) => void;
}

/** Runs a command after the palette has closed and the focus has returned. */
export function useRunCommand({ lead, onShow }: RunOptions) {
  const navigate = useNavigate();
  const { mutate: save } = useLeadSave(lead, titleOf);

  return (run: CommandRun): void => {
    onShow(isOverlay(run.kind) ? run.kind : null);
    switch (run.kind) {
      case 'go':
        void navigate(run.to);
        break;
      case 'status':
        save({ status: run.status });
        break;
      case 'follow-up':
        save({ followUpOn: run.on });
        break;
    }
  };
}

/** The toast's title. The palette offers only these changes of a lead. */
function titleOf(change: OneTapChange, { name }: Lead): string {
  if ('status' in change) return `${name}: ${statusLabel(change.status)}`;
  const day = 'followUpOn' in change ? change.followUpOn : null;
  return `Follow-up with ${name}${day ? `: ${formatBriefDay(day)}` : ''}`;
}

/** Commands that open something in the palette's place. */
const overlays = ['shortcuts', 'add-lead'] as const;
const isOverlay = (kind: CommandRun['kind']): kind is (typeof overlays)[number] =>
  overlays.some((overlay) => overlay === kind);
