import { useQuery } from '@tanstack/react-query';
import { availabilityQuery } from '~/features/calendar/get-availability';
import { bookingRulesQuery } from '~/features/calendar/get-booking-rules';
import { type Clock, systemClock } from '~/lib/clock';
import { useCurrentMinute } from '~/lib/use-current-minute';
import { LoadFailed } from '~/ui/desk/load-failed';
import { OwnCalendar } from '../calendars';
import { AppointmentsOutside } from './appointments-outside';
import { BookingRulesForm } from './booking-rules-form';
import { DaysOff } from './days-off';
import { WeekAhead } from './week-ahead';
import { WeeklyHours } from './weekly-hours';

interface AvailabilityProps {
  clock?: Clock;
}

/** When the owner can be booked: weekly hours, rules and days off, and what visitors see of them. */
export function Availability({ clock = systemClock }: AvailabilityProps) {
  const now = useCurrentMinute(clock);
  const hours = useQuery({ ...availabilityQuery, refetchOnMount: 'always' });
  const rules = useQuery({ ...bookingRulesQuery, refetchOnMount: 'always' });
  const failed = [hours, rules].find(({ error, data }) => error && !data);

  if (failed) {
    const retry = () => void Promise.all([hours.refetch(), rules.refetch()]);
    return <LoadFailed what="Your hours" error={failed.error} onRetry={retry} />;
  }
  if (!hours.data || !rules.data) return <output>Loading your hours …</output>;
  return (
    <>
      <AppointmentsOutside now={now} />
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 min-[72rem]:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <WeeklyHours slots={hours.data} />
        <div className="grid min-w-0 gap-10">
          <WeekAhead now={now} />
          <BookingRulesForm rules={rules.data} />
          <DaysOff days={rules.data.daysOff} now={now} />
          <OwnCalendar clock={clock} />
        </div>
      </div>
    </>
  );
}
