import { type SubmitEvent, useState } from 'react';
import { Button } from '~/ui/button';
import { SelectField, TextField } from '~/ui/field';
import type { Comparison } from '../api/changes';

type Dates = Pick<Comparison, 'from' | 'to' | 'days'>;

interface ComparisonFormProps {
  current: Dates;
  newest: string;
  onCompare: (dates: Dates) => void;
}

const periods = [
  { value: '1', label: 'Single day' },
  { value: '7', label: '7 days to date' },
  { value: '28', label: '28 days to date' },
];

function validateDates(from: string, to: string): string | undefined {
  if (!from || !to) return 'Please enter both dates.';
  return from < to ? undefined : 'The second date must be after the first.';
}

/** Two dates, and the length of the period that ends on each: a single day says little. */
export function ComparisonForm({ current, newest, onCompare }: ComparisonFormProps) {
  const [error, setError] = useState<string>();
  const currentDays = String(current.days);
  const isListed = periods.some(({ value }) => value === currentDays);

  function compare(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [from, to] = [String(form.get('from')), String(form.get('to'))];
    const days = Number(form.get('days')) || current.days;
    const dateError = validateDates(from, to);
    setError(dateError);
    if (!dateError) onCompare({ from, to, days });
  }

  return (
    <form
      noValidate
      className="grid grid-cols-1 items-start gap-x-3 gap-y-4 min-[22rem]:grid-cols-2 md:grid-cols-[repeat(3,minmax(0,14rem))_auto] md:justify-start md:gap-x-4"
      onSubmit={compare}
    >
      <TextField
        label="First date"
        name="from"
        type="date"
        required
        max={newest}
        defaultValue={current.from}
      />
      <TextField
        label="Second date"
        name="to"
        type="date"
        required
        max={newest}
        defaultValue={current.to}
        error={error}
      />
      <SelectField
        label="Period"
        name="days"
        required
        options={
          isListed
            ? periods
            : [...periods, { value: currentDays, label: `${currentDays} days to date` }]
        }
        placeholder="Choose"
        defaultValue={currentDays}
      />
      {/* Aligned with the fields, below their labels. */}
      <Button type="submit" variant="secondary" className="min-[22rem]:mt-[1.9rem]">
        Compare
      </Button>
    </form>
  );
}
