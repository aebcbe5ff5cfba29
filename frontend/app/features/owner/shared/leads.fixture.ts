import {
  type AmountSum,
  apiPaths,
  type EraseLeadsRequest,
  type EraseOutcome,
  isChangedElsewhere,
  type ListedLead,
  type NearName,
  type RelatedLead,
  type SavedView,
  type TimelineEntry,
  type UpdateLeadRequest,
  type UpdateLeadsRequest,
} from '@agency/contracts';
import { HttpResponse, http } from 'msw';
import { onTestFinished } from 'vitest';
import { listed, refusal, server } from '../../../../test/server';

export const contactsUrl = apiPaths.contacts;
export const contactUrl = `${contactsUrl}/:id`;
/** Ids are digits, so no other path below matches as a lead. */
const leadUrl = new RegExp(`${contactsUrl}/(\\d+)$`);

let lastId = 2 ** 41;

export function lead(facts: Partial<ListedLead> = {}): ListedLead {
  lastId += 1;
  return {
    id: lastId,
    name: 'Ada Tidewater',
    email: 'ada@tidewater.example',
    phone: '(910) 555-0100',
    company: null,
    service: null,
    monthlyAdSpend: null,
    message: null,
    topic: null,
    status: 'new',
    statusSince: '2026-11-21T14:05:00Z',
    notes: null,
    followUpOn: null,
    followUpTask: null,
    attribution: null,
    proposalAmount: null,
    clientAmount: null,
    source: 'form',
    channel: 'direct',
    heardFrom: null,
    referredBy: null,
    nextCall: null,
    createdAt: '2026-11-21T14:05:00Z',
    erasureRequestedAt: null,
    ...facts,
  };
}

/** The addresses with this lead's id that are asked for from now on. */
export function watchRequestsAbout({ id }: Pick<ListedLead, 'id'>): string[] {
  const asked: string[] = [];
  const watch = ({ request: { url } }: { request: Request }) => {
    if (url.includes(String(id))) asked.push(url);
  };
  server.events.on('request:start', watch);
  onTestFinished(() => server.events.removeListener('request:start', watch));
  return asked;
}

export interface Desk {
  leads: ListedLead[];
  related?: RelatedLead[];
  timeline?: TimelineEntry[];
  savedViews?: SavedView[];
  nearNames?: NearName[];
  sums?: AmountSum[];
}

export const isUnanswered = ({ status, followUpOn, nextCall }: ListedLead) =>
  status === 'new' && followUpOn === null && nextCall === null;

/** The service's leads: searched by name, filtered by status, paged. */
export function serveLeads(desk: Desk): {
  queries: URLSearchParams[];
  patches: UpdateLeadRequest[];
  bulks: UpdateLeadsRequest['leads'][];
} {
  const queries: URLSearchParams[] = [];
  const patches: UpdateLeadRequest[] = [];
  const bulks: UpdateLeadsRequest['leads'][] = [];
  const find = (id: unknown) => desk.leads.find((kept) => kept.id === Number(id));
  const gone = () => refusal(404, 'There is no such lead.');

  server.use(
    http.get(apiPaths.contactCounts, () => {
      const of = (status: string) => desk.leads.filter((kept) => kept.status === status).length;
      const overdue = desk.leads.filter(({ followUpOn }) => (followUpOn ?? '9') < '2026-11-21');
      return HttpResponse.json({
        total: desk.leads.length,
        new: of('new'),
        unanswered: desk.leads.filter(isUnanswered).length,
        qualified: of('qualified'),
        closedWon: of('closed-won'),
        overdue: overdue.length,
        latest:
          desk.leads
            .map(({ createdAt }) => createdAt)
            .sort()
            .at(-1) ?? null,
      });
    }),
    http.get(apiPaths.contactAmounts, () => HttpResponse.json(desk.sums ?? [])),
    http.get(apiPaths.savedViews, () => HttpResponse.json(desk.savedViews ?? [])),
    http.get(apiPaths.nearNames, () => HttpResponse.json(desk.nearNames ?? [])),
    http.get(contactsUrl, ({ request }) => {
      const { searchParams: asked } = new URL(request.url);
      queries.push(asked);
      const found = desk.leads.filter(
        ({ name, status }) =>
          name.toLowerCase().includes(asked.get('search')?.toLowerCase() ?? '') &&
          (asked.get('status') ?? status).split(',').includes(status),
      );
      return listed(found, asked);
    }),
    http.get(leadUrl, ({ params }) => {
      const kept = find(params[0]);
      return kept ? HttpResponse.json({ ...kept, related: desk.related ?? [] }) : gone();
    }),
    http.get(`${contactUrl}/timeline`, () => HttpResponse.json(desk.timeline ?? [])),
    http.get(apiPaths.appointments, () => listed([])),
    http.get(apiPaths.calendars, () => HttpResponse.json([])),
    http.get(apiPaths.deliveries, () => listed([])),
    http.get(apiPaths.push, () => HttpResponse.json({ publicKey: null, devices: [] })),
    http.get(apiPaths.replyTemplates, () => HttpResponse.json([])),
    http.get(apiPaths.retention, () => HttpResponse.json({ months: null, dueNow: [] })),
    http.get(apiPaths.sessions, () => HttpResponse.json([])),
    http.patch<{ 0: string }, UpdateLeadRequest>(leadUrl, async ({ params, request }) => {
      const kept = find(params[0]);
      const change = await request.json();
      patches.push(change);
      if (!kept) return gone();
      if (isChangedElsewhere(kept.notes, change)) return refusal(409, 'The note has changed.');
      const { previousNotes: _previousNotes, ...facts } = change;
      Object.assign(kept, facts);
      return HttpResponse.json(kept);
    }),
    http.post<never, UpdateLeadsRequest>(apiPaths.updateLeads, async ({ request }) => {
      const { leads: changes } = await request.json();
      bulks.push(changes);
      const results = changes.map(({ id, ...change }) => {
        const kept = find(id);
        if (!kept) return { id, outcome: 'gone' };
        const { status, followUpOn, followUpTask } = kept;
        Object.assign(kept, change);
        return { id, outcome: 'changed', previous: { status, followUpOn, followUpTask } };
      });
      return HttpResponse.json({ changed: results.length, results });
    }),
    http.delete(leadUrl, ({ params }) => {
      const kept = find(params[0]);
      if (!kept) return gone();
      desk.leads.splice(desk.leads.indexOf(kept), 1);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { queries, patches, bulks };
}

/** Erases like the leads service; returns what it was asked to erase. */
export function takeErasures(
  callsAhead: number,
  outcome: EraseOutcome = 'erased',
): EraseLeadsRequest[] {
  const requests: EraseLeadsRequest[] = [];
  server.use(
    http.post<never, { ids: number[] }>(apiPaths.erasurePreview, async ({ request }) => {
      const { ids } = await request.json();
      return HttpResponse.json({ leads: ids.length, callsAhead });
    }),
    http.post<never, EraseLeadsRequest>(apiPaths.eraseLeads, async ({ request }) => {
      const asked = await request.json();
      requests.push(asked);
      return HttpResponse.json({ results: asked.ids.map((id) => ({ id, outcome })) });
    }),
  );
  return requests;
}
