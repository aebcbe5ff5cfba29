import {
  addDays,
  type EasternDate,
  easternDateOf,
  easternDateSchema,
  federalHolidaysBetween,
} from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod/mini';
import { formatDay } from '~/lib/eastern-display';
import { Button } from '~/ui/button';
import { ActionButton } from '~/ui/desk/action-button';
import { showFailure } from '~/ui/desk/show-failure';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { TextField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { changeBookingRules, refreshCalendar, rulesNotSaved } from '../queries/availability';
import styles from './days-off.module.css';

interface DaysOffProps {
  days: readonly EasternDate[];
  now: Date;
}

const empty = { day: '' };

function dayOffSchema(today: EasternDate, days: readonly EasternDate[]) {
  const day = z.string().check(
    z.refine((text) => easternDateSchema.safeParse(text).success, {
      error: 'Please choose a date.',
      abort: true,
    }),
    z.refine((text) => text >= today, { error: 'This date is in the past.', abort: true }),
    z.refine((text) => !days.includes(text), { error: 'This is already a day off.' }),
  );
  return z.object({ day });
}

/** Days without appointments. Past ones are not shown. */
export function DaysOff({ days, now }: DaysOffProps) {
  const today = easternDateOf(now);
  const client = useQueryClient();
  const schema = useMemo(() => dayOffSchema(today, days), [today, days]);
  const upcoming = days.filter((day) => day >= today).sort();
  const holidays = federalHolidaysBetween(today, addDays(today, 365));
  const missing = holidays.filter(({ day }) => !days.includes(day));
  const nameOf = (day: EasternDate) => holidays.find((holiday) => holiday.day === day)?.name;

  // Past days are dropped: they no longer matter, and would fill the list.
  const add = (added: readonly EasternDate[]) =>
    changeBookingRules(client, ({ daysOff, ...rules }) => ({
      ...rules,
      daysOff: [...new Set([...daysOff.filter((known) => known >= today), ...added])].sort(),
    }));

  const { form, field, isSaving, onSubmit } = useDraftForm({
    schema,
    values: empty,
    save: async ({ day }) => {
      await add([day]);
      return day;
    },
    onSaved: (day) => {
      showToast({ title: 'Day Off Added', description: formatDay(day) });
      return refreshCalendar(client);
    },
    failure: rulesNotSaved,
    shouldClear: true,
  });

  const removal = useMutation({
    mutationFn: (day: EasternDate) =>
      changeBookingRules(client, ({ daysOff, ...rules }) => ({
        ...rules,
        daysOff: daysOff.filter((known) => known !== day),
      })),
    onSuccess: (_rules, day) => {
      showToast({ title: 'Day Off Removed', description: formatDay(day) });
      return refreshCalendar(client);
    },
    onError: (error) => showFailure(error, rulesNotSaved),
  });
  const addHolidays = useMutation({
    mutationFn: () => add(missing.map(({ day }) => day)),
    onSuccess: () => {
      showToast({
        title: 'Days Off Added',
        description: `${missing.length} US federal ${missing.length === 1 ? 'holiday' : 'holidays'}`,
      });
      return refreshCalendar(client);
    },
    onError: (error) => showFailure(error, rulesNotSaved),
  });
  const isBusy = isSaving || removal.isPending || addHolidays.isPending;

  function remove(day: EasternDate): void {
    if (isBusy) return;
    removal.mutate(day);
    // Its button goes away with the day.
    form.setFocus('day');
  }

  function addMissingHolidays(): void {
    if (isBusy) return;
    addHolidays.mutate();
    // The button goes away once all are there.
    form.setFocus('day');
  }

  return (
    <section aria-labelledby="days-off" className="grid min-w-0 gap-3">
      <h2 id="days-off" className="text-title">
        Days off
      </h2>
      {upcoming.length === 0 && <p className="text-fine text-slate">No upcoming days off.</p>}
      <ul className={styles.days}>
        {upcoming.map((day) => (
          <li key={day}>
            <span>
              <time dateTime={day}>{formatDay(day)}</time>
              {nameOf(day) && <span className="block text-fine text-slate">{nameOf(day)}</span>}
            </span>
            <ActionButton aria-label={`Remove ${formatDay(day)}`} onClick={() => remove(day)}>
              Remove
            </ActionButton>
          </li>
        ))}
      </ul>
      <form
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3"
        aria-label="Add a day off"
        noValidate
        onSubmit={onSubmit}
      >
        <TextField label="Date" type="date" min={today} required {...field('day')} />
        {/* In line with the field, below its label. */}
        <Button type="submit" variant="secondary" className="mt-[1.9rem]" busy={isBusy}>
          Add day off
        </Button>
      </form>
      {missing.length > 0 && (
        <div className="grid justify-items-start gap-1">
          <Button variant="secondary" size="compact" onClick={addMissingHolidays}>
            Add US federal holidays
          </Button>
          <p className="text-fine text-slate">
            {missing.length === 1
              ? 'One in the next 12 months is not a day off yet.'
              : `${missing.length} in the next 12 months are not days off yet.`}
          </p>
        </div>
      )}
    </section>
  );
}
