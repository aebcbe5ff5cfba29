import {
  type DrawnTimeOff,
  easternDateOf,
  findOutsideHours,
  type Interval,
  type OwnerAppointment,
  type OwnerSchedule,
} from '@agency/contracts';
import { useMutation } from '@tanstack/react-query';
import { formatBriefDay, formatDayOfYear, formatEasternTime } from '~/lib/eastern-display';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { Dialog } from '~/ui/desk/dialog';
import { BookCallDialog } from '../appointments/booking/book-call';
import { useMoveAppointment, useUpdateFailure } from '../appointments/use-update-appointment';
import { TimeOffForm } from '../hours/time-off/time-off-form';
import { useTimeOff } from '../hours/time-off/use-time-off';
import { CallDialog } from './call-dialog';
import { findConflict, intervalOf } from './grid-day';
import type { WeekDialogControl } from './use-week-dialog';

interface WeekDialogsProps {
  control: WeekDialogControl;
  schedule: OwnerSchedule;
  now: Date;
}

/** The open dialog over the grid. */
export function WeekDialogs({ control, schedule, now }: WeekDialogsProps) {
  const { dialog, close } = control;
  switch (dialog?.kind) {
    case 'call': {
      // The current state; it may have been canceled or moved to another week.
      const call = schedule.calls.find(({ id }) => id === dialog.id);
      if (!call) return null;
      return (
        <CallDialog
          key={call.id}
          call={call}
          conflict={findConflict(intervalOf(call), schedule)}
          now={now}
          onClose={close}
        />
      );
    }
    case 'book':
      return <BookCallDialog startsAt={dialog.startsAt} onClose={close} />;
    case 'block':
      return <BlockDialog stretch={dialog.stretch} now={now} onClose={close} />;
    case 'time-off':
      return <BlockDialog timeOff={dialog.timeOff} now={now} onClose={close} />;
    case 'move':
      return (
        <MoveQuestion
          call={dialog.call}
          startsAt={dialog.startsAt}
          schedule={schedule}
          onClose={close}
          onMoved={control.stopMoving}
        />
      );
    default:
      return null;
  }
}

interface BlockDialogProps {
  /** The time off being edited; without it, `stretch` is blocked. */
  timeOff?: DrawnTimeOff;
  stretch?: Interval;
  now: Date;
  onClose: () => void;
}

/** Blocks part of a day, or changes or removes time off. */
function BlockDialog({ timeOff, stretch, now, onClose }: BlockDialogProps) {
  const { save, remove, isBusy } = useTimeOff();
  return (
    <Dialog
      title={timeOff ? 'Time off' : 'Block this time'}
      className="w-112 p-5 sm:p-6"
      isBusy={isBusy}
      onClose={onClose}
    >
      <p className="mt-1 mb-3 text-fine text-slate">
        Visitors can’t book during this time. Times are Eastern Time.
      </p>
      <TimeOffForm
        timeOff={timeOff}
        stretch={stretch}
        now={now}
        save={(request) => save(timeOff ?? null, request)}
        onSaved={onClose}
        onCancel={onClose}
        onRemove={timeOff && (() => void remove(timeOff).then(onClose, onClose))}
        isBusy={isBusy}
      />
    </Dialog>
  );
}

interface MoveQuestionProps {
  call: OwnerAppointment;
  startsAt: Date;
  schedule: OwnerSchedule;
  /** Closes it without moving the call. */
  onClose: () => void;
  onMoved: () => void;
}

/** The confirmation before a call is moved and its lead is emailed. */
function MoveQuestion({ call, startsAt, schedule, onClose, onMoved }: MoveQuestionProps) {
  const showUpdateFailure = useUpdateFailure();
  const { emailFields, send, showMoved } = useMoveAppointment(call);
  const { contact } = call;
  const present = new Date(call.scheduledAt);
  const day = easternDateOf(startsAt);
  const time = formatEasternTime(startsAt);

  const move = useMutation({
    mutationFn: () => send(startsAt.toISOString()),
    onSuccess: (moved) => {
      onMoved();
      return showMoved(moved);
    },
    onError: showUpdateFailure,
    onSettled: onClose,
  });

  return (
    <ConfirmDialog
      title={`Move to ${formatBriefDay(day)}, ${time}?`}
      cancel="Keep current time"
      confirm="Move call"
      busy={move.isPending}
      onCancel={onClose}
      onConfirm={() => move.mutate()}
    >
      <p>
        The call with <bdi className="font-semibold">{contact.name}</bdi> is now on{' '}
        {formatDayOfYear(easternDateOf(present))} at {formatEasternTime(present)}.
      </p>
      {warningsAbout(call, startsAt, schedule).map((warning) => (
        <p key={warning} className="font-semibold text-(--color-warning)">
          {warning}
        </p>
      ))}
      {emailFields}
    </ConfirmDialog>
  );
}

function warningsAbout(call: OwnerAppointment, startsAt: Date, schedule: OwnerSchedule): string[] {
  const { availability, rules, timeOff, holidays } = schedule;
  const daysOff = [...rules.daysOff, ...holidays.map(({ day }) => day)];
  const outside = findOutsideHours(startsAt, { availability, rules: { daysOff }, away: timeOff });
  const conflict = findConflict(
    intervalOf({ ...call, scheduledAt: startsAt.toISOString() }),
    schedule,
  );
  return [
    outside && 'That is outside your hours.',
    conflict && `Your other calendar has: ${conflict}.`,
  ].filter((warning) => typeof warning === 'string');
}
