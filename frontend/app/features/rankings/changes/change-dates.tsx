import { type SubmitEvent, useState } from 'react';
import { Button } from '~/ui/button';
import { SelectField, TextField } from '~/ui/field';

interface Dates {
  from: string;
  to: string;
  days: number;
}

interface ChangeDatesProps {
  present: Dates;
  newest: string;
  onCompare: (dates: Dates) => void;
}

const lengths = [
  { value: '1', label: 'That day alone' },
  { value: '7', label: '7 days up to it' },
  { value: '28', label: '28 days up to it' },
];

function refusalOf(from: string, to: string): string | undefined {
  if (!from || !to) return 'Please enter both dates.';
  return from < to ? undefined : 'The second date must be after the first.';
}

/** The two dates, and how much before each belongs to it: a single day says little. */
export function ChangeDates({ present, newest, onCompare }: ChangeDatesProps) {
  const [error, setError] = useState<string>();

  function compare(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [from, to] = [String(form.get('from')), String(form.get('to'))];
    const days = Number(form.get('days')) || present.days;
    const refusal = refusalOf(from, to);
    setError(refusal);
    if (!refusal) onCompare({ from, to, days });
  }

  return (
    <form noValidate className="change-dates" onSubmit={compare}>
      <TextField
        label="First date"
        name="from"
        type="date"
        required
        max={newest}
        defaultValue={present.from}
      />
      <TextField
        label="Second date"
        name="to"
        type="date"
        required
        max={newest}
        defaultValue={present.to}
        error={error}
      />
      <SelectField
        label="Taken together"
        name="days"
        required
        options={
          lengths.some(({ value }) => value === String(present.days))
            ? lengths
            : [...lengths, { value: String(present.days), label: `${present.days} days up to it` }]
        }
        placeholder="Choose"
        defaultValue={String(present.days)}
      />
      <Button type="submit" variant="secondary">
        Compare
      </Button>
    </form>
  );
}
