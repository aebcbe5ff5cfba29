import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { easternClockAt, easternTimeOf } from '@agency/contracts';
import { demoSql } from './demo-sql.ts';
import { inventQuarter, leadCount } from './invent-quarter.ts';

/** An ordinary noon, the days around both clock changes, a weekend, and a new year. */
const moments = [
  '2026-07-15T16:00:00Z',
  '2026-03-08T12:00:00Z',
  '2026-11-01T05:30:00Z',
  '2026-11-28T03:00:00Z',
  '2027-01-01T05:00:00Z',
];

describe('the invented quarter', () => {
  for (const moment of moments) {
    const now = new Date(moment);
    const { leads, calls, emails, busyTimes } = inventQuarter(now);

    it(`lies in the 92 days before ${moment}`, () => {
      assert.equal(leads.length, leadCount);
      const times = [
        ...leads.map(({ lead }) => lead.createdAt),
        ...leads.flatMap(({ changes, activities, replies }) =>
          [...changes, ...activities, ...replies].map(({ at }) => at),
        ),
        ...emails.map(({ at }) => at),
        ...calls.flatMap(({ bookedAt, settledAt }) => [
          bookedAt,
          ...(settledAt ? [settledAt] : []),
        ]),
      ];
      const oldest = now.getTime() - 92 * 24 * 3_600_000;
      assert.deepEqual(
        times.filter((time) => time > now || time.getTime() < oldest),
        [],
      );
    });

    it(`has calls behind and ahead of ${moment}, in hours, one at a time`, () => {
      const ahead = calls.filter(({ scheduledAt }) => scheduledAt > now);
      assert.ok(ahead.length >= 5 && ahead.length < calls.length);
      assert.ok(ahead.every(({ status }) => status === 'scheduled'));
      const starts = calls.map(({ scheduledAt }) => scheduledAt.getTime());
      assert.equal(new Set(starts).size, starts.length);
      for (const { scheduledAt } of calls) {
        const { weekday } = easternClockAt(scheduledAt);
        assert.ok(weekday >= 1 && weekday <= 5);
        assert.match(easternTimeOf(scheduledAt), /^(09|1[0-6]):00$/);
        assert.ok(
          busyTimes.every(
            ({ startsAt, endsAt }) =>
              scheduledAt >= endsAt || scheduledAt.getTime() + 1_800_000 <= startsAt.getTime(),
          ),
        );
      }
    });
  }

  it('has each day of a campaign once', () => {
    const { spend } = inventQuarter(new Date());
    const keys = spend.flatMap(({ days }) =>
      days.map(({ day, campaignId }) => `${day} ${campaignId}`),
    );
    assert.equal(new Set(keys).size, keys.length);
    assert.ok(spend.every(({ days }) => days.every(({ cents }) => cents > 0)));
  });

  it('names nobody real, and nobody twice', () => {
    const people = inventQuarter(new Date()).leads.map(({ lead }) => lead);
    for (const { email, phone } of people) {
      assert.match(email, /^[a-z.]+@[a-z-]+\.example$/);
      assert.match(phone, /^\(\d{3}\) 555-01\d\d$/);
    }
    for (const field of ['name', 'email', 'phone', 'company'] as const) {
      assert.equal(new Set(people.map((lead) => lead[field])).size, leadCount, field);
    }
  });

  it('is quoted safely', () => {
    const sql = demoSql(inventQuarter(new Date()));
    assert.equal(sql.split('$demo$').length % 2, 1);
    assert.doesNotMatch(sql, /\$demo\$[^$]*\$(?!demo\$)[a-z]*\$/);
  });
});
