import { easternDateOf } from '@agency/contracts';
import { type Clock, systemClock } from '~/lib/clock';
import { useCurrentMinute } from '~/lib/use-current-minute';
import { CallSection } from './call-section';

interface AppointmentsProps {
  clock?: Clock;
}

/** The calls: what today holds, what is coming, and what has been. */
export function Appointments({ clock = systemClock }: AppointmentsProps) {
  const now = useCurrentMinute(clock);
  const today = easternDateOf(now);
  const day = { today, now };
  return (
    <div className="call-desk">
      <CallSection {...day} span="today" title="Today" empty="No calls today." />
      <CallSection {...day} span="upcoming" title="Upcoming" empty="No calls are booked ahead." />
      <CallSection {...day} span="past" title="Past" empty="No call has been yet." />
    </div>
  );
}
