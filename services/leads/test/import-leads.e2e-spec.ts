import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  apiPaths,
  type LeadImport,
  leadCountsSchema,
  leadImportPreviewSchema,
  leadImportSchema,
  maxLeadImport,
  maxPreviewRows,
} from '@agency/contracts';
import { admin, storeSetting } from '@agency/testing/admin-database';
import { isPastRetention } from '../src/erasure/due-leads.js';
import { ErasureService } from '../src/erasure/erasure.service.js';
import { UndoImportService } from '../src/imports/undo-import.service.js';
import { addCall, addLead, leadsSuite } from './leads-app.js';

const suite = leadsSuite({ now: '2026-11-10T17:00:00Z', relays: false });

const exported = (name: string) => readFile(join(__dirname, 'exports', name));
const get = async (url: string) => (await suite.asOwner({ url })).json();

/** Uploads a file with these parameters. */
const upload = (path: string, file: string | Buffer, params: Record<string, string> = {}) =>
  suite.app.inject({
    method: 'POST',
    url: `${path}?${new URLSearchParams(params)}`,
    headers: { ...suite.owner, 'content-type': 'text/csv' },
    payload: file,
  });

async function preview(file: string | Buffer, params: Record<string, string> = {}) {
  const answer = await upload(apiPaths.leadImportPreview, file, params);
  expect({ status: answer.statusCode, body: answer.json() }).toMatchObject({ status: 200 });
  return leadImportPreviewSchema.parse(answer.json());
}

/** Imports a file with the fields that its preview guesses. */
async function send(file: string | Buffer, params: Record<string, string> = {}) {
  const { columns } = await preview(file);
  return upload(apiPaths.leadImports, file, {
    id: randomUUID(),
    fileName: 'contacts.csv',
    columns: columns.map(({ field }) => field ?? '').join(','),
    ...params,
  });
}

async function imported(file: string | Buffer, params?: Record<string, string>) {
  const answer = await send(file, params);
  expect({ status: answer.statusCode, body: answer.json() }).toMatchObject({ status: 201 });
  return leadImportSchema.parse(answer.json());
}

const undo = (id: string) =>
  suite.asOwner({ method: 'DELETE', url: `${apiPaths.leadImports}/${id}` });

interface Stored {
  id: string;
  name: string;
  status: string;
}
const stored = (): Promise<Stored[]> =>
  admin.query('SELECT id, name, status FROM leads.contacts ORDER BY name');
const names = async () => (await stored()).map(({ name }) => name);

async function idOf(name: string): Promise<number> {
  const found = (await stored()).find((lead) => lead.name === name);
  return Number(found?.id);
}

const three = 'Name,Email\nAnn,ann@harbor.example\nBo,bo@tide.example\nCy,cy@pond.example\n';

describe('HubSpot’s export', () => {
  it('should be previewed with its columns, its duplicates and what cannot be a lead', async () => {
    const known = await addLead({ name: 'Ada', email: 'ada@old.example', phone: '(910) 555-0100' });
    const found = await preview(await exported('hubspot-contacts.csv'));
    expect(found.columns.map(({ field }) => field)).toEqual([
      null,
      'firstName',
      'lastName',
      'email',
      'phone',
      'phone',
      null,
      'company',
      'notes',
      'status',
      'status',
      'createdAt',
      null,
      null,
      'channel',
    ]);
    expect(found.columns[1]).toMatchObject({ samples: ['Marta', 'Jonas', 'No'] });
    expect(found.counts).toEqual({
      rows: 6,
      new: 3,
      duplicate: 1,
      repeated: 1,
      refused: 1,
      samePhone: 0,
    });
    expect(found.rows.slice(3)).toEqual([
      expect.objectContaining({ line: 5, outcome: 'repeated', by: ['email'], earlier: 2 }),
      expect.objectContaining({ line: 6, outcome: 'refused', name: 'No Reach' }),
      expect.objectContaining({ line: 7, by: ['phone'], lead: { id: known, name: 'Ada' } }),
    ]);
    expect(await names()).toEqual(['Ada']);
  });

  it('should be imported as leads that the owner added, without any email', async () => {
    const answer = await imported(await exported('hubspot-contacts.csv'));
    expect(answer).toMatchObject({ added: 4, duplicates: 1, refused: 1, undone: null });
    expect(await get(`/api/contacts/${await idOf('Jonas Bråten')}`)).toMatchObject({
      email: 'jonas@braten-boats.example',
      phone: '(910) 555-0142',
      company: 'Bråten Boats',
      status: 'closed-won',
      source: 'owner',
      createdAt: '2023-11-20T13:05:00.000Z',
      statusSince: null,
      channel: 'imported-offline',
    });
    expect(await get(`/api/contacts/${await idOf('Marta Quill')}`)).toMatchObject({
      status: 'contacted',
      notes: 'Website URL: https://quill-marine.example',
      channel: 'imported-organic-search',
    });
    expect(await names()).toContain('Sound Side, LLC');
    expect(await admin.query('SELECT FROM leads.outbox')).toEqual([]);
    // As if she had added it today, however old it is.
    expect(await get(`/api/contacts/${await idOf('Jonas Bråten')}/timeline`)).toEqual([
      { kind: 'imported', at: '2026-11-10T17:00:00.000Z' },
    ]);
  });

  it('should be searched, listed by its import and exported like any lead', async () => {
    const { id } = await imported(await exported('hubspot-contacts.csv'));
    await addLead({ name: 'Not imported' });
    const listed = async (query: string) =>
      (await get(`/api/contacts?${query}`)).map(({ name }: Stored) => name);
    expect(await listed('search=braten')).toEqual(['Jonas Bråten']);
    expect(await listed('search=9105550142')).toEqual(['Jonas Bråten']);
    expect(await listed(`import=${id}`)).toHaveLength(4);
    expect(await listed('import=none')).toEqual(['Not imported']);
    expect(await listed('channel=imported')).toHaveLength(4);
    expect(await listed('channel=imported,direct')).toHaveLength(5);
    const csv = await suite.asOwner({ url: `/api/contacts/export?import=${id}` });
    expect(csv.body).toContain('Sound Side, LLC');
    expect(csv.body).not.toContain('Not imported');
  });
});

it('should import Calendly’s export, one lead per invitee, with their answers', async () => {
  const answer = await imported(await exported('calendly-events.csv'));
  expect(answer).toMatchObject({ added: 2, duplicates: 1, refused: 0 });
  expect(await names()).toEqual(['Priya Sandoval', 'Theo Marsh']);
  expect(await get(`/api/contacts/${await idOf('Priya Sandoval')}`)).toMatchObject({
    email: 'priya@sandoval-dental.example',
    phone: '(910) 555-0151',
    message:
      'What is your website? sandoval-dental.example\nWhat do you want help with? New patients,\nmostly implants',
    notes: expect.stringContaining('Event Type Name: 30 Minute Meeting'),
    attribution: { first: { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'fall-ads' } },
    createdAt: '2025-10-09T18:19:00.000Z',
  });
});

it('should read what this product exports, with formulas as they were written', async () => {
  const fields = { name: '=Ann', company: '+Harbor', status: 'qualified', notes: '-1' };
  await addLead({ ...fields, created_at: '2026-11-02T04:30:00Z' });
  const { rawPayload } = await suite.asOwner({ url: '/api/contacts/export' });
  await admin.query('DELETE FROM leads.contacts');
  await imported(rawPayload);
  const [row] = await admin.query(
    'SELECT name, company, status, notes, created_at FROM leads.contacts',
  );
  expect(row).toEqual({ ...fields, created_at: new Date('2026-11-02T04:30:00Z') });
});

describe('dates', () => {
  const dated = (...dates: string[]) =>
    `Name,Email,Created\n${dates.map((date, index) => `Lead ${index},lead${index}@dates.example,"${date}"`).join('\n')}\n`;
  const created = async () =>
    (await admin.query('SELECT created_at FROM leads.contacts ORDER BY name')).map(
      ({ created_at: at }: { created_at: Date }) => at.toISOString(),
    );

  it('should be decided by their column, and never become today', async () => {
    const file = dated('3/5/2026', '13/5/2026', 'around Easter', '');
    const found = await preview(file);
    expect(found.dates).toEqual({
      unread: 1,
      firstUnread: { line: 4, text: 'around Easter' },
      missing: 1,
      isOrderUnsure: false,
    });
    expect(found.rows[2]).toMatchObject({
      outcome: 'refused',
      reason: 'Created: “around Easter” is no date in the past that can be read.',
    });
    expect(await imported(file)).toMatchObject({ added: 3, refused: 1 });
    expect((await created()).slice(0, 2)).toEqual([
      '2026-05-03T16:00:00.000Z',
      '2026-05-13T16:00:00.000Z',
    ]);
  });

  it('should be said to be open if no date tells, or not at all without a column for them', async () => {
    expect((await preview(dated('3/5/2026'))).dates).toMatchObject({ isOrderUnsure: true });
    expect((await preview(three)).dates).toBeNull();
  });
});

describe('an imported lead', () => {
  const answers = ['unanswered', 'in-time', 'late', 'long-late'];

  it('should neither wait for an answer nor be new on the desk', async () => {
    await imported(
      'Name,Email,Created\nAnn,ann@harbor.example,\nBo,bo@tide.example,2026-11-08\nCy,cy@pond.example,2024-01-01\n',
    );
    for (const answer of answers) expect(await get(`/api/contacts?answer=${answer}`)).toEqual([]);
    const counts = leadCountsSchema.parse(await get(apiPaths.contactCounts));
    expect(counts).toMatchObject({ total: 3, new: 3, unanswered: 0, overdue: 0, latest: null });
  });

  it('should have its status for an unknown time until it changes, and again once that is undone', async () => {
    await imported(three);
    const id = await idOf('Ann');
    const statusSince = async () => (await get(`/api/contacts/${id}`)).statusSince;
    const payload = { kind: 'called', outcome: 'reached' };
    const url = `/api/contacts/${id}/activities`;
    const logged = (await suite.asOwner({ method: 'POST', url, payload })).json();
    expect(await statusSince()).toBe('2026-11-10T17:00:00.000Z');
    await suite.asOwner({ method: 'DELETE', url: `${url}/${logged.id}` });
    expect(await statusSince()).toBeNull();
  });

  it('should need no amount', async () => {
    await imported('Name,Email,Status\nAnn,ann@harbor.example,Closed Won\n');
    expect(await get(apiPaths.contactAmounts)).toMatchObject([
      { status: 'closed-won', withoutAmount: 0 },
    ]);
  });

  it('should be counted once that person writes', async () => {
    await imported(three);
    const lead = { name: 'Ann', email: 'ann@harbor.example', phone: '(910) 555-0123' };
    await suite.app.inject({ method: 'POST', url: '/api/contacts', payload: lead });
    expect(await get('/api/contacts?answer=in-time')).toMatchObject([{ name: 'Ann' }]);
  });

  it('should be kept as long as others from the day that it came as closed', async () => {
    await imported('Name,Email,Status,Created\nAnn,ann@harbor.example,Closed Lost,2020-01-01\n');
    await storeSetting('leads', 'retention', { months: 6 });
    const sweep = () => suite.app.get(ErasureService).eraseDue(isPastRetention);
    expect(await sweep()).toBe(0);
    suite.at('2027-05-11T17:00:00Z');
    expect(await sweep()).toBe(1);
    await admin.query('DELETE FROM leads.settings');
  });

  it('should have the status that the owner chose where the file has none', async () => {
    await imported('Name,Email,Status\nAnn,ann@harbor.example,\nBo,bo@tide.example,Qualified\n', {
      status: 'contacted',
    });
    expect((await stored()).map(({ status }) => status)).toEqual(['contacted', 'qualified']);
  });
});

describe('duplicates', () => {
  it('should be found however an address or a number is written', async () => {
    const mailbox = await addLead({ email: 'a.nn@gmail.com', phone: '(910) 555-0123' });
    const { rows } = await preview(
      'Name;Email;Phone\nAnn;Ann+news@googlemail.com;\nBo;;+1 910.555.0123\nCy;cy@pond.example;910 555 0124\n',
    );
    expect(rows).toEqual([
      expect.objectContaining({ by: ['email'], lead: { id: mailbox, name: 'Ann Rivers' } }),
      expect.objectContaining({ by: ['phone'], lead: { id: mailbox, name: 'Ann Rivers' } }),
      expect.objectContaining({ outcome: 'new' }),
    ]);
  });

  it('should be added if they only share an office’s number, and the owner says so', async () => {
    await addLead({ email: 'front@office.example', phone: '(910) 555-0123' });
    const file = 'Name,Email,Phone\nBo,bo@office.example,(910) 555-0123\n';
    expect((await preview(file)).counts).toMatchObject({ new: 0, duplicate: 1, samePhone: 1 });
    const counts = (await preview(file, { samePhone: 'add' })).counts;
    expect(counts).toMatchObject({ new: 1, duplicate: 0, samePhone: 1 });
    expect(await imported(file, { samePhone: 'add' })).toMatchObject({ added: 1 });
  });

  it('should leave out everyone when a file is imported again', async () => {
    await imported(three);
    const again = await send(three);
    expect([again.statusCode, again.json().message]).toEqual([
      400,
      'No row of this file can be added as a new lead.',
    ]);
    expect(await names()).toHaveLength(3);
  });

  it('should not come of one import sent twice, even at once', async () => {
    const id = randomUUID();
    const twice = await Promise.all([imported(three, { id }), imported(three, { id })]);
    expect(twice[0]).toEqual(twice[1]);
    expect(await imported(three, { id })).toEqual(twice[0]);
    expect(await names()).toEqual(['Ann', 'Bo', 'Cy']);
    expect(await get(apiPaths.leadImports)).toEqual([twice[0]]);
  });
});

describe('Undo', () => {
  it('should remove the leads of the import and no others, once', async () => {
    await addLead({ name: 'Old' });
    const { id } = await imported(three);
    const answer = await undo(id);
    expect(answer.statusCode).toBe(200);
    const { undone } = leadImportSchema.parse(answer.json());
    expect(undone).toEqual({ at: '2026-11-10T17:00:00.000Z', removed: 3, kept: 0 });
    expect(await names()).toEqual(['Old']);
    suite.at('2026-11-12T17:00:00Z');
    expect((await undo(id)).json().undone).toEqual(undone);
    expect((await imported(three, { id })).undone).toEqual(undone);
    expect(await names()).toEqual(['Old']);
  });

  it('should keep and count the leads that someone has touched, and forget those erased', async () => {
    const { id } = await imported(
      `${three}Di,di@quay.example\nEd,ed@dock.example\nFi,fi@fleet.example\n`,
    );
    const post = (path: string, payload: object) =>
      suite.asOwner({ method: 'POST', url: path, payload });
    const ann = await idOf('Ann');
    await suite.asOwner({
      method: 'PATCH',
      url: `/api/contacts/${ann}`,
      payload: { status: 'qualified' },
    });
    await post(`/api/contacts/${await idOf('Bo')}/activities`, { kind: 'note', text: 'Nice' });
    await addCall(await idOf('Cy'), '2026-11-10T17:00:00Z');
    const reply = { subject: 'Hello', body: 'Hello', requestKey: randomUUID() };
    await post(`/api/contacts/${await idOf('Di')}/replies`, reply);
    await suite.asOwner({ method: 'DELETE', url: `/api/contacts/${await idOf('Ed')}` });
    const { undone } = leadImportSchema.parse((await undo(id)).json());
    expect(undone).toMatchObject({ removed: 1, kept: 4 });
    expect(await names()).toEqual(['Ann', 'Bo', 'Cy', 'Di']);
  });

  it('should be possible for a day, and the file’s name is forgotten then', async () => {
    const { id } = await imported(three, { fileName: ' ann\u202e\n.csv ' });
    expect((await get(apiPaths.leadImports)).map((one: LeadImport) => one.fileName)).toEqual([
      'ann .csv',
    ]);
    const forget = () => suite.app.get(UndoImportService).forgetFileNames();
    suite.at('2026-11-11T16:59:59Z');
    expect([await forget(), (await get(apiPaths.leadImports)).length]).toEqual([0, 1]);
    suite.at('2026-11-11T17:00:00Z');
    const answer = await undo(id);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'This import can no longer be undone. Undo is possible for one day.',
    ]);
    expect(await get(apiPaths.leadImports)).toEqual([]);
    expect([await forget(), await forget()]).toEqual([1, 0]);
    expect(await names()).toHaveLength(3);
  });

  it.each([randomUUID(), 'x', "'; DROP TABLE leads.imports"])('should not know %j', async (id) => {
    expect((await undo(encodeURIComponent(id))).statusCode).toBe(404);
  });
});

describe('a file that is no list of leads', () => {
  const wide = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`).join();
  it.each<[string, string | Buffer, number, RegExp]>([
    ['nothing', '', 400, /empty/],
    ['empty lines', '\n\n ,,\n', 400, /no rows/],
    ['a head without rows', 'Name,Email\n', 400, /no rows/],
    ['10,000 columns', `${wide(10_000)}\n1\n`, 400, /more than 400 columns/],
    ['a row with 10,000 cells', `Name,Email\n${wide(10_000)}\n`, 400, /more than 400 columns/],
    ['a head of a megabyte', `${'x'.repeat(2 ** 20)}\n`, 400, /^Line 1 is too long/],
    ['a huge cell', `Name,Email\n${'x'.repeat(2 ** 20)},a@b.example\n`, 400, /is too long/],
    ['a quote that is not closed', `Name,Email\n"${'x\n'.repeat(99_000)}`, 400, /isn’t closed/],
    ['an open quote at the end', 'Name,Email\nAnn,"ann@harbor.example\n', 400, /isn’t a readable/],
    ['a million lines', '\n'.repeat(1_000_000), 400, /empty/],
    ['lines without end', `a\n${'b\n'.repeat(300_000)}`, 400, /more than 200,000 lines/],
    ['5,001 rows', `Name\n${'Ann\n'.repeat(maxLeadImport.rows + 1)}`, 400, /more than 5,000 rows/],
    ['more than 5 MB', 'x'.repeat(maxLeadImport.bytes + 1), 413, /larger than 5 MB/],
  ])('should be refused in words: %s', async (_what, file, status, message) => {
    const answer = await upload(apiPaths.leadImportPreview, file);
    expect([answer.statusCode, answer.json().message]).toEqual([
      status,
      expect.stringMatching(message),
    ]);
  });

  it('should be refused without an upload, and with a matching that is not its own', async () => {
    const json = await suite.asOwner({
      method: 'POST',
      url: apiPaths.leadImportPreview,
      payload: { file: 'Name' },
    });
    expect(json.statusCode).toBe(415);
    for (const columns of ['name', 'name,email,phone', 'name,id', `name${','.repeat(9_999)}`]) {
      const answer = await upload(apiPaths.leadImportPreview, three, { columns });
      expect([columns, answer.statusCode]).toEqual([columns, 400]);
    }
  });
});

it('should add 5,000 leads within the time of a request, and take them back', async () => {
  const rows = Array.from(
    { length: maxLeadImport.rows },
    (_, index) => `Lead ${index},lead${index}@bulk.example,910-555-${1_000 + index},Notes ${index}`,
  );
  const file = `Name,Email,Phone,Notes\n${rows.join('\n')}\n`;
  const { counts, rows: shown } = await preview(file);
  expect([counts.new, shown.length]).toEqual([maxLeadImport.rows, maxPreviewRows]);
  const { id, added } = await imported(file);
  expect(added).toBe(maxLeadImport.rows);
  const [first] = await get('/api/contacts?limit=1');
  expect(first.name).toBe('Lead 0');
  expect((await undo(id)).json().undone).toMatchObject({ removed: maxLeadImport.rows, kept: 0 });
}, 60_000);
