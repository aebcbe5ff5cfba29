import { type AvailabilitySlot, availabilityViews } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCurrentMinute } from '~/lib/use-clock';
import { weekFromMonday } from '~/lib/week-from-monday';
import { LoadFailed } from '~/ui/desk/load-failed';
import { ViewSwitch } from '~/ui/desk/view-switch';
import { appointmentsOutsideHoursQuery } from '../shared/appointments';
import { deskLink } from '../shared/paths';
import { parseAvailabilityView } from '../shared/places';
import { AppointmentsOutside } from './appointments-outside';
import { BookingRulesForm } from './booking-rules-form';
import { Holidays } from './holidays';
import { availabilityQuery, ownerRulesQuery } from './queries';
import { RulesProposal } from './rules-proposal';
import { TimeOffList } from './time-off/time-off-list';
import { WeekAhead } from './week-ahead';
import { DayLine } from './weekly/day-line';

interface AvailabilityProps {
  /** The view of the owner's calendars. */
  ownCalendar?: ReactNode;
}

const viewLabels = {
  hours: 'Hours',
  'time-off': 'Time off',
  calendars: 'Calendars',
  rules: 'Rules',
} as const;

/** When the owner can be booked, in four views beside a preview of what visitors see. */
export function Availability({ ownCalendar }: AvailabilityProps) {
  const now = useCurrentMinute();
  const [params] = useSearchParams();
  const view = parseAvailabilityView(params);
  const hours = useQuery({ ...availabilityQuery, refetchOnMount: 'always' });
  const rules = useQuery({ ...ownerRulesQuery, refetchOnMount: 'always' });
  const outside = useQuery(appointmentsOutsideHoursQuery(now));
  const failed = [hours, rules].find(({ error, data }) => error && !data);

  if (failed) {
    const retry = () => void Promise.all([hours.refetch(), rules.refetch()]);
    return <LoadFailed what="Your hours" error={failed.error} onRetry={retry} />;
  }
  // The notice of calls outside is above the hours: appearing later, it would move them under the pointer.
  if (!hours.data || !rules.data || outside.isPending) return <output>Loading your hours …</output>;
  const content = {
    hours: <WeeklyHours slots={hours.data} />,
    'time-off': (
      <>
        <TimeOffList now={now} />
        <Holidays rules={rules.data} />
      </>
    ),
    calendars: ownCalendar,
    rules: <BookingRulesForm rules={rules.data} />,
  };
  return (
    <div className="grid gap-5">
      <RulesProposal rules={rules.data} />
      <AppointmentsOutside found={outside.data} />
      <ViewSwitch
        className="justify-self-start max-sm:[--view-gutter:0.625rem]"
        views={availabilityViews.map((one) => ({
          label: viewLabels[one],
          to: deskLink.availability(one),
          isCurrent: one === view,
        }))}
        preventScrollReset
      />
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-8 min-[64rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 min-[64rem]:order-last">
          <WeekAhead now={now} />
        </div>
        <div className="grid min-w-0 gap-10">{content[view]}</div>
      </div>
    </div>
  );
}

/** A line for each weekday, edited in place. */
function WeeklyHours({ slots }: { slots: AvailabilitySlot[] }) {
  return (
    <section aria-labelledby="weekly-hours" className="grid min-w-0 gap-3">
      <h2 id="weekly-hours" className="text-title">
        Weekly hours
      </h2>
      <p className="text-fine text-slate">Eastern Time. Saved when you leave a field.</p>
      <div className="border-t border-sand">
        {weekFromMonday.map((day) => (
          <DayLine key={day} day={day} slots={slots} />
        ))}
      </div>
    </section>
  );
}
