import { exportLeadsQuerySchema, leadStatusOptions } from '@agency/contracts';
import { exportName } from './export-name.js';

const today = '2026-11-23';
const nameOf = (query: Record<string, string>) =>
  exportName(exportLeadsQuerySchema.parse(query), today);

it.each<[string, Record<string, string>]>([
  ['leads-2026-11-23', {}],
  ['leads-2026-11-23', { sort: 'name', status: '', spend: '' }],
  ['leads-qualified-2026-11-23', { status: 'qualified' }],
  ['leads-new-contacted-2026-11-23', { status: 'new,contacted,new' }],
  ['leads-qualified-paid-search-2026-11-23', { status: 'qualified', service: 'paid-search' }],
  ['leads-spend-50k-plus-2026-11-23', { spend: '50k+' }],
  ['leads-4-bands-2026-11-23', { spend: '0-1k,1k-5k,5k-10k,50k+' }],
  ['leads-newsletter-2026-11-23', { topic: 'newsletter' }],
  ['leads-follow-up-overdue-2026-11-23', { followUp: 'overdue' }],
  ['leads-long-late-2026-11-23', { answer: 'long-late' }],
  ['leads-from-2026-11-01-to-2026-11-20-2026-11-23', { from: '2026-11-01', to: '2026-11-20' }],
  ['leads-selected-2026-11-23', { ids: `${2 ** 41},${2 ** 41 + 1}` }],
])('should be %s for %j', (name, query) => {
  expect(nameOf(query)).toBe(name);
});

it('should not repeat a search, which may be for a person', () => {
  expect(nameOf({ search: 'ann@harbor-bakery.com' })).toBe('leads-search-2026-11-23');
});

it('should count what is too much for a name', () => {
  const status = leadStatusOptions.map(({ value }) => value).join();
  expect(nameOf({ status })).toBe('leads-7-statuses-2026-11-23');
});
