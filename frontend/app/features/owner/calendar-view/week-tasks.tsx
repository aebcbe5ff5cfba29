import type { OwnerCalendar } from '@agency/contracts';
import type { Clock } from '~/lib/clock';
import { BookCallDialog } from '../booking/book-call-for';
import { BlockDialog } from './block-dialog';
import { findConflict, intervalOf } from './calendar-day';
import { CallDialog } from './call-dialog';
import { MoveQuestion } from './move-question';
import type { WeekTaskControl } from './use-week-task';

interface WeekTasksProps {
  task: WeekTaskControl;
  calendar: OwnerCalendar;
  now: Date;
  clock: Clock;
}

/** What is open over the grid. */
export function WeekTasks({ task, calendar, now, clock }: WeekTasksProps) {
  const { open, close } = task;
  switch (open?.kind) {
    case 'call': {
      // As it is now; it may have been cancelled or moved to another week.
      const call = calendar.calls.find(({ id }) => id === open.id);
      if (!call) return null;
      return (
        <CallDialog
          key={call.id}
          call={call}
          conflict={findConflict(intervalOf(call), calendar)}
          now={now}
          clock={clock}
          onClose={close}
          onMove={() => task.startMoving(call)}
        />
      );
    }
    case 'book':
      return <BookCallDialog startsAt={open.startsAt} clock={clock} onClose={close} />;
    case 'block':
      return <BlockDialog timeOff={null} initial={open} now={now} onClose={close} />;
    case 'time-off':
      return (
        <BlockDialog
          timeOff={open.timeOff}
          initial={{
            startsAt: new Date(open.timeOff.startsAt),
            endsAt: new Date(open.timeOff.endsAt),
          }}
          now={now}
          onClose={close}
        />
      );
    case 'move':
      return (
        <MoveQuestion
          call={open.call}
          startsAt={open.startsAt}
          calendar={calendar}
          onClose={close}
          onMoved={task.stopMoving}
        />
      );
    default:
      return null;
  }
}
