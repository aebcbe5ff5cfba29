import { type Lead, leadStatusOptions } from '@agency/contracts';
import { Chip } from '~/ui/desk/chip';
import {
  Menu,
  MenuArrow,
  MenuChoice,
  MenuChoices,
  MenuContent,
  MenuLabel,
  MenuTrigger,
} from '~/ui/desk/menu';
import { statusLabel } from '../../shared/labels';
import { LeadStatusMark } from '../lead-marks';
import type { OneTapSave } from './use-one-tap-save';

interface StatusMenuProps {
  lead: Lead;
  oneTap: OneTapSave;
}

/** The status: a chip that opens the others, saved at once. */
export function StatusMenu({ lead, oneTap: { save, pending } }: StatusMenuProps) {
  const shown = pending && 'status' in pending ? pending.status : lead.status;
  return (
    <Menu>
      <MenuTrigger asChild>
        <Chip aria-label={`Status: ${statusLabel(shown)}`}>
          <LeadStatusMark status={shown} />
          <MenuArrow />
        </Chip>
      </MenuTrigger>
      <MenuContent align="start">
        <MenuLabel>Status</MenuLabel>
        <MenuChoices value={shown}>
          {leadStatusOptions.map(({ value }) => (
            <MenuChoice
              key={value}
              value={value}
              onSelect={() => value !== shown && save({ status: value })}
            >
              <LeadStatusMark status={value} />
            </MenuChoice>
          ))}
        </MenuChoices>
      </MenuContent>
    </Menu>
  );
}
