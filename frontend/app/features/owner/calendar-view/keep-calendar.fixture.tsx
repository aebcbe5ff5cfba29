import {
  apiPaths,
  type OwnerCalendar,
  ownerCalendarPath,
  type SaveTimeOffRequest,
  timeOffPath,
  type UpdateAppointmentRequest,
} from '@agency/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { createRoutesStub, useLocation } from 'react-router';
import type { Clock } from '~/lib/clock';
import { createQueryClient } from '~/lib/query-client';
import { TooltipProvider } from '~/ui/desk/tooltip';
import { Toaster } from '~/ui/toast';
import { server } from '../../../../test/server';
import { Appointments } from '.';

const origin = 'http://site.test';

/** Monday, November 23, 2026, 11:00 in Wilmington. */
const clock: Clock = {
  now: () => new Date('2026-11-23T16:00:00Z'),
  onMinute: () => () => undefined,
};

interface Kept {
  /** The periods that were asked for. */
  asked: string[];
  moves: UpdateAppointmentRequest[];
  saved: SaveTimeOffRequest[];
  removed: number[];
}

/** The calendar as the service keeps it. A move to a time that is taken is refused. */
export function keepCalendar(calendar: OwnerCalendar): Kept {
  const kept: Kept = { asked: [], moves: [], saved: [], removed: [] };
  server.use(
    http.get(origin + ownerCalendarPath, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
      kept.asked.push(`${from}..${to}`);
      const isIn = (instant: string) => from <= instant && instant.slice(0, 10) <= to;
      return HttpResponse.json({
        ...calendar,
        calls: calendar.calls.filter(({ scheduledAt }) => isIn(scheduledAt)),
        busyTimes: calendar.busyTimes.filter(({ startsAt }) => isIn(startsAt)),
        timeOff: calendar.timeOff.filter(({ startsAt }) => isIn(startsAt)),
      });
    }),
    http.get(origin + apiPaths.availability, () => HttpResponse.json(calendar.availability)),
    http.get(origin + apiPaths.bookingRules, () => HttpResponse.json(calendar.rules)),
    http.get(origin + apiPaths.appointments, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
      const found = calendar.calls.filter((one) => from <= one.scheduledAt && one.scheduledAt < to);
      return HttpResponse.json(found, { headers: { 'x-total-count': `${found.length}` } });
    }),
    http.patch<{ id: string }, UpdateAppointmentRequest>(
      `${origin}${apiPaths.appointments}/:id`,
      async ({ params, request }) => {
        const change = await request.json();
        kept.moves.push(change);
        const found = calendar.calls.find(({ id }) => id === Number(params.id));
        const rival = calendar.calls.find(({ scheduledAt }) => scheduledAt === change.scheduledAt);
        if (!found || rival) {
          const message = `This overlaps the call with ${rival?.contact.name} at 2:00 PM.`;
          return HttpResponse.json({ statusCode: 409, message }, { status: 409 });
        }
        const { message: _message, version: _version, ...facts } = change;
        Object.assign(found, facts, { version: found.version + 1 });
        return HttpResponse.json(found);
      },
    ),
    http.post<never, SaveTimeOffRequest>(origin + timeOffPath, async ({ request }) => {
      const body = await request.json();
      kept.saved.push(body);
      const row = { ...body, id: 71, note: body.note ?? null };
      calendar.timeOff.push(row);
      return HttpResponse.json({ ...row, calls: [] }, { status: 201 });
    }),
    http.patch<{ id: string }, SaveTimeOffRequest>(
      `${origin}${timeOffPath}/:id`,
      async ({ params, request }) => {
        const body = await request.json();
        kept.saved.push(body);
        const row = calendar.timeOff.find(({ id }) => id === Number(params.id));
        return HttpResponse.json({ ...Object.assign(row ?? {}, body), calls: [] });
      },
    ),
    http.delete<{ id: string }>(`${origin}${timeOffPath}/:id`, ({ params }) => {
      kept.removed.push(Number(params.id));
      calendar.timeOff = calendar.timeOff.filter(({ id }) => id !== Number(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return kept;
}

function Tab() {
  const { search } = useLocation();
  return (
    <TooltipProvider>
      <Appointments clock={clock} />
      <output data-testid="address">{search}</output>
      <Toaster />
    </TooltipProvider>
  );
}

export function openCalendar(search = '?tab=appointments') {
  const Page = createRoutesStub([{ path: '/admin', Component: Tab }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Page initialEntries={[`/admin${search}`]} />
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null });
}
