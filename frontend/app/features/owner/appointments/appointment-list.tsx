import { easternDateOf, type OwnerAppointment } from '@agency/contracts';
import { type Clock, systemClock } from '~/lib/clock';
import { useCurrentMinute } from '~/lib/use-current-minute';
import { useSelection } from '../shared/selection/use-selection';
import { AppointmentSection } from './appointment-section';
import { AppointmentSelectionBar } from './appointment-selection-bar';

interface AppointmentListProps {
  clock?: Clock;
}

/** Today's appointments, the upcoming and the past ones. */
export function AppointmentList({ clock = systemClock }: AppointmentListProps) {
  const now = useCurrentMinute(clock);
  const today = easternDateOf(now);
  const selection = useSelection<OwnerAppointment>('appointments');
  const day = { today, now, clock };
  const selectable = { ...day, selection };
  return (
    <div className="grid gap-10">
      <AppointmentSection {...selectable} span="today" title="Today" empty="No calls today." />
      <AppointmentSection
        {...selectable}
        span="upcoming"
        title="Upcoming"
        empty="No upcoming calls."
      />
      <AppointmentSection {...day} span="past" title="Past" empty="No past calls." />
      <AppointmentSelectionBar selection={selection} now={now} />
    </div>
  );
}
