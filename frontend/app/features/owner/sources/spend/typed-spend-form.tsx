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

/** The contract's rules for what is typed. */
const formSchema = (id: string) =>
  z.pipe(
    z.pipe(
      z.record(z.string(), z.string()),
      z.transform(({ cents = '', ...rest }) => ({ ...rest, id, cents: centsOf(cents) })),
    ),
    typedSpendSchema,
  );

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
      cents: '',
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
          {...field('cents')}
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
