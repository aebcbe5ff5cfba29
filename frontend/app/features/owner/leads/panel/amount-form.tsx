import { type Amount, amountSchema, type EasternDate } from '@agency/contracts';
import { z } from 'zod/mini';
import { Button } from '~/ui/button';
import { Actions } from '~/ui/desk/action-button';
import { CheckRow } from '~/ui/desk/check-row';
import { useUnsavedWork } from '~/ui/desk/unsaved-work';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { TextField } from '~/ui/field';
import { leadUpdateFailed } from '../../shared/labels';
import { centsOf } from '../amount-words';

interface AmountTexts {
  amount: string;
  isMonthly: boolean;
  from: string;
  until: string;
}

function amountOf({ amount, isMonthly, from, until }: AmountTexts): Amount {
  return {
    cents: centsOf(amount),
    rhythm: isMonthly ? 'monthly' : 'once',
    from,
    until: (isMonthly && until) || null,
  };
}

/** The contract's rules, with their errors on the form's fields. */
const formSchema = z.pipe(
  z
    .object({ amount: z.string(), isMonthly: z.boolean(), from: z.string(), until: z.string() })
    .check(({ value, issues }) => {
      const { error } = amountSchema.safeParse(amountOf(value));
      for (const { path, message } of error?.issues ?? []) {
        const field = path[0] === 'cents' ? 'amount' : path[0];
        issues.push({ code: 'custom', message, path: [field ?? 'amount'], input: value });
      }
    }),
  z.transform(amountOf),
);

function textsOf(amount: Amount | null, today: EasternDate): AmountTexts {
  return {
    amount: amount ? (amount.cents / 100).toFixed(amount.cents % 100 === 0 ? 0 : 2) : '',
    isMonthly: amount?.rhythm !== 'once',
    from: amount?.from ?? today.slice(0, 7),
    until: amount?.until ?? '',
  };
}

interface AmountFormProps {
  label: string;
  /** What the fields start with. */
  amount: Amount | null;
  /** Whether there is an amount to remove. */
  isSaved: boolean;
  today: EasternDate;
  /** Reports its own failure. */
  save: (amount: Amount | null) => Promise<unknown>;
  onClose: () => void;
}

export function AmountForm({ label, amount, isSaved, today, save, onClose }: AmountFormProps) {
  const { form, field, isDirty, isSaving, rootError, onSubmit } = useDraftForm({
    schema: formSchema,
    values: textsOf(amount, today),
    save,
    onSaved: onClose,
    failure: leadUpdateFailed,
    hasOwnToast: true,
  });
  useUnsavedWork(isDirty);
  return (
    <form aria-label={label} noValidate className="grid gap-3" onSubmit={onSubmit}>
      <div className="grid items-start gap-3 min-[30rem]:grid-cols-[1fr_1fr]">
        <TextField
          label={`${label}, in dollars`}
          inputMode="decimal"
          autoComplete="off"
          required
          {...field('amount')}
        />
        <TextField label="From" type="month" required {...field('from')} />
      </div>
      <div className="grid items-end gap-3 min-[30rem]:grid-cols-[1fr_1fr]">
        <CheckRow {...form.register('isMonthly')}>Every month</CheckRow>
        {form.watch('isMonthly') && (
          <TextField label="Until" type="month" reason="if it ends" {...field('until')} />
        )}
      </div>
      {rootError && <p role="alert">{rootError}</p>}
      <Actions>
        <Button type="submit" size="compact" busy={isSaving}>
          Save amount
        </Button>
        <Button variant="secondary" size="compact" disabled={isSaving} onClick={onClose}>
          {isSaved ? 'Cancel' : 'Not yet'}
        </Button>
        {isSaved && (
          <Button
            variant="quiet"
            size="compact"
            disabled={isSaving}
            onClick={() => void save(null).then(onClose, () => undefined)}
          >
            Remove
          </Button>
        )}
      </Actions>
    </form>
  );
}
