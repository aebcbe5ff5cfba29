import {
  type CorrectableField,
  correctableFields,
  formatPhone,
  maxLengths,
} from '@agency/contracts';
import { type ComponentProps, useState } from 'react';
import { TextField } from '~/ui/field';
import { correctionLabels } from '../labels';
import styles from './correction-fields.module.css';
import { mayBeEmpty } from './lead-draft';
import type { LeadEditorControl } from './use-lead-editor';

const inputs: Record<CorrectableField, ComponentProps<'input'>> = {
  name: {},
  email: { type: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel' },
  company: {},
};

/** Ten digits without a country code: what the form itself would have formatted. */
const bareNumber = /^\d{10}$/;

/** What the visitor typed, to be corrected. Closed until it is needed, and open while a field in it is wrong. */
export function CorrectionFields({ editor }: { editor: LeadEditorControl }) {
  const { draft, errors, change } = editor;
  const [isOpen, setOpen] = useState(false);
  const hasErrors = correctableFields.some((field) => errors[field]);

  return (
    <details
      className={styles.root}
      open={isOpen || hasErrors}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Edit name, email, phone and company</summary>
      <div className="grid gap-4 pt-1">
        {correctableFields.map((field) => (
          <TextField
            {...inputs[field]}
            key={field}
            required={!mayBeEmpty(field, draft)}
            label={correctionLabels[field]}
            name={field}
            dir="auto"
            autoComplete="off"
            maxLength={maxLengths[field]}
            value={draft[field]}
            error={errors[field]}
            onChange={(event) => change({ [field]: event.currentTarget.value })}
            onBlur={() => {
              if (field === 'phone' && bareNumber.test(draft.phone)) {
                change({ phone: formatPhone(draft.phone) });
              }
            }}
          />
        ))}
      </div>
    </details>
  );
}
