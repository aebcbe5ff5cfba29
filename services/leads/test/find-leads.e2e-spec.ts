import { Clock } from '@agency/platform';
import { signIn } from '@agency/testing/sign-in';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { addLead, emptyLeads, startLeads } from './leads-app.js';

let app: NestFastifyApplication;
let headers: { cookie: string };

/** Noon in Wilmington; each lead below is told apart by its name's first letter. */
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

/** Which leads come, in order, as the first letters of their names. */
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
    ['%', 'A'],
    ['_', 'A'],
    ['cotton_bags', 'A'],
    ['cottonxbags', ''],
    ['A\\B', 'D'],
    [`'; DROP TABLE leads.contacts; --`, ''],
    ['\u0000cole', 'BC'],
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
    // The clocks go back on November 1: the day begins at 4:00 and ends at 5:00 UTC.
    [{ from: '2026-11-01' }, 'BCD'],
    [{ to: '2026-10-31' }, 'A'],
    [{ from: '2026-11-01', to: '2026-11-01' }, 'BC'],
    [{ from: '2026-11-02', to: '2026-11-01' }, ''],
    [{ followUp: 'overdue' }, 'A'],
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

it('should leave closed leads out of those to follow up on', async () => {
  const closed = { status: 'closed-lost', follow_up_on: '2026-11-09', name: 'Eve' };
  const id = await addLead({ ...closed, created_at: '2026-11-03T05:00:00Z' });
  expect(await found({ followUp: 'due' })).toBe('AB');
  await app.inject({ method: 'DELETE', url: `/api/contacts/${id}`, headers });
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
