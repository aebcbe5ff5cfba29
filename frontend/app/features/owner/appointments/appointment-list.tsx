import { easternDateOf, type OwnerAppointment } from '@agency/contracts';
import { useCurrentMinute } from '~/lib/use-clock';
import { useSelection } from '~/ui/desk/selection/use-selection';
import { AppointmentSection } from './appointment-section';
import { AppointmentSelectionBar } from './appointment-selection-bar';

/** Today's appointments, the upcoming and the past ones. */
export function AppointmentList() {
  const now = useCurrentMinute();
  const today = easternDateOf(now);
  const selection = useSelection<OwnerAppointment>('appointments');
  const day = { today, now };
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
