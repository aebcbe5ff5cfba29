import { buffer, text } from 'node:stream/consumers';
import { type Lead, type LeadFields, leadFieldsSchema } from '@agency/contracts';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { leadCsv } from './lead-csv.js';

const contact: Lead = {
  id: 2 ** 41,
  name: 'Ann Rivers',
  email: 'ann@harbor-bakery.com',
  phone: '(910) 555-0123',
  company: null,
  service: 'paid-search',
  monthlyAdSpend: '50k+',
  message: null,
  topic: 'newsletter',
  status: 'follow-up',
  statusSince: '2026-11-03T15:00:00.000Z',
  notes: null,
  followUpOn: '2026-11-12',
  followUpTask: 'Send audit to Beau',
  attribution: {
    first: { utm_source: 'google', utm_content: 'blue boat', landingPath: '/' },
    last: { utm_medium: 'cpc', utm_term: 'ppc agency' },
  },
  proposalAmount: { cents: 150_050, rhythm: 'monthly', from: '2026-12', until: null },
  clientAmount: null,
  source: 'form',
  channel: 'paid-search',
  heardFrom: null,
  referredBy: null,
  nextCall: { id: 7, scheduledAt: '2026-11-20T15:00:00.000Z' },
  createdAt: '2026-11-02T04:30:00.000Z',
  erasureRequestedAt: null,
};

async function* of(...contacts: Lead[]) {
  yield* contacts;
}

const read = (csv: string): Record<string, string>[] => parse(csv, { bom: true, columns: true });

it('should write what a person reads, in Eastern Time, and never the id', async () => {
  const csv = await text(leadCsv(of(contact)));
  expect(csv).not.toContain(String(contact.id));
  expect(read(csv)).toEqual([
    expect.objectContaining({
      'Received (Eastern Time)': '2026-11-01 23:30',
      Name: 'Ann Rivers',
      Phone: '(910) 555-0123',
      Company: '',
      Service: 'Paid Search (search engines)',
      'Asked for': 'Newsletter',
      'Monthly ad spend': 'More than $50,000',
      Status: 'Follow-Up',
      'Follow-up date': '2026-11-12',
      'Proposal amount (USD)': '1500.50',
      'Proposal paid': 'a month',
      'Proposal from': '2026-12',
      'Proposal until': '',
      'Client amount (USD)': '',
      'Next call (Eastern Time)': '2026-11-20 10:00',
      Channel: 'Paid search',
      'First source': 'google',
      'First content': 'blue boat',
      'First term': '',
      'First page': '/',
      'Last medium': 'cpc',
      'Last content': '',
      'Last term': 'ppc agency',
      'Last source': '',
    }),
  ]);
});

it('should have a column for every field that a visitor may send', async () => {
  const sent = {
    name: 'Ann Rivers',
    email: 'ann@harbor-bakery.com',
    phone: '(910) 555-0123',
    company: 'Harbor Bakery',
    service: 'paid-search',
    monthlyAdSpend: '50k+',
    message: 'Cold ovens on Mondays',
  } satisfies Required<LeadFields>;
  const labels = { service: 'Paid Search (search engines)', monthlyAdSpend: 'More than $50,000' };
  const shown: Record<string, string> = { ...sent, ...labels };
  const [row] = read(await text(leadCsv(of({ ...contact, ...sent }))));
  const fields = Object.keys(leadFieldsSchema.shape);
  expect(Object.values(row ?? {})).toEqual(
    expect.arrayContaining(fields.map((field) => shown[field])),
  );
});

it('should begin with the byte order mark, and have its head even when nobody matches', async () => {
  const bytes = await buffer(leadCsv(of()));
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString()).toMatch(/"Name","Email","Phone"/);
});

it.each(['=cmd|', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'should keep a spreadsheet from running %j',
  async (message) => {
    const [row] = read(await text(leadCsv(of({ ...contact, message }))));
    expect(row?.Message).toBe(`'${message}`);
  },
);

it('should be read back as it was, whatever somebody wrote', async () => {
  const wild = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'",;\r\n\t\'=+-@|aé\u202e') }),
  );
  const leads = fc.array(
    fc.record({ name: wild, company: fc.option(wild), message: fc.option(wild), notes: wild }),
  );
  await fc.assert(
    fc.asyncProperty(leads, async (rows) => {
      const csv = await text(leadCsv(of(...rows.map((row) => ({ ...contact, ...row })))));
      const back = read(csv).map(({ Name, Company, Message, Notes }) => [
        Name,
        Company,
        Message,
        Notes,
      ]);
      const harmless = (cell: string | null) =>
        /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(cell ?? '') ? `'${cell}` : (cell ?? '');
      expect(back).toEqual(
        rows.map(({ name, company, message, notes }) =>
          [name, company, message, notes].map(harmless),
        ),
      );
    }),
  );
});

it('should read no further than its consumer does, and stop when the consumer stops', async () => {
  let given = 0;
  let stopped = false;
  async function* endless() {
    try {
      for (;;) {
        given += 1;
        yield contact;
      }
    } finally {
      stopped = true;
    }
  }
  const csv = leadCsv(endless());
  for await (const chunk of csv) {
    expect(String(chunk)).toContain('Received');
    break;
  }
  expect(given).toBeLessThan(1_000);
  while (!stopped) await new Promise((resolve) => setImmediate(resolve));
});
