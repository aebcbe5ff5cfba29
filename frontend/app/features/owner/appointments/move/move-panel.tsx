import {
  addDays,
  type EasternDate,
  easternDateOf,
  mondayOf,
  type OwnerAppointment,
  type TimeOfDay,
} from '@agency/contracts';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { earliestMonday } from '~/lib/calendar/booking-week';
import { useWeekSlots } from '~/lib/calendar/use-week-slots';
import { dayParts, formatDay, formatDayRange, formatEasternTime } from '~/lib/eastern-display';
import { Button } from '~/ui/button';
import { useUpdateCall } from '../use-update-call';
import { MoveDays } from './move-days';
import { MoveTimes } from './move-times';

interface MovePanelProps {
  call: OwnerAppointment;
  now: Date;
  onClose: () => void;
}

/** `Mon, Nov 23`. */
function dayName(day: EasternDate): string {
  const { weekday, month, date } = dayParts(day);
  return `${weekday}, ${month} ${date}`;
}

/** Another day and time, offered by the rule that visitors book by. The server decides. */
export function MovePanel({ call, now, onClose }: MovePanelProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { scheduledAt } = call;
  const present = useMemo(() => new Date(scheduledAt), [scheduledAt]);
  const earliest = earliestMonday(now);
  const [wanted, setWanted] = useState(() => mondayOf(easternDateOf(present)));
  const isOver = wanted < earliest;
  const monday = isOver ? earliest : wanted;
  const [day, setDay] = useState(() => easternDateOf(present));
  const [time, setTime] = useState<TimeOfDay | null>(null);
  const week = useWeekSlots(monday, now, { present, isOwner: true });
  const update = useUpdateCall(call);

  // The button that opened this is gone.
  useEffect(() => title.current?.focus(), []);

  const shown = week.days.find((candidate) => candidate.day === day);
  const slot = shown?.slots.find(
    (candidate) => candidate.time === time && !candidate.unavailableReason,
  );

  function turnTo(next: typeof monday): void {
    setWanted(next);
    setTime(null);
  }

  function move(startsAt: Date): void {
    const to = `${formatDay(easternDateOf(startsAt))} at ${formatEasternTime(startsAt)}`;
    const news = `The call is now on ${to}, Eastern Time.`;
    const lost = () => setTime(null);
    update.mutate(
      { scheduledAt: startsAt.toISOString(), news },
      { onSuccess: onClose, onError: lost },
    );
  }

  const [first, last] = [week.days[0], week.days.at(-1)];
  return (
    <section aria-labelledby={titleId} className="call-panel">
      <h4 ref={title} tabIndex={-1} id={titleId}>
        Move to another time
      </h4>
      <div className="move-week">
        <button
          type="button"
          className="call-action"
          disabled={monday <= earliest || update.isPending}
          onClick={() => turnTo(addDays(monday, -7))}
        >
          <span className="sr-only">Previous week</span>
          <span aria-hidden="true">←</span>
        </button>
        <p aria-live="polite">{first && last && formatDayRange(first.day, last.day)}</p>
        <button
          type="button"
          className="call-action"
          disabled={!week.hasNextWeek || update.isPending}
          onClick={() => turnTo(addDays(monday, 7))}
        >
          <span className="sr-only">Next week</span>
          <span aria-hidden="true">→</span>
        </button>
      </div>
      <MoveDays
        week={week}
        today={easternDateOf(now)}
        chosen={day}
        isLocked={update.isPending}
        onChoose={(chosen) => {
          setDay(chosen);
          setTime(null);
        }}
      />
      {shown ? (
        <MoveTimes
          day={shown}
          present={present}
          chosen={slot?.time}
          isLocked={update.isPending || week.isLoading}
          onChoose={setTime}
        />
      ) : (
        <p className="desk-minor">Choose a day to see its times.</p>
      )}
      <div className="call-actions">
        <Button
          className="min-h-11!"
          disabled={!slot}
          busy={update.isPending}
          onClick={() => slot && move(slot.startsAt)}
        >
          {slot && shown
            ? `Move to ${dayName(shown.day)}, ${formatEasternTime(slot.startsAt)}`
            : 'Choose a time'}
        </Button>
        <Button
          variant="secondary"
          className="min-h-11! px-4!"
          disabled={update.isPending}
          onClick={onClose}
        >
          Keep the time
        </Button>
      </div>
    </section>
  );
}
