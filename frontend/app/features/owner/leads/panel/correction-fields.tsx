import { type CorrectableField, heardFromOptions, maxLengths } from '@agency/contracts';
import type { ComponentProps } from 'react';
import { formatBareNumber } from '~/lib/bare-number';
import { SelectField, TextField } from '~/ui/field';
import { useFocusOnOpen } from '~/ui/use-focus';
import { correctionLabels, heardFromQuestion } from '../../shared/labels';
import { mayBeEmpty } from './lead-draft';
import type { LeadEditorControl } from './use-lead-editor';

type TextFieldName = Exclude<CorrectableField, 'heardFrom'>;

const inputs: Record<TextFieldName, ComponentProps<'input'>> = {
  name: {},
  email: { type: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel' },
  company: {},
  referredBy: {},
};

interface CorrectionFieldsProps {
  editor: LeadEditorControl;
}

/** Corrects the lead's details. Only leads added by hand were asked how they heard of us: form leads have visits. */
export function CorrectionFields({ editor }: CorrectionFieldsProps) {
  const { base, draft, errors, change } = editor;
  const first = useFocusOnOpen<HTMLInputElement>();
  const isByHand = base.source === 'owner';

  const textField = (field: TextFieldName) => (
    <TextField
      {...inputs[field]}
      key={field}
      ref={field === 'name' ? first : undefined}
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
        const phone = field === 'phone' && formatBareNumber(draft.phone);
        if (phone) change({ phone });
      }}
    />
  );

  return (
    <fieldset className="grid min-w-0 gap-x-4 gap-y-3 rounded-button bg-shallows px-4 pt-3.5 pb-4 sm:grid-cols-[1fr_1fr]">
      <legend className="sr-only">Details of the lead</legend>
      {(['name', 'email', 'phone', 'company'] as const).map(textField)}
      {isByHand && (
        <SelectField
          label={heardFromQuestion}
          name="heardFrom"
          placeholder="Not asked"
          options={heardFromOptions}
          value={draft.heardFrom}
          error={errors.heardFrom}
          onChange={(event) => change({ heardFrom: event.currentTarget.value })}
        />
      )}
      {isByHand && textField('referredBy')}
    </fieldset>
  );
}
