import { type EasternDate, easternDateOf, type OwnerAppointment } from '@agency/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useCurrentMinute } from '~/lib/clock';
import { formatDay } from '~/lib/eastern-display';
import { classNames } from '~/ui/class-names';
import { LoadFailed } from '~/ui/desk/async-section';
import { SelectAll, SelectBox } from '~/ui/desk/selection/select-box';
import { useSelection } from '~/ui/desk/selection/use-selection';
import { ShowMore } from '~/ui/desk/show-more';
import { Skeleton } from '~/ui/desk/skeleton';
import {
  type AppointmentSpan,
  appointmentsQuery,
  scheduledAfterQuery,
} from '../shared/appointments';
import { type AppointmentSelection, AppointmentSelectionBar } from './appointment-selection-bar';
import { byDay, canBeCancelled } from './appointment-state';
import { CallRow, CallRowSkeleton } from './call-row';

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

interface AppointmentSectionProps {
  span: AppointmentSpan;
  title: string;
  empty: string;
  today: EasternDate;
  now: Date;
  /** The section whose calls can be selected: upcoming ones. */
  selection?: AppointmentSelection;
}

/** One period, day by day. */
function AppointmentSection(props: AppointmentSectionProps) {
  const { span, title, empty, today, now, selection } = props;
  const titleId = useId();
  const query = useInfiniteQuery(appointmentsQuery(span, today));
  const { data, error, refetch } = query;
  const appointments = data?.pages.flatMap(({ items }) => items) ?? [];
  const total = data?.pages.at(-1)?.total;
  const scheduledAfter = useQuery({ ...scheduledAfterQuery(today), enabled: span === 'upcoming' });
  const counted = {
    today: appointments.filter(({ status }) => status !== 'cancelled').length,
    upcoming: scheduledAfter.data ?? 0,
    past: total ?? 0,
  }[span];
  const selectable = selection
    ? appointments.filter((appointment) => canBeCancelled(appointment, now))
    : [];

  return (
    <section
      aria-labelledby={titleId}
      className={classNames('grid gap-2', selection && '[&>div>ul>li]:pl-9')}
    >
      <h2 id={titleId} className="text-title">
        {title}{' '}
        {counted > 0 && (
          <span className="text-[1.125rem] text-slate">{counted.toLocaleString('en-US')}</span>
        )}
      </h2>
      {span === 'today' && <p className="text-fine text-slate">{formatDay(today)}, Eastern Time</p>}
      {query.isPending && <AppointmentSkeleton what={title.toLowerCase()} />}
      {!data && error && (
        <LoadFailed what="The calls" error={error} onRetry={() => void refetch()} />
      )}
      {selection && selectable.length > 1 && (
        <SelectAll
          selected={selectable.filter(({ id }) => selection.has(id)).length}
          total={selectable.length}
          onToggle={(isSelected) => selection.set(selectable, isSelected)}
        >
          Select all shown
        </SelectAll>
      )}
      {total === 0 && <p className="py-2 text-slate">{empty}</p>}
      {byDay(appointments).map(([day, ofDay]) => (
        <div key={day} className="mt-2">
          {span !== 'today' && (
            <h3 className="pb-1 font-sans text-small font-semibold text-slate">{formatDay(day)}</h3>
          )}
          <ul className="border-t border-sand">
            {ofDay.map((appointment) => (
              <CallRow key={appointment.id} appointment={appointment} now={now}>
                {selection && selectable.includes(appointment) && (
                  <SelectBox
                    label={`Select the call with ${appointment.contact.name}`}
                    isSelected={selection.has(appointment.id)}
                    onToggle={(isRange) =>
                      selection.toggle(appointment, isRange ? selectable : undefined)
                    }
                  />
                )}
              </CallRow>
            ))}
          </ul>
        </div>
      ))}
      <ShowMore query={query}>
        {span === 'past' ? 'Show earlier calls' : 'Show later calls'}
      </ShowMore>
    </section>
  );
}

const skeletonRows = [0, 1];

function AppointmentSkeleton({ what }: { what: string }) {
  return (
    <Skeleton what={`${what} calls`}>
      {skeletonRows.map((row) => (
        <CallRowSkeleton key={row} width={`${60 + row * 15}%`} />
      ))}
    </Skeleton>
  );
}
