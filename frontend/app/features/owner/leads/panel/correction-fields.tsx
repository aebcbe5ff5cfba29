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
import { mayBeEmpty } from './lead-draft';
import type { LeadEditorControl } from './use-lead-editor';

const inputs: Record<CorrectableField, ComponentProps<'input'>> = {
  name: {},
  email: { type: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel' },
  company: {},
};

/** Ten digits without a country code: the form itself would have formatted them. */
const bareNumber = /^\d{10}$/;

interface CorrectionFieldsProps {
  editor: LeadEditorControl;
}

/** The visitor's details, for correction. */
export function CorrectionFields({ editor }: CorrectionFieldsProps) {
  const { draft, errors, change } = editor;
  const first = useFocusOnOpen<HTMLInputElement>();
  return (
    <fieldset className="grid min-w-0 gap-x-4 gap-y-3 rounded-button bg-shallows px-4 pt-3.5 pb-4 sm:grid-cols-[1fr_1fr]">
      <legend className="sr-only">Name, email, phone and company</legend>
      {correctableFields.map((field, index) => (
        <TextField
          {...inputs[field]}
          key={field}
          ref={index === 0 ? first : undefined}
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
