import { easternDateOf, type OwnerAppointment } from '@agency/contracts';
import { type Clock, systemClock } from '~/lib/clock';
import { useCurrentMinute } from '~/lib/use-current-minute';
import { useSelection } from '../selection/use-selection';
import { CallSelectionBar } from './bulk/call-selection';
import { CallSection } from './call-section';

interface AppointmentsProps {
  clock?: Clock;
}

/** The calls: what today holds, what is coming, and what has been. */
export function Appointments({ clock = systemClock }: AppointmentsProps) {
  const now = useCurrentMinute(clock);
  const today = easternDateOf(now);
  const selection = useSelection<OwnerAppointment>('calls');
  const day = { today, now };
  const ahead = { ...day, selection };
  return (
    <div className="call-desk">
      <CallSection {...ahead} span="today" title="Today" empty="No calls today." />
      <CallSection {...ahead} span="upcoming" title="Upcoming" empty="No calls are booked ahead." />
      <CallSection {...day} span="past" title="Past" empty="No call has been yet." />
      <CallSelectionBar selection={selection} now={now} />
    </div>
  );
}
