import { easternDateOf, type OwnerAppointment } from '@agency/contracts';
import { type Clock, systemClock } from '~/lib/clock';
import { useCurrentMinute } from '~/lib/use-current-minute';
import { BookCallFor } from '../booking/book-call-for';
import { useSelection } from '../selection/use-selection';
import { AppointmentSection } from './appointment-section';
import { AppointmentSelectionBar } from './appointment-selection-bar';

interface AppointmentsProps {
  clock?: Clock;
}

/** Today's appointments, the upcoming and the past ones. */
export function Appointments({ clock = systemClock }: AppointmentsProps) {
  const now = useCurrentMinute(clock);
  const today = easternDateOf(now);
  const selection = useSelection<OwnerAppointment>('appointments');
  const day = { today, now, clock };
  const selectable = { ...day, selection };
  return (
    <div className="grid gap-10">
      {/* In the line of the first heading, which it follows in no reading order. */}
      <div className="relative z-1 -mb-21 justify-self-end">
        <BookCallFor clock={clock} />
      </div>
      <AppointmentSection
        {...selectable}
        span="today"
        title="Today"
        empty="No appointments today."
      />
      <AppointmentSection
        {...selectable}
        span="upcoming"
        title="Upcoming"
        empty="No upcoming appointments."
      />
      <AppointmentSection {...day} span="past" title="Past" empty="No past appointments." />
      <AppointmentSelectionBar selection={selection} now={now} />
    </div>
  );
}
