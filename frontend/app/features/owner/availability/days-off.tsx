import { type EasternDate, easternDateOf, easternDateSchema } from '@agency/contracts';
import { type SubmitEvent, useRef, useState } from 'react';
import { formatDay } from '~/lib/eastern-display';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { useSaveRules } from './use-save-rules';

interface DaysOffProps {
  days: readonly EasternDate[];
  now: Date;
}

/** Days without calls, those that have passed left out. */
export function DaysOff({ days, now }: DaysOffProps) {
  const today = easternDateOf(now);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const save = useSaveRules();
  const ahead = days.filter((day) => day >= today).sort();

  function refusalOf(day: string): string | undefined {
    if (!easternDateSchema.safeParse(day).success) return 'Please choose a date.';
    if (day < today) return 'That day has passed. Please choose a later one.';
    return days.includes(day) ? 'That day is off already.' : undefined;
  }

  function add(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (save.isPending) return;
    const day = typed;
    const refusal = refusalOf(day);
    setError(refusal);
    if (refusal) {
      field.current?.focus();
      return;
    }
    const news = { title: 'Day Off Added', description: formatDay(day) };
    save.mutate(
      {
        // Without those that have passed, which mean nothing any more and would fill the list for good.
        apply: (rules) => ({
          ...rules,
          daysOff: [...new Set([...rules.daysOff.filter((known) => known >= today), day])].sort(),
        }),
        news,
      },
      { onSuccess: () => setTyped('') },
    );
  }

  function remove(day: EasternDate): void {
    if (save.isPending) return;
    const news = { title: 'Day Off Removed', description: formatDay(day) };
    save.mutate({
      apply: (rules) => ({ ...rules, daysOff: rules.daysOff.filter((known) => known !== day) }),
      news,
    });
    field.current?.focus();
  }

  return (
    <section aria-labelledby="days-off" className="hours-section">
      <h2 id="days-off">Days off</h2>
      {ahead.length === 0 && <p className="desk-minor">No days off ahead.</p>}
      <ul className="days-off">
        {ahead.map((day) => (
          <li key={day}>
            <time dateTime={day}>{formatDay(day)}</time>
            <button
              type="button"
              className="call-action"
              aria-label={`Remove ${formatDay(day)}`}
              onClick={() => remove(day)}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <form className="add-day-off" aria-label="Add a day off" noValidate onSubmit={add}>
        <TextField
          ref={field}
          label="Date"
          name="day-off"
          type="date"
          min={today}
          required
          value={typed}
          error={error}
          onChange={(event) => {
            setError(undefined);
            setTyped(event.currentTarget.value);
          }}
        />
        <Button type="submit" variant="secondary" busy={save.isPending}>
          Add day off
        </Button>
      </form>
    </section>
  );
}
