import { apiPaths, settingPath, settings } from '@agency/contracts';
import { OutboxRelay } from '@agency/platform';
import { describeAccess, get, patch, post, put, remove } from '@agency/testing/access-matrix';
import { callers } from '@agency/testing/callers';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { addLead, emptyLeads, lead, startLeads } from './leads-app.js';

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await startLeads();
  // In the background, these would change the tables that are compared here.
  jest.spyOn(app.get(OutboxRelay), 'relayBatch').mockResolvedValue(0);
});
beforeEach(emptyLeads);

const contacts = '/api/contacts';
const one = (id: number) => `${contacts}/${id}`;
const activities = (id: number) => `${one(id)}/activities`;

const stored = {
  name: 'Bo Wellington',
  email: 'bo@tide-chandlery.example',
  phone: '(252) 555-0177',
  company: 'Tide Chandlery',
  message: 'My rent is due',
  notes: 'Owes us money',
  follow_up_on: '2031-05-17',
  follow_up_task: 'Send the audit to Bo',
  attribution: { first: { utm_campaign: 'secret-spring' } },
};
const storedTexts = Object.values(stored).filter((value) => typeof value === 'string');

describeAccess<number>(() => app, {
  routes: {
    'BotCheckController.challenge': get('/api/bot-check/challenge', { others: 200 }),
    'OwnerSessionsController.find': get(apiPaths.sessions),
    'OwnerSessionsController.endOthers': remove(apiPaths.sessions, { owner: 204 }),
    'OwnerSessionsController.end': remove(`${apiPaths.sessions}/${'a'.repeat(64)}`, { owner: 204 }),
    // Without the right password.
    'RecoveryController.address': get(apiPaths.recoveryAddress),
    'RecoveryController.choose': put(apiPaths.recoveryAddress, {
      payload: { current: 'not the password', addressId: 1 },
      owner: 400,
    }),
    'RecoveryController.send': post(apiPaths.recoveryLink, { owner: 204, others: 204 }),
    'OwnerSessionsController.changePassword': put(`${apiPaths.passwords}/admin`, {
      payload: { current: 'not the password', next: 'purple turtle dances slowly' },
      owner: 400,
    }),
    'SpendController.preview': post(apiPaths.spendPreview, {
      payload: 'Day,Campaign,Cost\n2026-09-01,Spring,10',
      headers: { 'content-type': 'text/csv' },
      owner: 200,
    }),
    'SpendController.list': get(apiPaths.spendImports),
    'SpendController.import': post(
      `${apiPaths.spendImports}?id=0190c0de-0000-7000-8000-000000000005&fileName=a.csv`,
      {
        payload: 'Day,Campaign,Cost\n2026-09-01,Spring,10',
        headers: { 'content-type': 'text/csv' },
      },
    ),
    'SpendController.undo': remove(
      `${apiPaths.spendImports}/0190c0de-0000-7000-8000-000000000006`,
      { owner: 404 },
    ),
    'SpendController.type': post(apiPaths.typedSpend, {
      payload: {
        id: '0190c0de-0000-7000-8000-000000000007',
        platform: 'other',
        campaign: 'Radio',
        from: '2026-09-01',
        to: '2026-09-30',
        cents: 100,
      },
    }),
    'SpendController.match': put(`${apiPaths.spendCampaigns}/9999`, {
      payload: { campaign: null },
      owner: 404,
    }),
    'LeadsController.create': post(contacts, { payload: lead, others: 201 }),
    'LeadsController.list': get(contacts),
    'LeadsController.counts': get(`${contacts}/counts`),
    'LeadsController.find': get(one),
    'LeadsController.timeline': get((id: number) => `${one(id)}/timeline`),
    'LeadsController.update': patch(one, {
      payload: { status: 'qualified', notes: 'Rewritten' },
    }),
    // Nothing is booked.
    'LeadsController.correct': put((id: number) => `${one(id)}/email`, {
      payload: { email: 'right@harbor.example' },
      owner: 409,
      others: 409,
    }),
    'LeadsController.erase': remove(one),
    'ErasureController.erase': post(apiPaths.eraseLeads, {
      payload: (id: number) => ({ ids: [id], emailVisitors: false }),
      owner: 200,
    }),
    'ErasureController.preview': post(apiPaths.erasurePreview, {
      payload: (id: number) => ({ ids: [id] }),
      owner: 200,
    }),
    'LeadsController.add': post(apiPaths.addLead, {
      payload: { name: 'Vi Pond', phone: '(910) 555-0199' },
    }),
    'LeadsController.updateSeveral': post(apiPaths.updateLeads, {
      payload: (id: number) => ({ leads: [{ id, status: 'qualified' }] }),
      owner: 200,
    }),
    'LeadsController.amounts': get(apiPaths.contactAmounts),
    'LeadsController.near': get(`${apiPaths.nearNames}?search=Welington`),
    'SourcesController.find': get(`${apiPaths.leadSources}?from=2026-11-01&to=2026-11-30`),
    'SourcesController.leads': get(
      `${apiPaths.sourceLeads}?from=2026-11-01&to=2026-11-30&stage=won`,
    ),
    'SavedViewsController.list': get(apiPaths.savedViews),
    'SavedViewsController.save': post(apiPaths.savedViews, {
      payload: { name: 'Waiting', query: 'status=new' },
    }),
    'SavedViewsController.rename': patch(`${apiPaths.savedViews}/2147483647`, {
      payload: { name: 'Renamed' },
      owner: 404,
    }),
    'SavedViewsController.delete': remove(`${apiPaths.savedViews}/2147483647`),
    'TasksController.list': get(apiPaths.tasks),
    'TasksController.add': post(apiPaths.tasks, {
      payload: { task: 'Send the audit', dueOn: '2031-05-17' },
    }),
    'TasksController.finish': remove(`${apiPaths.tasks}/2147483647`),
    'DemoController.get': get(apiPaths.demo),
    'DemoController.remove': remove(apiPaths.demo, { owner: 200 }),
    'ErasureController.getRetention': get(apiPaths.retention),
    'SettingsController.read': get(settingPath(settings.retention)),
    'SettingsController.change': patch(settingPath(settings.retention), {
      payload: { months: 24 },
    }),
    'ActivitiesController.log': post(activities, {
      payload: { kind: 'note', text: 'Likes boats' },
    }),
    'ActivitiesController.takeBack': remove((id: number) => `${activities(id)}/1`),
    'RepliesController.send': post((id: number) => `${one(id)}/replies`, {
      payload: {
        subject: 'Hello',
        body: 'Hello',
        requestKey: '0190c0de-0000-7000-8000-000000000001',
      },
    }),
    'ReplyTemplatesController.list': get(apiPaths.replyTemplates),
    'ReplyTemplatesController.add': post(apiPaths.replyTemplates, {
      payload: { name: 'Matrix', subject: 'Hello', body: 'Hello' },
    }),
    // There is none with this id.
    'ReplyTemplatesController.update': put(`${apiPaths.replyTemplates}/9999`, {
      payload: { name: 'Matrix 2', subject: 'Hello', body: 'Hello', version: 1 },
      owner: 404,
    }),
    'ReplyTemplatesController.delete': remove(`${apiPaths.replyTemplates}/9999`, { owner: 404 }),
    'LeadImportsController.list': get(apiPaths.leadImports),
    'LeadImportsController.preview': post(apiPaths.leadImportPreview, {
      payload: 'Name,Email\nBo Wellington,bo@tide-chandlery.example\n',
      headers: { 'content-type': 'text/csv' },
      owner: 200,
    }),
    'LeadImportsController.import': post(
      `${apiPaths.leadImports}?id=0190c0de-0000-7000-8000-000000000002&fileName=a.csv&columns=name,email`,
      {
        payload: 'Name,Email\nVi Pond,vi@pond.example\n',
        headers: { 'content-type': 'text/csv' },
      },
    ),
    'LeadImportsController.undo': remove(
      `${apiPaths.leadImports}/0190c0de-0000-7000-8000-000000000003`,
      { owner: 404 },
    ),
    'LeadExportController.export': get(`${contacts}/export`),
  },
  elsewhere: ['SessionController', 'HealthController', 'OpenApiController'],
  setScene: () => addLead(stored),
  personal: (id) => [...storedTexts, 'Wellington', '2525550177', 'secret-spring', `${id}`],
  schema: 'leads',
});

it('should tell the owner what the others are not told', async () => {
  const id = await addLead(stored);
  const headers = await callers.admin?.();
  const answer = await app.inject({ url: one(id), headers });
  const told = [...storedTexts, `${id}`];
  expect(told.filter((datum) => !answer.body.includes(datum))).toEqual([]);
  const file = await app.inject({ url: `${contacts}/export`, headers });
  expect(file.body).toContain('Bo Wellington');
});
