import { type Lead, leadStatusOptions } from '@agency/contracts';
import { Choice, ChoiceRow } from './choice-row';
import type { OneTapSave } from './use-one-tap-save';

interface StatusChoiceProps {
  lead: Lead;
  oneTap: OneTapSave;
}

/**
 * Every status, one tap each, saved at once. Not inputs: those would choose with the arrow keys, which move the focus through
 * the toolbar.
 */
export function StatusChoice({ lead, oneTap: { mutate: save, pending } }: StatusChoiceProps) {
  const shown = pending && 'status' in pending ? pending.status : lead.status;
  return (
    <ChoiceRow role="radiogroup" aria-label="Status">
      {leadStatusOptions.map(({ value, label }) => (
        <Choice
          key={value}
          role="radio"
          aria-checked={value === shown}
          onClick={() => value !== shown && save({ status: value })}
        >
          {label}
        </Choice>
      ))}
    </ChoiceRow>
  );
}
