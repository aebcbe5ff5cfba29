import { adPlatformOptions, type EasternDate, typedSpendSchema } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod/mini';
import { createRequestKey } from '~/lib/request-key';
import { Button } from '~/ui/button';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { SelectField, TextField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { centsOf, formatCents } from '../../leads/amount-words';
import { refreshSpend, typeSpend } from './queries';

interface SpendTexts {
  platform: string;
  campaign: string;
  amount: string;
  from: string;
  to: string;
}

/** The contract's rules, with their errors on the form's fields. */
const formSchema = (id: string) => {
  const toSpend = ({ amount, ...rest }: SpendTexts) => ({ ...rest, id, cents: centsOf(amount) });
  return z.pipe(
    z
      .object({
        platform: z.string(),
        campaign: z.string(),
        amount: z.string(),
        from: z.string(),
        to: z.string(),
      })
      .check(({ value, issues }) => {
        const { error } = typedSpendSchema.safeParse(toSpend(value));
        for (const { path, message } of error?.issues ?? []) {
          const field = path[0] === 'cents' ? 'amount' : path[0];
          issues.push({ code: 'custom', message, path: [field ?? 'amount'], input: value });
        }
      }),
    z.transform((texts: SpendTexts) => typedSpendSchema.parse(toSpend(texts))),
  );
};

interface TypedSpendFormProps {
  today: EasternDate;
  onSaved: () => void;
}

/** Spend without a report: a magazine, a radio station, or a platform whose report is not at hand. */
export function TypedSpendForm({ today, onSaved }: TypedSpendFormProps) {
  const client = useQueryClient();
  const [id] = useState(createRequestKey);
  const { field, isSaving, rootError, onSubmit } = useDraftForm({
    schema: formSchema(id),
    values: {
      platform: 'other',
      campaign: '',
      amount: '',
      from: `${today.slice(0, 7)}-01`,
      to: today,
    },
    save: typeSpend,
    onSaved: ({ cents }) => {
      showToast({ title: 'Spend Saved', description: `${formatCents(cents)} was stored.` });
      onSaved();
      return refreshSpend(client);
    },
    failure: { title: 'Error', fallback: 'Failed to save. Please try again.' },
  });
  return (
    <form aria-label="Spend entered by hand" noValidate className="grid gap-3" onSubmit={onSubmit}>
      <div className="grid items-start gap-3 min-[30rem]:grid-cols-2">
        <SelectField
          label="Platform"
          placeholder="Choose one"
          options={adPlatformOptions}
          {...field('platform')}
        />
        <TextField label="Campaign name" autoComplete="off" required {...field('campaign')} />
        <TextField
          label="Spend, in dollars"
          inputMode="decimal"
          autoComplete="off"
          required
          {...field('amount')}
        />
      </div>
      <div className="grid items-start gap-3 min-[30rem]:grid-cols-2">
        <TextField label="From" type="date" required {...field('from')} />
        <TextField label="To" type="date" required {...field('to')} />
      </div>
      {rootError && <p role="alert">{rootError}</p>}
      <Button type="submit" busy={isSaving}>
        Save spend
      </Button>
    </form>
  );
}
