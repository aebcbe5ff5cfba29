import {
  appointmentMinutes,
  defaultBookingRules,
  type EasternDate,
  easternDateOf,
  easternInstant,
  easternTimeOf,
  findOutsideHours,
  findOwnerTimeProblem,
  type OutsideHours,
  ownerTimeMessages,
} from '@agency/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import type { ConfirmationTexts } from '~/features/slot-picker/confirmation';
import { SlotPicker } from '~/features/slot-picker/slot-picker';
import { ApiError } from '~/lib/api-error';
import { useClock } from '~/lib/clock';
import { formatLongMoment } from '~/lib/eastern-display';
import { Button } from '~/ui/button';
import { ActionButton } from '~/ui/desk/action-button';
import { TextField } from '~/ui/field';
import { useFocusOnOpen } from '~/ui/use-focus';
import { availabilityQuery, bookingRulesQuery } from '../../hours/queries';

interface TimeChoiceProps<Appointment> {
  texts: ConfirmationTexts;
  /** The day that is open at first. */
  initialDay: string;
  /** The appointment's current time, if it is being moved. */
  present?: Date;
  /** A time that is already chosen and only needs confirmation. */
  proposed?: Date;
  headingLevel: 3 | 5;
  /** Additional question, above the button. */
  addition?: ReactNode;
  sendRequest: (scheduledAt: string) => Promise<Appointment>;
  onBooked: (appointment: Appointment) => void;
  onFailed: (error: Error) => void;
}

/** A free time of the week, or any other time. */
export function TimeChoice<Appointment>(props: TimeChoiceProps<Appointment>) {
  const { texts, onFailed, headingLevel, proposed, ...shared } = props;
  const [isOther, setOther] = useState(false);
  if (proposed) {
    return (
      <OtherTime {...shared} proposed={proposed} confirm={texts.confirm} onFailed={onFailed} />
    );
  }
  return (
    <>
      <SlotPicker
        {...shared}
        texts={texts}
        headingLevel={headingLevel}
        isOwner
        onFailed={(error) => {
          onFailed(error);
          return null;
        }}
      />
      {isOther ? (
        <OtherTime {...shared} confirm={texts.confirm} onFailed={onFailed} />
      ) : (
        <div className="mt-2">
          <ActionButton onClick={() => setOther(true)}>Another time …</ActionButton>
        </div>
      )}
    </>
  );
}

interface OtherTimeProps<Appointment> {
  /** The initial day. */
  initialDay: EasternDate;
  /** The appointment's current time, if it is being moved. */
  present?: Date;
  /** The initial time; by default the current one. */
  proposed?: Date;
  /** Label of the button. */
  confirm: string;
  /** Additional questions. */
  addition?: ReactNode;
  sendRequest: (scheduledAt: string) => Promise<Appointment>;
  onBooked: (appointment: Appointment) => void;
  /** Any failure other than a taken time, which the form reports itself. */
  onFailed: (error: Error) => void;
}

const remarks: Record<OutsideHours, string> = {
  weekend: 'On a weekend, outside your hours.',
  'day-off': 'On a day off.',
  away: 'During your time off.',
  closed: 'Outside your hours.',
};

const noTime = 'Please choose a date and a time.';

/** Any future time, even outside the hours: only another call blocks it (docs/desk.md). */
function OtherTime<Appointment>(props: OtherTimeProps<Appointment>) {
  const clock = useClock();
  const {
    initialDay,
    present,
    proposed = present,
    confirm,
    addition,
    sendRequest,
    onBooked,
    onFailed,
  } = props;
  const [day, setDay] = useState<string>(initialDay);
  const [time, setTime] = useState(proposed ? easternTimeOf(proposed) : '');
  const [problem, setProblem] = useState<string | null>(null);
  const timeField = useFocusOnOpen<HTMLInputElement>();
  const titleId = useId();
  const hours = useQuery(availabilityQuery);
  const rules = useQuery(bookingRulesQuery);
  const booking = useMutation({ mutationFn: sendRequest });
  const startsAt = instantOf(day, time);
  const outside =
    startsAt &&
    hours.data &&
    findOutsideHours(startsAt, {
      availability: hours.data,
      rules: rules.data ?? defaultBookingRules,
    });

  function showProblem(sentence: string): void {
    setProblem(sentence);
    timeField.current?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (booking.isPending || booking.isSuccess) return;
    const mistake = mistakeIn(startsAt, clock.now(), present);
    if (!startsAt || mistake) {
      showProblem(mistake ?? noTime);
      return;
    }
    setProblem(null);
    booking.mutate(startsAt.toISOString(), {
      onSuccess: onBooked,
      onError: (error) => {
        const isTaken = error instanceof ApiError && error.status === 409;
        if (isTaken && error.sentence) showProblem(error.sentence);
        else onFailed(error);
      },
    });
  }

  function change(set: (value: string) => void, value: string): void {
    set(value);
    setProblem(null);
  }

  return (
    <form
      className="grid gap-2 rounded-button border border-sand p-4"
      aria-labelledby={titleId}
      noValidate
      onSubmit={submit}
    >
      <p id={titleId} className="font-semibold">
        {props.proposed ? 'When' : 'Another time'}
      </p>
      <p className="text-fine text-slate">
        Any future time, {appointmentMinutes} minutes, Eastern Time. You can book outside your
        hours.
      </p>
      {addition}
      <div className="grid items-start gap-3 sm:grid-cols-[12rem_12rem_auto] sm:justify-start">
        <TextField
          label="Date"
          name="date"
          type="date"
          required
          min={easternDateOf(clock.now())}
          value={day}
          onChange={(event) => change(setDay, event.currentTarget.value)}
        />
        <TextField
          ref={timeField}
          label="Time"
          name="time"
          type="time"
          step={300}
          required
          value={time}
          error={problem ?? undefined}
          onChange={(event) => change(setTime, event.currentTarget.value)}
        />
        <Button
          type="submit" // Aligned with the fields, below their labels.
          className="sm:mt-[1.9rem]"
          busy={booking.isPending}
        >
          {confirm}
        </Button>
      </div>
      <p role="status" className="min-h-[1.5em] text-fine">
        {startsAt && (
          <>
            {formatLongMoment(startsAt)}.{' '}
            {outside && <strong className="text-(--color-warning)">{remarks[outside]}</strong>}
          </>
        )}
      </p>
    </form>
  );
}

function mistakeIn(startsAt: Date | null, now: Date, present: Date | undefined): string | null {
  if (!startsAt) return noTime;
  const problem = findOwnerTimeProblem(startsAt, now);
  if (problem) return ownerTimeMessages[problem];
  return startsAt.getTime() === present?.getTime() ? 'The call is already at that time.' : null;
}

/** Browsers pass on an empty or a well-formed value, but the year may have more than four digits. */
function instantOf(day: string, time: string): Date | null {
  if (!/^\d{4}-/.test(day) || time === '') return null;
  return easternInstant(day, time);
}
