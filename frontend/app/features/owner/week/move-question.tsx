import {
  easternDateOf,
  findOutsideHours,
  type OwnerAppointment,
  type OwnerCalendar,
} from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  formatBriefDay,
  formatDay,
  formatDayOfYear,
  formatEasternTime,
} from '~/lib/eastern-display';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { showToast } from '~/ui/toast';
import { isEmailed, OwnerMessage } from '../appointments/owner-message';
import { useUpdateFailure } from '../appointments/use-update-appointment';
import { refreshAppointments, updateAppointment } from '../shared/queries/appointments';
import { findConflict, intervalOf } from './grid-day';

interface MoveQuestionProps {
  call: OwnerAppointment;
  startsAt: Date;
  calendar: OwnerCalendar;
  /** Without a move, the call is where it was. */
  onClose: () => void;
  onMoved: () => void;
}

/** The one question before a call is moved and its lead is told. */
export function MoveQuestion({ call, startsAt, calendar, onClose, onMoved }: MoveQuestionProps) {
  const client = useQueryClient();
  const showUpdateFailure = useUpdateFailure();
  const [message, setMessage] = useState('');
  const { contact, version } = call;
  const present = new Date(call.scheduledAt);
  const scheduledAt = startsAt.toISOString();
  const day = easternDateOf(startsAt);
  const time = formatEasternTime(startsAt);

  const move = useMutation({
    mutationFn: () =>
      updateAppointment(call.id, { scheduledAt, message: message || undefined, version }),
    onSuccess: async () => {
      showToast({
        title: 'Appointment Updated',
        description: `Moved to ${formatDay(day)} at ${time}, Eastern Time.`,
      });
      onMoved();
      await refreshAppointments(client);
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
      {warningsAbout(call, startsAt, calendar).map((warning) => (
        <p key={warning} className="font-semibold text-(--color-warning)">
          {warning}
        </p>
      ))}
      <p>{isEmailed(call) ? 'They will get an email.' : 'No email is sent.'}</p>
      {isEmailed(call) && <OwnerMessage message={message} onChange={setMessage} />}
    </ConfirmDialog>
  );
}

function warningsAbout(call: OwnerAppointment, startsAt: Date, calendar: OwnerCalendar): string[] {
  const { availability, rules, timeOff, holidays } = calendar;
  const daysOff = [...rules.daysOff, ...holidays.map(({ day }) => day)];
  const outside = findOutsideHours(startsAt, { availability, rules: { daysOff }, away: timeOff });
  const conflict = findConflict(
    intervalOf({ ...call, scheduledAt: startsAt.toISOString() }),
    calendar,
  );
  return [
    outside && 'That is outside your hours.',
    conflict && `Your other calendar has: ${conflict}.`,
  ].filter((warning) => typeof warning === 'string');
}
