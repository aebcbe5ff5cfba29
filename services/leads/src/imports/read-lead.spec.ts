import type { ImportField } from '@agency/contracts';
import { ImportedCells } from './imported-cells.js';
import { readLead } from './read-lead.js';

const now = new Date('2026-11-10T17:00:00Z');

type Column = [name: string, field: ImportField | null, cell: string];

/** Reads a row of these columns. */
function read(columns: Column[], extra: string[] = []) {
  const named = columns.map(([name, field]) => ({ name, field }));
  const cells = [...columns.map(([, , cell]) => cell), ...extra];
  return readLead({ line: 2, cells }, columns.length, new ImportedCells(named, [cells]), now);
}
const lead = (columns: Column[]) => {
  const row = read(columns);
  return 'lead' in row ? row.lead : row;
};
const email: Column = ['Email', 'email', 'ann@harbor.example'];

it('should read a whole row', () => {
  expect(
    lead([
      ['First Name', 'firstName', 'Ann'],
      ['Last Name', 'lastName', 'Rivers'],
      email,
      ['Phone', 'phone', '+1 910-555 0123'],
      ['Company', 'company', 'Harbor Bakery'],
      ['Service', 'service', 'analytics & reporting'],
      ['Budget', 'monthlyAdSpend', '50k+'],
      ['Lead Status', 'status', 'IN_PROGRESS'],
      ['Create Date', 'createdAt', '2024-03-05 14:22'],
      ['Follow up', 'followUpOn', '2026-12-01'],
      ['Message', 'message', 'Cold ovens'],
      ['Notes', 'notes', 'Met at the fair'],
      ['UTM Source', 'utmSource', 'google'],
      ['Record ID', null, '151'],
    ]),
  ).toEqual({
    name: 'Ann Rivers',
    email: 'ann@harbor.example',
    phone: '(910) 555-0123',
    company: 'Harbor Bakery',
    service: 'analytics',
    monthlyAdSpend: '50k+',
    status: 'contacted',
    createdAt: new Date('2024-03-05T19:22:00Z'),
    followUpOn: '2026-12-01',
    message: 'Cold ovens',
    notes: 'Met at the fair',
    attribution: { first: { utm_source: 'google' } },
    channel: 'imported-organic-search',
  });
});

it('should keep in the notes what has no place in a field', () => {
  expect(
    lead([
      ['Email', 'email', 'ann@'],
      ['Phone', 'phone', '(910) 555-0123'],
      ['Mobile', 'phone', '(910) 555-0124'],
      ['Status', 'status', 'Hot'],
      ['Created', 'createdAt', 'last week'],
      ['Added', 'createdAt', '2024-01-01'],
      ['Closed', 'createdAt', '2031-01-01'],
      ['Budget', 'monthlyAdSpend', 'lots'],
      ['Website URL', 'notes', 'harbor.example'],
    ]),
  ).toMatchObject({
    email: null,
    phone: '(910) 555-0123',
    status: undefined,
    createdAt: new Date('2024-01-01T17:00:00Z'),
    notes: expect.stringMatching(
      /^Website URL: harbor\.example\nEmail: ann@\nMobile: \(910\) 555-0124\nStatus: Hot\nCreated: last week\nClosed: 2031-01-01\n/,
    ),
  });
});

it('should put each answer below its question', () => {
  expect(
    lead([
      email,
      ['Question 1', null, 'Your website?'],
      ['Response 1', 'message', 'harbor.example'],
      ['Question 2', null, ''],
      ['Response 2', 'message', 'More guests'],
      ['Response 3', 'message', ''],
    ]),
  ).toMatchObject({ message: 'Your website? harbor.example\nResponse 2: More guests' });
});

it('should call someone by what there is', () => {
  const company: Column = ['Company', 'company', 'Harbor Bakery'];
  expect(lead([email, company])).toMatchObject({ name: 'Harbor Bakery' });
  expect(lead([email])).toMatchObject({ name: 'ann@harbor.example' });
  expect(lead([['Phone', 'phone', '910 555 0123']])).toMatchObject({ name: '(910) 555-0123' });
});

it('should count the status that is furthest along', () => {
  const status = (...texts: string[]) =>
    lead([email, ...texts.map((text): Column => ['Status', 'status', text])]);
  expect(status('Connected', 'Customer')).toMatchObject({ status: 'closed-won' });
  expect(status('Proposal Sent', 'Lead')).toMatchObject({ status: 'proposal-sent' });
});

it.each([
  ['Organic Search', 'imported-organic-search'],
  ['ORGANIC_SEARCH', 'imported-organic-search'],
  ['Paid Search', 'imported-paid-search'],
  ['Email Marketing', 'imported-email'],
  ['SOCIAL_MEDIA', 'imported-organic-social'],
  ['Paid Social', 'imported-paid-social'],
  ['Referrals', 'imported-referral'],
  ['Direct Traffic', 'imported-direct'],
  ['Offline Sources', 'imported-offline'],
  ['Other Campaigns', 'imported-other-campaigns'],
  ['Imported as offline sources', 'imported-offline'],
  ['Added by hand', 'imported'],
  ['', 'imported'],
])('should keep the channel that the file names: %s', (told, channel) => {
  expect(lead([email, ['Original Source', 'channel', told]])).toMatchObject({
    channel,
    notes: null,
  });
});

it('should keep an unknown channel in the notes', () => {
  expect(lead([email, ['Lead Source', 'channel', 'Boat show']])).toMatchObject({
    channel: 'imported',
    notes: 'Lead Source: Boat show',
  });
});

it.each([
  ['ann@harbor.example ::: ann@home.example', 'Email: ann@home.example'],
  ['ann@harbor.example; ann@home.example', 'Email: ann@home.example'],
  ['none, ann@harbor.example', 'Email: none'],
])('should take the first address that can be used of %j, and note the others', (text, notes) => {
  expect(lead([['Email', 'email', text]])).toMatchObject({ email: 'ann@harbor.example', notes });
});

it('should take the first number of a cell with several', () => {
  const phones: Column = ['Phone', 'phone', '+1 910-555-0142 ::: +1 910-555-0143'];
  expect(lead([email, phones])).toMatchObject({
    phone: '(910) 555-0142',
    notes: 'Phone: +1 910-555-0143',
  });
});

it('should keep a number that a spreadsheet has rounded in the notes only', () => {
  expect(lead([email, ['Phone', 'phone', '1.91056E+10']])).toMatchObject({
    phone: null,
    notes: 'Phone: 1.91056E+10',
  });
});

it('should take a formula as the text that it is, and no control characters', () => {
  expect(
    lead([email, ['Name', 'name', "=cmd|' /C calc'!A0\u0007\u202e"], ['Notes', 'notes', '=1+1']]),
  ).toMatchObject({ name: "=cmd|' /C calc'!A0", notes: '=1+1' });
});

it.each<[string, Column[], string[], RegExp]>([
  ['without any reach', [['Name', 'name', 'Ann']], [], /no email address and no phone number/],
  ['with a wrong reach', [['Email', 'email', 'ann@']], [], /Neither its email address nor/],
  [
    'whose date can’t be read',
    [email, ['Created', 'createdAt', 'last week']],
    [],
    /^Created: “last week” is no date/,
  ],
  [
    'whose date is to come',
    [email, ['Created', 'createdAt', '1/1/31']],
    [],
    /^Created: “1\/1\/31” is no date/,
  ],
  ['with a huge name', [email, ['Name', 'name', 'x'.repeat(121)]], [], /^Name: /],
  ['with huge notes', [email, ['Notes', 'notes', 'x'.repeat(10_001)]], [], /^Notes: /],
  ['with more cells than columns', [email], ['', 'stray'], /more cells than/],
])('should refuse a row %s', (_what, columns, extra, reason) => {
  expect(read(columns, extra)).toMatchObject({ reason: expect.stringMatching(reason) });
});
