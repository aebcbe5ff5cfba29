import {
  type DrawnTimeOff,
  easternDateOf,
  type Interval,
  type SaveTimeOffRequest,
  type TimeOff,
} from '@agency/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { Button } from '~/ui/button';
import { Actions } from '~/ui/desk/action-button';
import { CheckRow } from '~/ui/desk/check-row';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { TextField } from '~/ui/field';
import { CallsInside } from './calls-inside';
import { callsInsideQuery } from './queries';
import { emptyTimeOff, partOfDay, readTimeOff, textsOf, timeOffFormSchema } from './time-off-draft';

interface TimeOffFormProps {
  /** The time off being edited; without it, a new one is added. */
  timeOff?: DrawnTimeOff;
  /** What new time off starts from, within a day. */
  stretch?: Interval;
  now: Date;
  save: (request: SaveTimeOffRequest) => Promise<TimeOff>;
  onSaved?: () => void;
  onCancel?: () => void;
  onRemove?: () => void;
  /** Whether it is being removed. */
  isBusy?: boolean;
}

const failure = {
  title: 'Error',
  fallback: 'Failed to save your time off. Please try again.',
};

/** From – to, whole days or part of one. Lists the calls inside before it is saved. */
export function TimeOffForm(props: TimeOffFormProps) {
  const { timeOff, stretch, now, save, onSaved, onCancel, onRemove } = props;
  const today = easternDateOf(now);
  const titleId = useId();
  const schema = useMemo(() => timeOffFormSchema(today), [today]);
  const values = useMemo(() => {
    if (timeOff) return textsOf(timeOff);
    return stretch ? partOfDay(stretch) : emptyTimeOff;
  }, [timeOff, stretch]);
  const { form, field, isSaving, rootError, onSubmit } = useDraftForm({
    schema,
    values,
    save,
    onSaved,
    failure,
    shouldClear: !timeOff,
  });
  const typed = form.watch();
  const wanted = readTimeOff(typed, today);
  const inside = useQuery({
    ...callsInsideQuery(wanted, now),
    placeholderData: keepPreviousData,
  });
  const isBusy = isSaving || props.isBusy;
  const title = timeOff ? 'Change time off' : 'Add time off';

  return (
    <form
      className="@container grid min-w-0 basis-full gap-x-3 gap-y-2"
      aria-labelledby={titleId}
      noValidate
      onSubmit={onSubmit}
    >
      <p id={titleId} className="sr-only">
        {title}
      </p>
      <CheckRow {...form.register('isAllDay')}>Whole days</CheckRow>
      <div className="grid items-start gap-3 @min-[30rem]:grid-cols-[1fr_1fr]">
        <TextField
          label={typed.isAllDay ? 'First day' : 'Day'}
          type="date"
          min={today}
          required
          {...field('firstDay')}
        />
        {typed.isAllDay ? (
          <TextField
            label="Last day"
            type="date"
            min={typed.firstDay || today}
            {...field('lastDay')}
          />
        ) : (
          <div className="grid items-start gap-3 @min-[17rem]:grid-cols-[1fr_1fr]">
            <TextField label="From" type="time" step={300} required {...field('start')} />
            <TextField label="To" type="time" step={300} required {...field('end')} />
          </div>
        )}
      </div>
      <TextField label="Note" reason="only you see it" dir="auto" {...field('note')} />
      <div role="status">
        {wanted && inside.data && inside.data.length > 0 && <CallsInside calls={inside.data} />}
      </div>
      {rootError && <p role="alert">{rootError}</p>}
      <Actions>
        <Button type="submit" size="compact" busy={isBusy}>
          {title}
        </Button>
        {onRemove && (
          <Button variant="secondary" size="compact" disabled={isBusy} onClick={onRemove}>
            Remove
          </Button>
        )}
        {onCancel && (
          <Button variant="secondary" size="compact" disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Actions>
    </form>
  );
}
