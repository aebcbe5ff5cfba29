import {
  cancelAppointmentsRequestSchema,
  eraseLeadsRequestSchema,
  maxBulkItems,
  retentionPolicySchema,
} from '../index.js';

const ids = (count: number) => Array.from({ length: count }, (_, index) => 2 ** 40 + index);

describe.each([
  ['cancelCallsRequestSchema', cancelAppointmentsRequestSchema],
  ['eraseLeadsRequestSchema', eraseLeadsRequestSchema],
])('%s', (_, schema) => {
  it('should take one to two hundred ids', () => {
    for (const count of [1, maxBulkItems]) {
      expect(schema.safeParse({ ids: ids(count), emailVisitors: false }).success).toBe(true);
    }
  });

  it.each([
    ['no id', { ids: [], emailVisitors: true }],
    ['more than two hundred', { ids: ids(maxBulkItems + 1), emailVisitors: true }],
    ['an id that is none', { ids: ['7'], emailVisitors: true }],
    ['no word on mails', { ids: ids(1) }],
  ])('should refuse %s', (_case, body) => {
    expect(schema.safeParse(body).success).toBe(false);
  });
});

it.each([[6], [12], [24], [36], [null]])('should take a retention of %s', (months) => {
  expect(retentionPolicySchema.safeParse({ months }).success).toBe(true);
});

it.each([[0], [7], ['12'], [undefined]])('should refuse a retention of %s', (months) => {
  expect(retentionPolicySchema.safeParse({ months }).success).toBe(false);
});
