import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Clock, systemClock } from '~/lib/clock';
import { useCurrentMinute } from '~/lib/use-current-minute';
import { LoadFailed } from '~/ui/desk/load-failed';
import { availabilityQuery } from '../shared/queries/hours';
import { ownerRulesQuery } from '../shared/queries/owner-rules';
import { AppointmentsOutside } from './appointments-outside';
import { BookingRulesForm } from './booking-rules-form';
import { Holidays } from './holidays';
import { RulesProposal } from './rules-proposal';
import { TimeOffList } from './time-off/time-off-list';
import { WeekAhead } from './week-ahead';
import { WeeklyHours } from './weekly/weekly-hours';

interface AvailabilityProps {
  /** Stands below the rules. */
  ownCalendar?: ReactNode;
  clock?: Clock;
}

/** When the owner can be booked: weekly hours, time off, holidays and rules, and what visitors see of them. */
export function Availability({ ownCalendar, clock = systemClock }: AvailabilityProps) {
  const now = useCurrentMinute(clock);
  const hours = useQuery({ ...availabilityQuery, refetchOnMount: 'always' });
  const rules = useQuery({ ...ownerRulesQuery, refetchOnMount: 'always' });
  const failed = [hours, rules].find(({ error, data }) => error && !data);

  if (failed) {
    const retry = () => void Promise.all([hours.refetch(), rules.refetch()]);
    return <LoadFailed what="Your hours" error={failed.error} onRetry={retry} />;
  }
  if (!hours.data || !rules.data) return <output>Loading your hours …</output>;
  return (
    <>
      <RulesProposal rules={rules.data} />
      <AppointmentsOutside now={now} />
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 min-[72rem]:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="grid min-w-0 gap-10">
          <WeeklyHours slots={hours.data} />
          <BookingRulesForm rules={rules.data} />
          {ownCalendar}
        </div>
        <div className="grid min-w-0 gap-10">
          <WeekAhead now={now} />
          <TimeOffList now={now} />
          <Holidays rules={rules.data} />
        </div>
      </div>
    </>
  );
}
