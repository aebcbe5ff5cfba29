import {
  apiPaths,
  type Lead,
  type OwnerAppointment,
  type RankingAlert,
  type UpdateAppointmentRequest,
  type UpdateLeadRequest,
  type WeekFigures,
  weekFiguresPath,
} from '@agency/contracts';
import { HttpResponse, http } from 'msw';
import type { Clock } from '~/lib/clock';
import { server } from '../../../../test/server';
import { openView, refusal } from '../shared/desk.fixture';
import { Today } from '.';

const origin = 'http://site.test';
export const urlOf = (path: string) => origin + path;

/** A Saturday morning in Wilmington. */
const now = new Date('2026-11-21T15:00:00Z');
const clock: Clock = { now: () => now, onMinute: () => () => undefined };
const today = '2026-11-21';

export interface TodaysWork {
  leads?: Lead[];
  calls?: OwnerAppointment[];
  alerts?: RankingAlert[];
  week?: WeekFigures;
}

function page<Item>(items: Item[]) {
  return HttpResponse.json(items, { headers: { 'x-total-count': String(items.length) } });
}

const isClosed = ({ status }: Lead) => status.startsWith('closed');

/** The services as Today asks them: leads by status or due date, calls by time and status. */
export function keepWork({ leads = [], calls = [], alerts = [], week }: TodaysWork) {
  const saved: object[] = [];
  const none = { leads: 0, booked: 0 };
  server.use(
    http.get(urlOf(apiPaths.contactCounts), () =>
      HttpResponse.json({
        total: leads.length,
        new: leads.filter(({ status }) => status === 'new').length,
        qualified: 0,
        closedWon: 0,
        overdue: 0,
        latest:
          leads
            .map(({ createdAt }) => createdAt)
            .sort()
            .at(-1) ?? null,
      }),
    ),
    http.get(urlOf(weekFiguresPath), () =>
      HttpResponse.json(week ?? { thisWeek: none, lastWeek: none }),
    ),
    http.get(urlOf(apiPaths.contacts), ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const isDue = ({ followUpOn }: Lead) => followUpOn !== null && followUpOn <= today;
      const found = leads.filter((lead) =>
        asked.get('followUp') === 'due' ? isDue(lead) && !isClosed(lead) : lead.status === 'new',
      );
      return page(found);
    }),
    http.get(urlOf(`${apiPaths.contacts}/:id`), ({ params }) => {
      const lead = leads.find(({ id }) => id === Number(params.id));
      return HttpResponse.json({ ...lead, related: [] });
    }),
    http.patch<{ id: string }, UpdateLeadRequest>(
      urlOf(`${apiPaths.contacts}/:id`),
      async ({ params, request }) => {
        const { version, ...change } = await request.json();
        saved.push(change);
        const lead = leads.find(({ id }) => id === Number(params.id));
        if (!lead || lead.version !== version) return conflict();
        return HttpResponse.json(Object.assign(lead, change, { version: lead.version + 1 }));
      },
    ),
    http.get(urlOf(apiPaths.appointments), ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const [from, to] = [asked.get('from') ?? '', asked.get('to') ?? '9'];
      return page(
        calls.filter(
          ({ scheduledAt, status }) =>
            status === (asked.get('status') ?? status) && scheduledAt >= from && scheduledAt < to,
        ),
      );
    }),
    http.patch<{ id: string }, UpdateAppointmentRequest>(
      urlOf(`${apiPaths.appointments}/:id`),
      async ({ params, request }) => {
        const { version: _version, ...change } = await request.json();
        saved.push(change);
        const call = calls.find(({ id }) => id === Number(params.id));
        return HttpResponse.json(Object.assign(call ?? {}, change));
      },
    ),
    http.get(urlOf(apiPaths.rankingsAlerts), () => page(alerts)),
  );
  return { saved };
}

const conflict = () => refusal(409, 'This lead has changed.');

export const openToday = () => openView(() => <Today clock={clock} />, '?tab=today');
