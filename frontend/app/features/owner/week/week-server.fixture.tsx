import {
  apiPaths,
  type OwnerSchedule,
  ownerSchedulePath,
  type SaveTimeOffRequest,
  timeOffPath,
  type UpdateAppointmentRequest,
} from '@agency/contracts';
import { HttpResponse, http } from 'msw';
import type { Clock } from '~/lib/clock';
import { server } from '../../../../test/server';
import { openView } from '../shared/desk.fixture';
import { Appointments } from '.';

const origin = 'http://site.test';

/** Monday, November 23, 2026, 11:00 in Wilmington. */
const clock: Clock = {
  now: () => new Date('2026-11-23T16:00:00Z'),
  onMinute: () => () => undefined,
};

interface WeekServer {
  /** The periods that were asked for. */
  asked: string[];
  moves: UpdateAppointmentRequest[];
  saved: SaveTimeOffRequest[];
  removed: number[];
}

/** The schedule as the service keeps it. A move to a time that is taken is refused. */
export function weekServer(schedule: OwnerSchedule): WeekServer {
  const sent: WeekServer = { asked: [], moves: [], saved: [], removed: [] };
  server.use(
    http.get(origin + ownerSchedulePath, ({ request }) => {
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
    http.get(origin + apiPaths.availability, () => HttpResponse.json(schedule.availability)),
    http.get(origin + apiPaths.bookingRules, () => HttpResponse.json(schedule.rules)),
    http.get(origin + apiPaths.appointments, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
      const found = schedule.calls.filter((one) => from <= one.scheduledAt && one.scheduledAt < to);
      return HttpResponse.json(found, { headers: { 'x-total-count': `${found.length}` } });
    }),
    http.patch<{ id: string }, UpdateAppointmentRequest>(
      `${origin}${apiPaths.appointments}/:id`,
      async ({ params, request }) => {
        const change = await request.json();
        sent.moves.push(change);
        const found = schedule.calls.find(({ id }) => id === Number(params.id));
        const rival = schedule.calls.find(({ scheduledAt }) => scheduledAt === change.scheduledAt);
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
      sent.saved.push(body);
      const row = { ...body, id: 71, note: body.note ?? null };
      schedule.timeOff.push(row);
      return HttpResponse.json({ ...row, calls: [] }, { status: 201 });
    }),
    http.patch<{ id: string }, SaveTimeOffRequest>(
      `${origin}${timeOffPath}/:id`,
      async ({ params, request }) => {
        const body = await request.json();
        sent.saved.push(body);
        const row = schedule.timeOff.find(({ id }) => id === Number(params.id));
        return HttpResponse.json({ ...Object.assign(row ?? {}, body), calls: [] });
      },
    ),
    http.delete<{ id: string }>(`${origin}${timeOffPath}/:id`, ({ params }) => {
      sent.removed.push(Number(params.id));
      schedule.timeOff = schedule.timeOff.filter(({ id }) => id !== Number(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return sent;
}

export const openWeek = (search = '?tab=appointments') =>
  openView(() => <Appointments clock={clock} />, search);
