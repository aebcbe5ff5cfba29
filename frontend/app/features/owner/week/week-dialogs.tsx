import type { OwnerSchedule } from '@agency/contracts';
import { BookCallDialog } from '../appointments/booking/book-call-for';
import { BlockDialog } from './block-dialog';
import { CallDialog } from './call-dialog';
import { findConflict, intervalOf } from './grid-day';
import { MoveQuestion } from './move-question';
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
      // The current state; it may have been cancelled or moved to another week.
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
