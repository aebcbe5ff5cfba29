import { text } from 'node:stream/consumers';
import { type Lead, type LeadFields, leadFieldsSchema } from '@agency/contracts';
import { parse } from 'csv-parse/sync';
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
