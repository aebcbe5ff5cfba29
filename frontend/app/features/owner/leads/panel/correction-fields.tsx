import {
  type CorrectableField,
  correctableFields,
  formatNational,
  maxLengths,
} from '@agency/contracts';
import type { ComponentProps } from 'react';
import { useFocusOnOpen } from '~/ui/desk/use-focus';
import { TextField } from '~/ui/field';
import { correctionLabels } from '../../shared/labels';
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

interface CorrectionFieldsProps {
  editor: LeadEditorControl;
  /** The form they belong to, which stands further down. */
  formId: string;
}

/** What the visitor typed, to be corrected. */
export function CorrectionFields({ editor, formId }: CorrectionFieldsProps) {
  const { draft, errors, change } = editor;
  const first = useFocusOnOpen<HTMLInputElement>();
  return (
    <fieldset className={styles.root}>
      <legend className="sr-only">Name, email, phone and company</legend>
      {correctableFields.map((field, index) => (
        <TextField
          {...inputs[field]}
          key={field}
          ref={index === 0 ? first : undefined}
          form={formId}
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
              change({ phone: formatNational(draft.phone) });
            }
          }}
        />
      ))}
    </fieldset>
  );
}
