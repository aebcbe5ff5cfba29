import { apiPaths, maxCountedMatches } from '@agency/contracts';
import { Clock } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import { signIn } from '@agency/testing/sign-in';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { LightMyRequestResponse } from 'fastify';
import { foldText, wordsOf } from '../src/leads/search/fold-text.js';
import { addCall, addLead, emptyLeads, startLeads } from './leads-app.js';

let app: NestFastifyApplication;
let headers: { cookie: string };

/** Noon in Wilmington; the first letter of its name identifies each lead below. */
const now = new Date('2026-11-10T17:00:00Z');
const table = [
  {
    name: 'Ada Byrne',
    email: 'ada@byrne.example',
    phone: '(910) 555-0101',
    company: 'Byrne & Sons',
    service: 'paid-search',
    monthly_ad_spend: '0-1k',
    message: 'We sell 100% cotton_bags.',
    status: 'new',
    follow_up_on: '2026-11-09',
    created_at: '2026-11-01T03:59:59.999Z',
  },
  {
    name: 'bea Cole',
    email: 'BEA@cole.example',
    phone: '+1 910.555.0102',
    company: null,
    service: 'analytics',
    monthly_ad_spend: '50k+',
    message: 'Über ads, please',
    status: 'contacted',
    follow_up_on: '2026-11-10',
    created_at: '2026-11-01T04:00:00Z',
  },
  {
    name: 'Cy Dunn',
    email: 'cy@dunn.example',
    phone: '(252) 555-0103',
    company: 'Cole Marina',
    service: 'paid-search',
    monthly_ad_spend: '100k+',
    message: null,
    status: 'new',
    follow_up_on: '2026-11-30',
    created_at: '2026-11-02T04:59:59.999Z',
  },
  {
    name: 'Dee Ames',
    email: 'dee@ames.example',
    phone: '(252) 555-0104',
    company: 'A\\B',
    service: null,
    monthly_ad_spend: null,
    message: 'Call me at noon\nor later',
    status: 'closed-won',
    follow_up_on: null,
    created_at: '2026-11-02T05:00:00Z',
  },
];

beforeAll(async () => {
  app = await startLeads();
  headers = await signIn(['admin']);
  jest.spyOn(app.get(Clock), 'now').mockReturnValue(now);
  await emptyLeads();
  for (const row of table) await addLead(row);
});

const list = (query: Record<string, string>) =>
  app.inject({ url: `/api/contacts?${new URLSearchParams(query)}`, headers });

/** The found leads in order, as the first letters of their names. */
async function found(query: Record<string, string>): Promise<string> {
  const answer = await list({ sort: 'oldest', ...query });
  const names = answer.json().map(({ name }: { name: string }) => name.charAt(0).toUpperCase());
  expect(answer.headers['x-total-count']).toBe(String(names.length));
  return names.join('');
}

describe('the search', () => {
  it.each([
    ['byrne', 'A'],
    ['BYRNE', 'A'],
    ['bea@COLE', 'B'],
    ['cole', 'BC'],
    ['marina cole', 'C'],
    ['cole noon', ''],
    ['dee noon', 'D'],
    ['dunn cole', 'C'],
    ['über', 'B'],
    ['ÜBER', 'B'],
    ['noon\tlater', 'D'],
    ['  ada  ', 'A'],
    ['', 'ABCD'],
    ['   ', 'ABCD'],
    ['9105550101', 'A'],
    ['(910) 555-0101', 'A'],
    ['910.555.0101', 'A'],
    ['+1 910 555 0101', 'A'],
    ['19105550102', 'B'],
    ['910 555', 'AB'],
    ['0104', 'D'],
    ['100%', 'A'],
    ['%', 'ABCD'],
    ['_', 'ABCD'],
    ['co', 'BC'],
    ['so', 'A'],
    ['w', ''],
    ['unn', 'C'],
    ['eas', ''],
    ['c du', 'C'],
    ['cotton_bags', 'A'],
    ['cottonxbags', ''],
    ['A\\B', 'D'],
    [`'; DROP TABLE leads.contacts; --`, ''],
    ['\u0000cole', 'BC'],
    ['\uFDFA'.repeat(100), ''],
    ['sons paid-search', ''],
  ])('%j should find %j', async (search, names) => {
    expect(await found({ search })).toBe(names);
  });
});

describe('the filters', () => {
  it.each([
    [{ status: 'new' }, 'AC'],
    [{ status: 'new,closed-won' }, 'ACD'],
    [{ status: '' }, 'ABCD'],
    [{ status: 'qualified' }, ''],
    [{ service: 'paid-search,analytics' }, 'ABC'],
    [{ spend: '50k+,100k+' }, 'BC'],
    // The clocks go back on November 1: the day starts at 4:00 and ends at 5:00 UTC.
    [{ from: '2026-11-01' }, 'BCD'],
    [{ to: '2026-10-31' }, 'A'],
    [{ from: '2026-11-01', to: '2026-11-01' }, 'BC'],
    [{ from: '2026-11-02', to: '2026-11-01' }, ''],
    [{ followUp: 'overdue' }, 'A'],
    [{ followUp: 'overdue', status: 'closed-won' }, ''],
    [{ followUp: 'due' }, 'AB'],
    [{ followUp: 'planned' }, 'ABC'],
    [{ status: 'new', service: 'paid-search', search: 'cole', followUp: 'planned' }, 'C'],
  ])('%j should let %j through', async (filter, names) => {
    expect(await found(filter)).toBe(names);
  });

  it.each([
    [{ status: 'sold' }, 'status.0'],
    [{ service: 'skywriting' }, 'service.0'],
    [{ spend: 'lots' }, 'spend.0'],
    [{ from: 'yesterday' }, 'from'],
    [{ sort: 'length' }, 'sort'],
    [{ followUp: 'never' }, 'followUp'],
    [{ limit: '201' }, 'limit'],
    [{ offset: '-1' }, 'offset'],
    [{ search: 'x'.repeat(101) }, 'search'],
  ])('%j should be answered 400, naming the field', async (query, path) => {
    const answer = await list(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([expect.objectContaining({ path })]);
  });
});

describe('the order', () => {
  it.each([
    ['newest', 'DCBA'],
    ['oldest', 'ABCD'],
    ['name', 'ABCD'],
    ['follow-up', 'ABCD'],
  ])('%s should be %s', async (sort, names) => {
    expect(await found({ sort })).toBe(names);
  });

  it('should be the newest first when none is asked for', async () => {
    expect((await list({})).json()[0].name).toBe('Dee Ames');
  });
});

it('should page through without a gap, whatever the order, and say where the next page is', async () => {
  for (const sort of ['newest', 'oldest', 'name', 'follow-up']) {
    const pages = [];
    for (let offset = 0; offset < 4; offset += 3) {
      const query = { sort, status: 'new,contacted,closed-won', limit: '3', offset: `${offset}` };
      const page = await list(query);
      expect(page.headers['x-total-count']).toBe('4');
      expect(page.headers.link).toEqual(
        offset === 0 ? expect.stringContaining('limit=3&offset=3>; rel="next"') : undefined,
      );
      pages.push(...page.json().map(({ id }: { id: number }) => id));
    }
    expect([pages.length, new Set(pages).size]).toEqual([4, 4]);
  }
  expect((await list({ offset: '10000000' })).json()).toEqual([]);
});

describe('a closed lead with a follow-up date that has passed', () => {
  it.each(['closed-won', 'closed-lost'])('%s should not be followed up on', async (status) => {
    const id = await addLead({ name: 'Eve Late', status, follow_up_on: '2026-11-01' });
    expect(await found({ followUp: 'due' })).toBe('AB');
    expect(await found({ followUp: 'overdue' })).toBe('A');
    const counts = await app.inject({ url: '/api/contacts/counts', headers });
    expect(counts.json().overdue).toBe(1);
    await admin.query('DELETE FROM leads.contacts WHERE id = $1', [id]);
  });
});

describe('a search for what is spelled in another way', () => {
  beforeAll(async () => {
    await admin.query('DELETE FROM leads.contacts');
    await addLead({ name: 'Zoë O’Brien', email: 'z@one.example', message: 'Thanks!' });
    await addLead({ name: 'Łukasz Müller-Lüdenscheidt', email: 'l@two.example' });
    await addLead({ name: "Hank D'Angelo", email: 'h@three.example', company: 'Café Été' });
    await addLead({
      name: 'Nguyễn Thị',
      email: 'n@four.example',
      notes: 'Wants the “Spring–Sale”',
    });
    const id = await addLead({ name: 'Ann Strauß', email: 'a@five.example', phone: '9105550177' });
    await admin.query(
      `UPDATE leads.contacts SET attribution = '{"first": {"utm_campaign": "october-boats"}}' WHERE id = $1`,
      [id],
    );
    await admin.query(
      `INSERT INTO leads.activities (contact_id, at, kind, detail)
       VALUES ($1, now(), 'note-added', '{"text": "Met at the harbor fair"}')`,
      [id],
    );
  });

  it.each([
    ["O'Brien", 'Z'],
    ['OBRIEN', 'Z'],
    ['o’brien', 'Z'],
    ['zoe', 'Z'],
    ['Muller', 'Ł'],
    ['müller', 'Ł'],
    ['lukasz ludenscheidt', 'Ł'],
    ['cafe ete', 'H'],
    ['dangelo', 'H'],
    ['nguyen', 'N'],
    ['Spring-sale', 'N'],
    ['strauss', 'A'],
    ['october-boats', 'A'],
    ['harbor FAIR', 'A'],
    ["'", 'ZŁHNA'],
  ])('%s should find %s', async (search, names) => {
    expect(await found({ search })).toBe(names);
  });

  it('should come with the place of the hit, unless that is in the name or the company', async () => {
    const match = async (search: string) => (await list({ search })).json()[0].match;
    expect(await match('cafe')).toBeUndefined();
    expect(await match('spring-sale')).toEqual({
      field: 'notes',
      before: 'Wants the “',
      hit: 'Spring',
      after: '–Sale”',
    });
    expect(await match('harbor')).toEqual(
      expect.objectContaining({ field: 'notes', before: 'Met at the ', hit: 'harbor' }),
    );
    expect(await match('910-555-0177')).toEqual(expect.objectContaining({ field: 'phone' }));
    expect(await match('boats')).toEqual(expect.objectContaining({ field: 'campaign' }));
  });

  it.each([
    ['Mueler', 'Łukasz Müller-Lüdenscheidt'],
    ['obrein', 'Zoë O’Brien'],
    ['Obryan', 'Zoë O’Brien'],
    ['nguyn', 'Nguyễn Thị'],
  ])('%s should be near to %s', async (search, name) => {
    const url = `${apiPaths.nearNames}?${new URLSearchParams({ search })}`;
    const answer = await app.inject({ url, headers });
    expect(answer.json()[0]).toEqual(expect.objectContaining({ name }));
  });

  it('should be near to no one without letters in common', async () => {
    const answer = await app.inject({ url: `${apiPaths.nearNames}?search=xyzzy`, headers });
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
  });

  it('should compare text by the same rules as the database', async () => {
    for (const text of [
      'O’Brien ʼ`´′',
      'ÀÉÎÕÜ Łódź Straße Æsir Œuvre Þór Đà Nẵng Ørsted ıİ ħ ΟΔΟΣ',
      'a‐b‑c‒d–e—f―g−h',
      '“Hank” «B» ¿C? x_y@z.example / 50% 「木」',
      'ﬁne Ｆｕｌｌ ½ …',
      '100% cotton_bags \\ \n\t',
    ]) {
      const [row] = await admin.query(
        'SELECT leads.fold_text($1) AS folded, leads.split_words($1) AS words',
        [text],
      );
      expect(foldText(text)).toBe(row.folded);
      expect(wordsOf(foldText(text)).join(' ')).toBe(row.words.trim());
    }
  });
});

describe('the best match', () => {
  beforeAll(async () => {
    await admin.query('DELETE FROM leads.contacts');
    const at = (day: number) => ({ created_at: `2026-11-0${day}T12:00:00Z` });
    const plain = { email: 'x@y.example' };
    await addLead({ ...plain, ...at(9), name: '6 message', message: 'Thanks, hank!' });
    await addLead({ ...plain, ...at(9), name: '7 no one', message: 'Thanks!', notes: 'Shanks?' });
    await addLead({ ...plain, ...at(8), name: '5 notes', notes: 'Knows “Hank”' });
    await addLead({ ...at(7), name: '4 inside', email: 'o.shank@five.example' });
    await addLead({ ...at(5), name: '3 email', email: 'hank@three.example' });
    await addLead({ ...plain, ...at(4), name: '2 company', company: 'Hank & Sons' });
    await addLead({ ...plain, ...at(3), name: 'Hankinson 1' });
    await addLead({ ...plain, ...at(2), name: 'Jo (Hank) 0' });
  });
  const digits = (answer: LightMyRequestResponse): string[] =>
    answer.json().map(({ name }: { name: string }) => /\d/.exec(name)?.[0]);
  const ranks = async (query: Record<string, string>) => digits(await list(query));

  it('should come first: a word of a name or company, what begins one, an address, then all others, newest first', async () => {
    const best = ['2', '0', '1', '3', '6', '5', '4'];
    const found = await list({ search: 'hank' });
    expect(digits(found)).toEqual(best);
    expect(found.headers['x-total-count']).toBe('7');
    expect(await ranks({ search: 'hank', sort: 'relevance' })).toEqual(best);
    expect(await ranks({ search: 'hank', limit: '3', offset: '2' })).toEqual(best.slice(2, 5));
    expect(await ranks({ search: 'hank', offset: '7' })).toEqual([]);
  });

  it('should be shown with what it says, if that is in notes or messages', async () => {
    const matches = (await list({ search: 'hank' }))
      .json()
      .map(({ match }: { match?: object }) => match);
    expect(matches.slice(4, 6)).toEqual([
      expect.objectContaining({ field: 'message', before: 'Thanks, ', hit: 'hank' }),
      expect.objectContaining({ field: 'notes', hit: 'Hank' }),
    ]);
  });

  it('should be ranked by the worst of several words', async () => {
    expect(await ranks({ search: 'hank jo' })).toEqual(['0']);
    expect(await ranks({ search: 'thanks mess' })).toEqual(['6']);
  });

  it('should be ranked for one or two letters, which only begin words of names and addresses', async () => {
    expect(await ranks({ search: 'h' })).toEqual(['2', '1', '0', '3']);
    expect(await ranks({ search: 'ha' })).toEqual(['2', '1', '0', '3']);
  });

  it('should not come first when another order is asked for', async () => {
    const newest = ['6', '5', '4', '3', '2', '1', '0'];
    expect(await ranks({ search: 'hank', sort: 'newest' })).toEqual(newest);
    expect((await ranks({ sort: 'relevance' }))[0]).toMatch(/[67]/);
  });
});

describe('a name among five thousand leads whose messages all say thanks', () => {
  const names = async (query: Record<string, string>) =>
    (await list({ limit: '8', ...query })).json().map(({ name }: { name: string }) => name);

  beforeAll(async () => {
    await admin.query('DELETE FROM leads.contacts');
    await admin.query(
      `INSERT INTO leads.contacts (id, name, email, message, bot_check, created_at)
       SELECT (2 ^ 45)::bigint + n, 'Hannah Tran' || n, 'tran' || n || '@hanover.example', 'Thanks, and hands off!', 'passed',
         '2026-01-01'::timestamptz + n * interval '1 minute'
       FROM generate_series(1, 5000) AS n`,
    );
    const old = { message: 'Thanks!', created_at: '2025-03-01T12:00:00Z' };
    await addLead({
      ...old,
      name: 'Hank Oldfield',
      email: 'h@one.example',
      company: 'Marsh Dental',
    });
    await addLead({ ...old, name: 'Hank Brewster', email: 'brew@two.example' });
    await addLead({ ...old, name: 'Kay Lime', email: 'hans.lime@three.example' });
  });
  afterAll(() => admin.query('DELETE FROM leads.contacts'));

  it.each([
    ['hank', ['Hank Brewster', 'Hank Oldfield']],
    ['oldfield', ['Hank Oldfield']],
    ['hank oldfield', ['Hank Oldfield']],
    ['marsh', ['Hank Oldfield']],
    ['brew@', ['Hank Brewster']],
    ['ol', ['Hank Oldfield']],
  ])('%s should find %j and no one else', async (search, found) => {
    expect((await names({ search })).sort()).toEqual(found);
  });

  it('should come before more beginnings of names than are counted, and these before the newest messages', async () => {
    await addLead({ name: 'Hann Lee', email: 'lee@four.example', created_at: '2025-02-01' });
    await addLead({
      name: 'Zoe',
      email: 'z@five.example',
      message: 'Hannah?',
      created_at: '2026-11-01',
    });
    const answer = await list({ search: 'hann', limit: '3' });
    const best = ['Hann Lee', 'Hannah Tran5000', 'Hannah Tran4999'];
    expect(answer.json().map(({ name }: { name: string }) => name)).toEqual(best);
    expect(answer.headers['x-total-count']).toBe(String(maxCountedMatches + 1));
    expect(await names({ search: 'hann', limit: '2', offset: '1' })).toEqual(best.slice(1));
  });

  it('should come before the messages, however many', async () => {
    await addLead({ name: 'Thanksgiving Pies', email: 'p@six.example', created_at: '2025-01-01' });
    const answer = await list({ search: 'thanks', limit: '2' });
    expect(answer.json()[0].name).toBe('Thanksgiving Pies');
    expect(answer.headers['x-total-count']).toBe(String(maxCountedMatches + 1));
  });

  it.each([
    ['hnak', 'Hank Brewster'],
    ['Hamk', 'Hank Brewster'],
    ['hannk', 'Hank Brewster'],
    ['hak', 'Hank Brewster'],
    ['Hnak Oldfeild', 'Hank Oldfield'],
    ['marhs', 'Hank Oldfield'],
  ])('%s should be near to %s', async (search, name) => {
    const answer = await app.inject({
      url: `${apiPaths.nearNames}?${new URLSearchParams({ search })}`,
      headers,
    });
    const found: { name: string }[] = answer.json();
    expect(found.map((near) => near.name)).toContain(name);
  });
});

it('should tell of each lead the soonest call that is ahead', async () => {
  await admin.query('DELETE FROM leads.contacts');
  const id = await addLead();
  await addLead({ name: 'Bo Wells' });
  const first = await addCall(id, '2026-11-09T12:00:00Z');
  await addCall(id, '2026-11-09T12:00:00Z');
  const leads = (await list({ sort: 'name' })).json();
  expect(leads.map(({ nextCall }: { nextCall: object | null }) => nextCall)).toEqual([
    { id: first, scheduledAt: expect.any(String) },
    null,
  ]);
});

describe('a long list', () => {
  const ids = async (query: Record<string, string>): Promise<number[]> =>
    (await list(query)).json().map(({ id }: { id: number }) => id);

  it.each<Record<string, string>>([
    {},
    { sort: 'oldest' },
    { sort: 'name' },
    { sort: 'follow-up' },
    { status: 'new' },
    { search: 'example' },
    { search: 'example', sort: 'name' },
  ])('should have every lead of %j on one page, from whichever end it is read', async (query) => {
    const all = await ids({ ...query, limit: '200' });
    const pages = [];
    for (let offset = 0; offset < all.length; offset += 2) {
      pages.push(...(await ids({ ...query, limit: '2', offset: String(offset) })));
    }
    expect(pages).toEqual(all);
    expect(await ids({ ...query, limit: '2', offset: String(all.length) })).toEqual([]);
  });

  it('should count a search only so far, and show the newest when more leads match', async () => {
    await admin.query(
      `INSERT INTO leads.contacts (id, name, email, bot_check, created_at)
       SELECT (2 ^ 45)::bigint + n, 'Many Of Them', 'many@crowd.example', 'passed', '2026-01-01'::timestamptz + n * interval '1 minute'
       FROM generate_series(1, $1::integer) AS n`,
      [maxCountedMatches + 5],
    );
    const search = { search: 'crowd', limit: '2' };
    const first = await list(search);
    expect(first.headers['x-total-count']).toBe(String(maxCountedMatches + 1));
    expect(first.json()[0].id).toBe(2 ** 45 + maxCountedMatches + 5);
    expect(await ids({ ...search, offset: String(maxCountedMatches - 2) })).toHaveLength(2);
    expect(await ids({ ...search, offset: String(maxCountedMatches) })).toHaveLength(1);
    expect(await ids({ ...search, offset: String(maxCountedMatches + 1) })).toEqual([]);
    const all = await list({ limit: '1' });
    expect(Number(all.headers['x-total-count'])).toBeGreaterThan(maxCountedMatches + 1);
    const counted = await list({ search: 'crowd many', status: 'contacted' });
    expect(counted.headers['x-total-count']).toBe('0');
  });
});
