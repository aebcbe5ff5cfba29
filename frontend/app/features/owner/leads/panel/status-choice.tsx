import { type Lead, leadStatusOptions } from '@agency/contracts';
import styles from './choice-row.module.css';
import type { OneTapSave } from './use-one-tap-save';

interface StatusChoiceProps {
  lead: Lead;
  oneTap: OneTapSave;
}

/** Every status, one tap each, saved at once. In a toolbar, where arrow keys only move the focus. */
export function StatusChoice({ lead, oneTap: { save, pending } }: StatusChoiceProps) {
  const shown = pending && 'status' in pending ? pending.status : lead.status;
  return (
    <div role="radiogroup" aria-label="Status" className={styles.row}>
      {leadStatusOptions.map(({ value, label }) => (
        // biome-ignore lint/a11y/useSemanticElements: an input would choose with the arrow keys, which move through the toolbar.
        <button
          key={value}
          type="button"
          role="radio"
          aria-checked={value === shown}
          className={styles.choice}
          onClick={() => value !== shown && save({ status: value })}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
