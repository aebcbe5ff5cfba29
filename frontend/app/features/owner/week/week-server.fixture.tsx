import {
  apiPaths,
  type OwnerSchedule,
  type SaveTimeOffRequest,
  type UpdateAppointmentRequest,
} from '@agency/contracts';
import { HttpResponse, http } from 'msw';
import { stoppedClock } from '~/lib/clock.fixture';
import { openView } from '~/ui/desk/desk.fixture';
import { listed, refusal, server } from '../../../../test/server';
import { Appointments } from '.';

/** Monday, November 23, 2026, 11:00 in Wilmington. */
const clock = stoppedClock('2026-11-23T16:00:00Z');

interface WeekServer {
  /** The requested periods. */
  asked: string[];
  moves: UpdateAppointmentRequest[];
  saved: SaveTimeOffRequest[];
  removed: number[];
}

/** The service's schedule. Rejects a move to a taken time. */
export function weekServer(schedule: OwnerSchedule): WeekServer {
  const sent: WeekServer = { asked: [], moves: [], saved: [], removed: [] };
  server.use(
    http.get(apiPaths.ownerSchedule, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
      sent.asked.push(`${from}..${to}`);
      const isIn = (instant: string) => from <= instant && instant.slice(0, 10) <= to;
      return HttpResponse.json({
        ...schedule,
        calls: schedule.calls.filter(({ scheduledAt }) => isIn(scheduledAt)),
        busyTimes: schedule.busyTimes.filter(({ startsAt }) => isIn(startsAt)),
        timeOff: schedule.timeOff.filter(({ startsAt }) => isIn(startsAt)),
      });
    }),
    http.get(apiPaths.availability, () => HttpResponse.json(schedule.availability)),
    http.get(apiPaths.bookingRules, () => HttpResponse.json(schedule.rules)),
    http.get(apiPaths.appointments, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
      const found = schedule.calls.filter((one) => from <= one.scheduledAt && one.scheduledAt < to);
      return listed(found);
    }),
    http.patch<{ id: string }, UpdateAppointmentRequest>(
      `${apiPaths.appointments}/:id`,
      async ({ params, request }) => {
        const change = await request.json();
        sent.moves.push(change);
        const found = schedule.calls.find(({ id }) => id === Number(params.id));
        const rival = schedule.calls.find(({ scheduledAt }) => scheduledAt === change.scheduledAt);
        if (!found || rival) {
          const message = `This overlaps the call with ${rival?.contact.name} at 2:00 PM.`;
          return refusal(409, message);
        }
        const { message: _message, ...facts } = change;
        Object.assign(found, facts);
        return HttpResponse.json(found);
      },
    ),
    http.post<never, SaveTimeOffRequest>(apiPaths.timeOff, async ({ request }) => {
      const body = await request.json();
      sent.saved.push(body);
      const row = { ...body, id: 71, note: body.note ?? null };
      schedule.timeOff.push(row);
      return HttpResponse.json({ ...row, calls: [] }, { status: 201 });
    }),
    http.patch<{ id: string }, SaveTimeOffRequest>(
      `${apiPaths.timeOff}/:id`,
      async ({ params, request }) => {
        const body = await request.json();
        sent.saved.push(body);
        const row = schedule.timeOff.find(({ id }) => id === Number(params.id));
        return HttpResponse.json({ ...Object.assign(row ?? {}, body), calls: [] });
      },
    ),
    http.delete<{ id: string }>(`${apiPaths.timeOff}/:id`, ({ params }) => {
      sent.removed.push(Number(params.id));
      schedule.timeOff = schedule.timeOff.filter(({ id }) => id !== Number(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return sent;
}

export const openWeek = (search = '?tab=appointments', now = clock) =>
  openView(Appointments, search, { clock: now });
