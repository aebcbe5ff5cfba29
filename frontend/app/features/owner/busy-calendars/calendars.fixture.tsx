import {
  apiPaths,
  type Calendar,
  type OwnerRules,
  type UpdateCalendarRequest,
  type UpdateOwnerRulesRequest,
} from '@agency/contracts';
import { HttpResponse, http } from 'msw';
import { stoppedClock } from '~/lib/clock.fixture';
import { openView } from '~/ui/desk/desk.fixture';
import { server } from '../../../../test/server';
import { ownerRules } from '../hours/owner-rules.fixture';
import { OwnCalendar } from '.';

/** Monday, November 23, 2026, 2:20 PM in Wilmington. */
const clock = stoppedClock('2026-11-23T19:20:00Z');

let lastId = 0;

export function otherCalendar(facts: Partial<Calendar> = {}): Calendar {
  lastId += 1;
  return {
    id: lastId,
    name: 'Family',
    color: 'green',
    source: 'address',
    addressHint: 'calendar.google.com …9f3c',
    ownEmail: null,
    showsTitles: false,
    createdAt: '2026-10-01T14:00:00Z',
    readAt: '2026-11-23T19:16:00Z',
    failingSince: null,
    failure: null,
    eventCount: 212,
    busyCount: 11,
    knownUntil: '2027-03-12T18:00:00Z',
    warnings: [],
    ...facts,
  };
}

/** Last read successfully at 1:55 PM. */
export const failingCalendar = (facts: Partial<Calendar> = {}) =>
  otherCalendar({
    name: 'Work',
    color: 'blue',
    readAt: '2026-11-23T18:55:00Z',
    failingSince: '2026-11-23T19:05:00Z',
    failure: 'not-found',
    ...facts,
  });

export interface CalendarServer {
  /** Recorded bodies and queries of additions and changes. */
  requests: unknown[];
  rules: OwnerRules;
}

/** The service's other calendars. */
export function serveCalendars(calendars: Calendar[]): CalendarServer {
  const kept: CalendarServer = { requests: [], rules: ownerRules };
  const find = (id: unknown) => calendars.find((one) => one.id === Number(id));
  server.use(
    http.get(apiPaths.ownerRules, () => HttpResponse.json(kept.rules)),
    http.patch<never, UpdateOwnerRulesRequest>(apiPaths.ownerRules, async ({ request }) => {
      kept.rules = { ...kept.rules, ...(await request.json()) };
      return HttpResponse.json(kept.rules);
    }),
    http.get(apiPaths.calendars, () => HttpResponse.json(calendars)),
    http.post<never, Partial<Calendar>>(apiPaths.calendars, async ({ request }) => {
      const { name, color, ...rest } = await request.json();
      kept.requests.push({ name, color, ...rest });
      const added = otherCalendar({ name, color });
      calendars.push(added);
      return HttpResponse.json(added, { status: 201 });
    }),
    http.post(`${apiPaths.calendars}/files`, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      kept.requests.push({ ...query, type: request.headers.get('content-type') });
      const added = otherCalendar({ name: query.name, source: 'file', addressHint: null });
      calendars.push(added);
      return HttpResponse.json(added, { status: 201 });
    }),
    http.put(`${apiPaths.calendars}/:id/file`, ({ params, request }) => {
      kept.requests.push({ replaced: params.id, type: request.headers.get('content-type') });
      return HttpResponse.json(find(params.id));
    }),
    http.post(`${apiPaths.calendars}/:id/read`, ({ params }) => {
      const calendar = find(params.id);
      if (calendar) Object.assign(calendar, { failingSince: null, failure: null });
      return HttpResponse.json(calendar);
    }),
    http.patch<{ id: string }, UpdateCalendarRequest>(
      `${apiPaths.calendars}/:id`,
      async ({ params, request }) => {
        const body = await request.json();
        kept.requests.push(body);
        const { address: _, ...facts } = body;
        return HttpResponse.json(Object.assign(find(params.id) ?? {}, facts));
      },
    ),
    http.delete(`${apiPaths.calendars}/:id`, ({ params }) => {
      calendars.splice(
        calendars.findIndex(({ id }) => id === Number(params.id)),
        1,
      );
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return kept;
}

export const openOwnCalendar = () => openView(OwnCalendar, '', { clock });
