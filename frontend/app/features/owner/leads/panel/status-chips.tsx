import { type Lead, leadStatusOptions } from '@agency/contracts';
import { Chip } from '~/ui/desk/chip';
import { LeadStatusMark } from '../lead-marks';
import { ChipSet } from './chip-set';
import type { OneTapSave } from './use-one-tap-save';

interface StatusChipsProps {
  lead: Lead;
  oneTap: OneTapSave;
}

/** Each status is one tap, saved at once. */
export function StatusChips({ lead, oneTap: { save, pending } }: StatusChipsProps) {
  const shown = pending && 'status' in pending ? pending.status : lead.status;
  return (
    <ChipSet>
      <legend className="sr-only">Status</legend>
      {leadStatusOptions.map(({ value }) => (
        <Chip
          key={value}
          aria-pressed={value === shown}
          isActive={value === shown}
          onClick={() => value !== shown && save({ status: value })}
        >
          <LeadStatusMark status={value} />
        </Chip>
      ))}
    </ChipSet>
  );
}
