import { type EasternDate, easternDateOf } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatLongMonth } from '~/lib/eastern-display';
import { AsyncSection } from '~/ui/desk/async-section';
import { Skeleton } from '~/ui/desk/skeleton';
import type { AppointmentAddressControl } from '../shared/appointment-address';
import { ownerScheduleQuery } from '../shared/queries/owner-schedule';
import { type GridDay, gridDays } from './grid-day';
import { MonthDay } from './month-day';
import { moveInMonth } from './month-keys';
import { daysOf, monthOf, openingDay } from './periods';

interface MonthViewProps {
  address: AppointmentAddressControl;
  now: Date;
}

/** A month with each day's calls. A day opens its week. */
export function MonthView({ address, now }: MonthViewProps) {
  const day = address.day ?? openingDay(now);
  const period = monthOf(day);
  const query = useQuery(ownerScheduleQuery(period));
  return (
    <AsyncSection
      query={query}
      what="The calendar"
      loading={
        <Skeleton what="the calendar">
          <div aria-hidden="true" className="h-144 w-full border border-sand bg-paper" />
        </Skeleton>
      }
    >
      {(schedule) => (
        <Month
          days={gridDays(daysOf(period), schedule)}
          day={day}
          today={easternDateOf(now)}
          isLoading={query.isPlaceholderData}
          address={address}
        />
      )}
    </AsyncSection>
  );
}

interface MonthProps {
  days: readonly GridDay[];
  day: EasternDate;
  today: EasternDate;
  isLoading: boolean;
  address: AppointmentAddressControl;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function Month({ days, day, today, isLoading, address }: MonthProps) {
  const navigate = useNavigate();
  const grid = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState(day);
  const shouldFocus = useRef(false);
  const isShown = days.some((one) => one.day === current);
  const focusable = isShown ? current : day;
  const weeks = Array.from({ length: days.length / 7 }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  );

  useLayoutEffect(() => {
    // The day's month may still be loading.
    if (!shouldFocus.current || !isShown) return;
    shouldFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[data-current]')?.focus();
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey || event.shiftKey || event.ctrlKey) return;
    const to = moveInMonth(focusable, event.key);
    if (!to) return;
    event.preventDefault();
    shouldFocus.current = true;
    setCurrent(to);
    if (to.slice(0, 7) !== day.slice(0, 7)) address.show({ day: to });
  }

  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and arrow keys move in it.
      role="grid"
      aria-label={`Calls of ${formatLongMonth(day)}`}
      aria-busy={isLoading}
      className="w-full table-fixed border-collapse border border-sand bg-paper"
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th
              key={weekday}
              scope="col"
              className="bg-buff py-1.5 font-semibold text-(length:--text-fine) text-slate"
            >
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((one) => (
              <td key={one.day} className="h-27 border border-sand p-0 max-md:h-16 max-md:min-h-16">
                <MonthDay
                  day={one}
                  isOfMonth={one.day.slice(0, 7) === day.slice(0, 7)}
                  isToday={one.day === today}
                  isCurrent={one.day === focusable}
                  onFocus={() => setCurrent(one.day)}
                  onOpen={() => void navigate(address.to({ view: 'week', day: one.day }))}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
