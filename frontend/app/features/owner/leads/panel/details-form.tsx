import {
  type CorrectableField,
  correctableFields,
  correctionSchema,
  heardFromOptions,
  type Lead,
  maxLengths,
  unreachableLeadMessage,
  validationMessages,
} from '@agency/contracts';
import { type ComponentProps, useState } from 'react';
import { z } from 'zod/mini';
import { formatBareNumber } from '~/lib/bare-number';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { SelectField, TextField } from '~/ui/field';
import { correctionLabels, heardFromQuestion, leadUpdateFailed } from '../../shared/labels';
import { type Correction, useOneTapSave } from '../use-lead-save';
import { LeadForm } from './lead-form';

/** The fields' texts. An empty one means none. */
type Details = Record<CorrectableField, string>;

function detailsOf({ name, email, phone, company, heardFrom, referredBy }: Lead): Details {
  return {
    name,
    email: email ?? '',
    phone: phone ?? '',
    company: company ?? '',
    heardFrom: heardFrom ?? '',
    referredBy: referredBy ?? '',
  };
}

/** A lead needs an email address or a phone number, not both. */
function mayBeEmpty(field: CorrectableField, { email, phone }: Details): boolean {
  if (field === 'email') return phone.trim() !== '';
  if (field === 'phone') return email.trim() !== '';
  return field !== 'name';
}

const missing: Partial<Record<CorrectableField, string>> = {
  name: 'Please enter a name.',
  email: unreachableLeadMessage,
  phone: unreachableLeadMessage,
};

function problemIn(field: CorrectableField, typed: Details): string | undefined {
  if (mayBeEmpty(field, typed) && typed[field].trim() === '') return undefined;
  const message = correctionSchema.shape[field].safeParse(typed[field]).error?.issues[0]?.message;
  return message === validationMessages.required ? (missing[field] ?? message) : message;
}

const text = z.string();
const textsSchema = z.object({
  name: text,
  email: text,
  phone: text,
  company: text,
  heardFrom: text,
  referredBy: text,
});

/** Converts the texts to what they change. Only that is validated: older leads may not meet today's rules. */
function changeSchema(lead: Lead) {
  const saved = detailsOf(lead);
  const changed = (typed: Details) =>
    correctableFields.filter((field) => typed[field] !== saved[field]);
  return z.pipe(
    textsSchema.check(({ value, issues }) => {
      for (const field of changed(value)) {
        const message = problemIn(field, value);
        if (message) issues.push({ code: 'custom', message, path: [field], input: value[field] });
      }
    }),
    z.transform(
      (typed): Correction =>
        Object.fromEntries(
          changed(typed).map((field) => [
            field,
            field === 'name' ? typed.name : typed[field].trim() || null,
          ]),
        ),
    ),
  );
}

/** Corrects the lead's details. What is typed stays when the lead is refetched; other fields follow. */
export function useDetails(lead: Lead) {
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync: save } = useOneTapSave(lead);
  const schema = changeSchema(lead);
  const draft = useDraftForm({
    schema,
    values: detailsOf(lead),
    save: async (correction): Promise<boolean> => {
      const sent = JSON.stringify(draft.form.getValues());
      // Empty if someone else has corrected it alike.
      if (Object.keys(correction).length > 0) await save(correction);
      return sent === JSON.stringify(draft.form.getValues());
    },
    // Text typed in the meantime is not saved yet.
    onSaved: (isAll) => isAll && setOpen(false),
    failure: leadUpdateFailed,
    hasOwnToast: true,
  });
  return {
    ...draft,
    isOpen,
    open: () => setOpen(true),
    cancel: () => {
      draft.undo();
      setOpen(false);
    },
    isValid: () => schema.safeParse(draft.form.getValues()).success,
  };
}

const inputs: Record<Exclude<CorrectableField, 'heardFrom'>, ComponentProps<'input'>> = {
  name: { autoFocus: true },
  email: { type: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel' },
  company: {},
  referredBy: {},
};

interface DetailsFormProps {
  details: ReturnType<typeof useDetails>;
  /** Only leads added by hand were asked how they heard about us: form leads have visits. */
  isByHand: boolean;
}

export function DetailsForm({ details, isByHand }: DetailsFormProps) {
  const { form, field, change, isDirty, isSaving, submit, cancel } = details;
  const typed = form.watch();

  const textField = (name: keyof typeof inputs) => (
    <TextField
      {...inputs[name]}
      {...field(name, {
        onBlur: () => {
          const phone = name === 'phone' && formatBareNumber(form.getValues('phone'));
          if (phone) change('phone', phone);
        },
      })}
      key={name}
      required={!mayBeEmpty(name, typed)}
      label={correctionLabels[name]}
      dir="auto"
      autoComplete="off"
      maxLength={maxLengths[name]}
    />
  );

  return (
    <LeadForm
      label="Details"
      isDirty={isDirty}
      isSaving={isSaving}
      onSave={() => void submit()}
      onCancel={cancel}
    >
      <fieldset className="grid min-w-0 gap-x-4 gap-y-3 rounded-button bg-shallows px-4 pt-3.5 pb-4 sm:grid-cols-[1fr_1fr]">
        <legend className="sr-only">Details of the lead</legend>
        {(['name', 'email', 'phone', 'company'] as const).map(textField)}
        {isByHand && (
          <SelectField
            {...field('heardFrom')}
            label={heardFromQuestion}
            placeholder="Not asked"
            options={heardFromOptions}
          />
        )}
        {isByHand && textField('referredBy')}
      </fieldset>
    </LeadForm>
  );
}
