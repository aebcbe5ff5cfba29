import {
  easternDateOf,
  findOutsideHours,
  type OwnerAppointment,
  type OwnerSchedule,
} from '@agency/contracts';
import { useMutation } from '@tanstack/react-query';
import { formatBriefDay, formatDayOfYear, formatEasternTime } from '~/lib/eastern-display';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { useMoveAppointment } from '../appointments/use-move-appointment';
import { useUpdateFailure } from '../appointments/use-update-appointment';
import { findConflict, intervalOf } from './grid-day';

interface MoveQuestionProps {
  call: OwnerAppointment;
  startsAt: Date;
  schedule: OwnerSchedule;
  /** Without a move, the call is where it was. */
  onClose: () => void;
  onMoved: () => void;
}

/** The one question before a call is moved and its lead is told. */
export function MoveQuestion({ call, startsAt, schedule, onClose, onMoved }: MoveQuestionProps) {
  const showUpdateFailure = useUpdateFailure();
  const { messageField, send, showMoved } = useMoveAppointment(call);
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
      cancel="Keep the time"
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
      <p>{messageField ? 'They will get an email.' : 'No email is sent.'}</p>
      {messageField}
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
