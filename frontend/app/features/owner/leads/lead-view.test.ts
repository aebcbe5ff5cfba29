import {
  leadFilterSchema,
  leadStatusOptions,
  maxLengths,
  serviceOptions,
  spendOptions,
} from '@agency/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LeadView, leadViewParams, parseLeadView } from './lead-view';

/** One of these, or none. */
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const some = <Value>(options: readonly { value: Value }[]) =>
  maybe(
    fc.subarray(
      options.map(({ value }) => value),
      { minLength: 1 },
    ),
  );
const days = { min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true };
const day = maybe(fc.date(days).map((date) => date.toISOString().slice(0, 10)));

const views: fc.Arbitrary<LeadView> = fc.record({
  filter: fc.record({
    search: maybe(
      fc
        .string({ unit: 'grapheme', maxLength: 20 })
        // Only values that the contract leaves unchanged.
        .filter(
          (text) => text !== '' && leadFilterSchema.shape.search.safeParse(text).data === text,
        ),
    ),
    status: some(leadStatusOptions),
    service: some(serviceOptions),
    spend: some(spendOptions),
    from: day,
    to: day,
    followUp: maybe(fc.constantFrom('overdue' as const, 'planned' as const)),
    answer: maybe(fc.constantFrom('unanswered' as const, 'late' as const)),
    sort: maybe(fc.constantFrom('oldest' as const, 'name' as const, 'follow-up' as const)),
  }),
  layout: fc.constantFrom('list' as const, 'board' as const),
  page: fc.integer({ min: 1, max: 999_999 }),
  lead: fc.option(fc.integer({ min: 2 ** 40, max: 2 ** 53 - 1 })),
});

const parse = (text: string) => parseLeadView(new URLSearchParams(text));

describe('the lead view in the address', () => {
  it.each([
    [{ sort: 'newest' }, ''],
    [{ sort: 'relevance' }, ''],
    [{ search: 'ann', sort: 'relevance' }, 'search=ann'],
    [{ search: 'ann', sort: 'newest' }, 'search=ann&sort=newest'],
  ] as const)('names the order of %j only when it is not the usual one', (filter, address) => {
    const view = { layout: 'list', page: 1, lead: null } as const;
    expect(leadViewParams({ ...view, filter }).toString()).toBe(address);
  });

  it('comes back from the address as it went in', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(parse(leadViewParams(view).toString())).toEqual(view);
      }),
    );
  });

  it('makes a view of any address, and that view has an address of its own', () => {
    const names = [
      'search',
      'status',
      'service',
      'spend',
      'from',
      'to',
      'followUp',
      'answer',
      'sort',
    ];
    const params = fc.array(
      fc.tuple(fc.constantFrom(...names, 'page', 'view', 'lead', 'utm_source'), fc.string()),
    );
    fc.assert(
      fc.property(params, (pairs) => {
        const view = parseLeadView(new URLSearchParams(pairs));
        expect(parse(leadViewParams(view).toString())).toEqual(view);
      }),
    );
  });

  it('is empty for the plain list', () => {
    expect(leadViewParams(parse('')).toString()).toBe('');
  });

  it.each([
    'status=sunk',
    'spend=,',
    'from=2026-13-01',
    'followUp=never',
    'sort=random',
    'page=0',
    'page=1e3',
    'lead=7',
    'view=map',
    `search=${'x'.repeat(maxLengths.search + 1)}`,
    'search=%20%20',
    'messages=yes',
  ])('ignores %s', (text) => {
    expect(parse(text)).toEqual(parse(''));
  });

  it('keeps the choices it knows beside one it does not', () => {
    expect(parse('status=won,qualified,new').filter.status).toEqual(['new', 'qualified']);
  });
});
