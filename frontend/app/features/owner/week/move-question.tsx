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
  /** Closes it without moving the call. */
  onClose: () => void;
  onMoved: () => void;
}

/** The confirmation before a call is moved and its lead is emailed. */
export function MoveQuestion({ call, startsAt, schedule, onClose, onMoved }: MoveQuestionProps) {
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
