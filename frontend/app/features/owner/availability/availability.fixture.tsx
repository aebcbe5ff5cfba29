import {
  type AvailabilitySlot,
  apiPaths,
  type BookingRules,
  type CreateAvailabilityRequest,
  type OwnerAppointment,
  type UpdateAvailabilityRequest,
} from '@agency/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { createRoutesStub } from 'react-router';
import type { Clock } from '~/lib/clock';
import { createQueryClient } from '~/lib/query-client';
import { TooltipProvider } from '~/ui/desk/tooltip';
import { Toaster } from '~/ui/toast';
import { server } from '../../../../test/server';
import { call } from '../appointments/appointments.fixture';
import { keepCalendars, keepFeed } from '../calendars/calendars.fixture';
import { Availability } from '.';

const origin = 'http://site.test';
export const urls = {
  slots: origin + apiPaths.availability,
  slot: `${origin}${apiPaths.availability}/:id`,
  rules: origin + apiPaths.bookingRules,
};

/** Monday, November 23, 2026, 7:00 in Wilmington. */
const clock: Clock = {
  now: () => new Date('2026-11-23T12:00:00Z'),
  onMinute: () => () => undefined,
};

export interface Calendar {
  slots: AvailabilitySlot[];
  rules: BookingRules;
  /** Calls on these weekdays lie outside once nothing is open there. */
  calls: OwnerAppointment[];
}

export function calendar(): Calendar {
  return {
    slots: [1, 2].map((dayOfWeek) => ({
      id: dayOfWeek,
      dayOfWeek,
      startTime: '09:00',
      endTime: '12:00',
      isActive: true,
    })),
    rules: {
      maxCallsPerDay: null,
      minimumNoticeMinutes: 120,
      horizonDays: 60,
      bufferMinutes: 15,
      daysOff: ['2026-11-20', '2026-12-25'],
    },
    calls: [],
  };
}

/** Hours and rules as the service keeps them. */
export function keepCalendar(kept: Calendar): void {
  const find = (id: unknown) => kept.slots.find((slot) => slot.id === Number(id));
  const isOpen = ({ scheduledAt }: OwnerAppointment) =>
    kept.slots.some(
      ({ dayOfWeek, isActive }) => isActive && dayOfWeek === new Date(scheduledAt).getUTCDay(),
    );
  keepCalendars([]);
  keepFeed();
  server.use(
    http.get(urls.slots, () => HttpResponse.json(kept.slots)),
    http.get(urls.rules, () => HttpResponse.json(kept.rules)),
    http.get(origin + apiPaths.appointments, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const found = kept.calls
        .map((made) => ({ ...made, outsideHours: !isOpen(made) }))
        .filter(({ outsideHours }) => outsideHours || searchParams.get('outsideHours') !== 'yes');
      const limit = Number(searchParams.get('limit') ?? found.length);
      return HttpResponse.json(found.slice(0, limit), {
        headers: { 'x-total-count': String(found.length) },
      });
    }),
    http.post<never, CreateAvailabilityRequest>(urls.slots, async ({ request }) => {
      const slot = { id: 90 + kept.slots.length, isActive: true, ...(await request.json()) };
      kept.slots.push(slot);
      return HttpResponse.json(slot, { status: 201 });
    }),
    http.patch<{ id: string }, UpdateAvailabilityRequest>(
      urls.slot,
      async ({ params, request }) => {
        const slot = find(params.id);
        return HttpResponse.json(slot && Object.assign(slot, await request.json()));
      },
    ),
    http.delete(urls.slot, ({ params }) => {
      kept.slots = kept.slots.filter((slot) => slot !== find(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
    http.put<never, BookingRules>(urls.rules, async ({ request }) => {
      kept.rules = await request.json();
      return HttpResponse.json(kept.rules);
    }),
  );
}

/** A call on the Tuesday of the week. */
export const tuesdayCall = () => call({ scheduledAt: '2026-11-24T14:30:00.000Z' });

function Tab() {
  return (
    <>
      <Availability clock={clock} />
      <Toaster />
    </>
  );
}

export function openAvailability() {
  const Page = createRoutesStub([{ path: '/admin', Component: Tab }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TooltipProvider>
        <Page initialEntries={['/admin?tab=availability']} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null });
}
