import {
  addLeadPath,
  eraseLeadsPath,
  erasurePreviewPath,
  nearNamesPath,
  replyTemplatesPath,
  retentionPath,
  savedViewsPath,
  updateLeadsPath,
  weekFiguresPath,
} from '@agency/contracts';
import { OutboxRelay } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import { callers } from '@agency/testing/callers';
import { routeAccess } from '@agency/testing/route-access';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { addLead, emptyLeads, lead, startLeads } from './leads-app.js';

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await startLeads();
  // What it hands over would change the tables that are compared here.
  vi.spyOn(app.get(OutboxRelay), 'relayBatch').mockResolvedValue(0);
});
beforeEach(emptyLeads);

interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url(id: number): string;
  payload?: object | ((id: number) => object);
  /** Status for the owner. */
  owner: number;
  /** Status for everybody else. */
  others: number;
}

const contacts = '/api/contacts';
const one = (id: number) => `${contacts}/${id}`;
const read = { method: 'GET', owner: 200, others: 401 } as const;

const routes: Record<string, Route> = {
  'BotCheckController.challenge': {
    method: 'GET',
    url: () => '/api/bot-check/challenge',
    owner: 200,
    others: 200,
  },
  'LeadsController.create': {
    method: 'POST',
    url: () => contacts,
    payload: lead,
    owner: 201,
    others: 201,
  },
  'LeadsController.list': { ...read, url: () => contacts },
  'LeadsController.counts': { ...read, url: () => `${contacts}/counts` },
  'LeadsController.find': { ...read, url: one },
  'LeadsController.timeline': { ...read, url: (id) => `${one(id)}/timeline` },
  'LeadsController.update': {
    method: 'PATCH',
    url: one,
    payload: { status: 'qualified', notes: 'Rewritten' },
    owner: 200,
    others: 401,
  },
  // Nothing is booked.
  'LeadsController.correct': {
    method: 'PUT',
    url: (id) => `${one(id)}/email`,
    payload: { email: 'right@harbor.example' },
    owner: 409,
    others: 409,
  },
  'LeadsController.erase': { method: 'DELETE', url: one, owner: 204, others: 401 },
  'ErasureController.erase': {
    method: 'POST',
    url: () => eraseLeadsPath,
    payload: (id) => ({ ids: [id], emailVisitors: false }),
    owner: 200,
    others: 401,
  },
  'ErasureController.preview': {
    method: 'POST',
    url: () => erasurePreviewPath,
    payload: (id) => ({ ids: [id] }),
    owner: 200,
    others: 401,
  },
  'OwnerLeadsController.add': {
    method: 'POST',
    url: () => addLeadPath,
    payload: { name: 'Vi Pond', phone: '(910) 555-0199' },
    owner: 201,
    others: 401,
  },
  'OwnerLeadsController.update': {
    method: 'POST',
    url: () => updateLeadsPath,
    payload: (id) => ({ leads: [{ id, status: 'qualified' }] }),
    owner: 200,
    others: 401,
  },
  'OwnerLeadsController.near': { ...read, url: () => `${nearNamesPath}?search=Welington` },
  'SavedViewsController.list': { ...read, url: () => savedViewsPath },
  'SavedViewsController.save': {
    method: 'POST',
    url: () => savedViewsPath,
    payload: { name: 'Waiting', query: 'status=new' },
    owner: 201,
    others: 401,
  },
  'SavedViewsController.rename': {
    method: 'PATCH',
    url: () => `${savedViewsPath}/2147483647`,
    payload: { name: 'Renamed' },
    owner: 404,
    others: 401,
  },
  'SavedViewsController.delete': {
    method: 'DELETE',
    url: () => `${savedViewsPath}/2147483647`,
    owner: 204,
    others: 401,
  },
  'RetentionController.get': { ...read, url: () => retentionPath },
  'RetentionController.set': {
    method: 'PUT',
    url: () => retentionPath,
    payload: { months: 24 },
    owner: 200,
    others: 401,
  },
  'ActivitiesController.log': {
    method: 'POST',
    url: (id) => `${one(id)}/activities`,
    payload: { kind: 'note', text: 'Likes boats' },
    owner: 201,
    others: 401,
  },
  'ActivitiesController.takeBack': {
    method: 'DELETE',
    url: (id) => `${one(id)}/activities/1`,
    owner: 204,
    others: 401,
  },
  'RepliesController.send': {
    method: 'POST',
    url: (id) => `${one(id)}/replies`,
    payload: {
      subject: 'Hello',
      body: 'Hello',
      requestKey: '0190c0de-0000-7000-8000-000000000001',
    },
    owner: 201,
    others: 401,
  },
  'ReplyTemplatesController.list': { ...read, url: () => replyTemplatesPath },
  'ReplyTemplatesController.add': {
    method: 'POST',
    url: () => replyTemplatesPath,
    payload: { name: 'Matrix', subject: 'Hello', body: 'Hello' },
    owner: 201,
    others: 401,
  },
  // There is none with this id.
  'ReplyTemplatesController.update': {
    method: 'PUT',
    url: () => `${replyTemplatesPath}/9999`,
    payload: { name: 'Matrix 2', subject: 'Hello', body: 'Hello', version: 1 },
    owner: 404,
    others: 401,
  },
  'ReplyTemplatesController.delete': {
    method: 'DELETE',
    url: () => `${replyTemplatesPath}/9999`,
    owner: 404,
    others: 401,
  },
  'WeekController.figures': { ...read, url: () => weekFiguresPath },
  'LeadExportController.export': { ...read, url: () => `${contacts}/export` },
};

function routeOf(name: string): Route {
  const route = routes[name];
  if (!route) throw new Error(`no route ${name}`);
  return route;
}

const stored = {
  name: 'Bo Wellington',
  email: 'bo@tide-chandlery.example',
  phone: '(252) 555-0177',
  company: 'Tide Chandlery',
  message: 'My rent is due',
  notes: 'Owes us money',
  follow_up_on: '2031-05-17',
  attribution: { first: { utm_campaign: 'secret-spring' } },
};
/** Everything the database holds about the lead. */
const personal = [
  ...Object.values(stored).filter((value) => typeof value === 'string'),
  'Wellington',
  '2525550177',
  'secret-spring',
];

const state = () =>
  Promise.all(
    [
      'contacts',
      'events',
      'outbox',
      'retention',
      'saved_views',
      'activities',
      'replies',
      'reply_templates',
    ].map((table) => admin.query(`SELECT * FROM leads.${table} ORDER BY 1`)),
  );

/** Tests of their own say who may call these. */
const elsewhere = ['SessionController', 'HealthController', 'OpenApiController'];

it('should know every route of the service', () => {
  const served = routeAccess(app)
    .map(({ route }) => route)
    .filter((route) => !elsewhere.some((controller) => route.startsWith(`${controller}.`)));
  expect(served.sort()).toEqual(Object.keys(routes).sort());
});

describe.each(Object.keys(routes))('%s', (name) => {
  it.each(Object.keys(callers))('should answer as declared to: %s', async (caller) => {
    const id = await addLead(stored);
    const before = await state();
    const { method, url, payload, owner, others } = routeOf(name);
    const answer = await app.inject({
      method,
      url: url(id),
      payload: typeof payload === 'function' ? payload(id) : payload,
      // Also without a body, as many a client does.
      headers: { 'content-type': 'application/json', ...(await callers[caller]?.()) },
    });
    expect(answer.statusCode).toBe(caller === 'admin' ? owner : others);
    if (caller === 'admin') return;
    const all = `${JSON.stringify(answer.headers)}${answer.body}`;
    expect([...personal, String(id)].filter((datum) => all.includes(datum))).toEqual([]);
    if (others === 401) expect(await state()).toEqual(before);
  });
});

it('should tell the owner what the others are not told', async () => {
  const id = await addLead(stored);
  const headers = await callers.admin?.();
  const answer = await app.inject({ url: one(id), headers });
  const told = [...Object.values(stored).filter((value) => typeof value === 'string'), `${id}`];
  expect(told.filter((datum) => !answer.body.includes(datum))).toEqual([]);
  const file = await app.inject({ url: `${contacts}/export`, headers });
  expect(file.body).toContain('Bo Wellington');
});
