import {
  apiPaths,
  type OwnerSchedule,
  type SaveTimeOffRequest,
  type UpdateAppointmentRequest,
} from '@agency/contracts';
import { HttpResponse, http } from 'msw';
import type { Clock } from '~/lib/clock';
import { openView } from '~/ui/desk/desk.fixture';
import { server } from '../../../../test/server';
import { callHandlers, clock } from '../appointments/appointments.fixture';
import { Appointments } from '.';
import { scheduleWith } from './week.fixture';

interface WeekServer {
  /** The requested periods. */
  asked: string[];
  moves: UpdateAppointmentRequest[];
  saved: SaveTimeOffRequest[];
  removed: number[];
}

/** The service's schedule. Rejects a move to a taken time. */
function weekServer(schedule: OwnerSchedule): WeekServer {
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
    ...callHandlers(schedule.calls, (change) => sent.moves.push(change)),
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

/** The week with this schedule, and the requests to the service. */
export function openWeek(facts: Partial<OwnerSchedule> = {}, now: Clock = clock) {
  const sent = weekServer(scheduleWith(facts));
  return { sent, user: openView(Appointments, '?tab=appointments', { clock: now }) };
}
