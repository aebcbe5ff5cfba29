import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  addDays,
  appointmentMinutes,
  dayOfWeek,
  easternDateOf,
  easternInstant,
  easternTimeOf,
  federalHolidaysBetween,
  isWeekend,
} from '@agency/contracts';
import { demoSql } from './demo-sql.ts';
import { readRecording } from './recording.ts';

const callMs = appointmentMinutes * 60_000;

/** Every day of a year, with its holidays and clock changes, by turns in its first minutes, at noon and in its last. */
const moments = Array.from({ length: 366 }, (_, day) =>
  easternInstant(addDays('2026-03-01', day), ['00:05', '12:00', '23:55'][day % 3] ?? '12:00'),
);

const atOf = ({ at }: { at: string }) => at;

const isClosed = (instant: Date) => {
  const day = easternDateOf(instant);
  return isWeekend(dayOfWeek(day)) || federalHolidaysBetween(day, day).length > 0;
};

describe('the recording, read at any time of a year', () => {
  it('has calls on half hours of open days, one at a time, and ahead nothing but calls to come', () => {
    for (const now of moments) {
      const { leads, busyTimes } = readRecording(now);
      const calls = leads.flatMap(({ call }) => call ?? []);
      const starts = calls.map(({ scheduledAt }) => new Date(scheduledAt));
      assert.equal(new Set(starts.map(Number)).size, starts.length);
      const busy = busyTimes.map(({ startsAt, endsAt }) => [
        Date.parse(startsAt),
        Date.parse(endsAt),
      ]);
      for (const start of starts) {
        const at = `${start.toISOString()} at ${now.toISOString()}`;
        assert.ok(!isClosed(start), at);
        assert.match(easternTimeOf(start), /^(09|1[0-6]):[03]0$/);
        const first = start.getTime();
        assert.ok(!busy.some(([from = 0, to = 0]) => from < first + callMs && first < to), at);
      }

      const ahead = calls.filter(({ scheduledAt }) => new Date(scheduledAt) > now);
      assert.ok(ahead.length >= 4 && ahead.length < calls.length / 2);
      assert.ok(ahead.every(({ status }) => status === 'scheduled'));
      const times = [
        ...[...leads, ...calls].map(({ createdAt }) => createdAt),
        ...[...leads, ...calls].flatMap(({ events, emails }) => [...events, ...emails].map(atOf)),
        ...leads.flatMap(({ activities, replies }) => [...activities, ...replies].map(atOf)),
      ];
      const oldest = easternInstant(addDays(easternDateOf(now), -92), '00:00').toISOString();
      assert.deepEqual(
        times.filter((time) => time > now.toISOString() || time < oldest),
        [],
      );
    }
  });

  it('keeps the order of what happened to a lead', () => {
    for (const { createdAt, events, activities, replies, emails, call } of readRecording(new Date())
      .leads) {
      for (const { at } of [...events, ...activities, ...replies, ...emails]) {
        assert.ok(at >= createdAt);
      }
      if (!call) continue;
      assert.ok(createdAt < call.createdAt && call.createdAt < call.scheduledAt);
      assert.ok([...call.events, ...call.emails].every(({ at }) => at >= call.createdAt));
    }
  });
});

describe('the recording', () => {
  const { leads, spend } = readRecording(new Date());

  it('has each day of a campaign until yesterday', () => {
    const yesterday = addDays(easternDateOf(new Date()), -1);
    for (const { days } of spend) {
      assert.equal(new Set(days.map(({ day }) => day)).size, days.length);
      assert.equal(days.at(-1)?.day, yesterday);
      assert.ok(days.every(({ cents }) => cents > 0));
    }
  });

  it('names no one real, and no one twice', () => {
    for (const { email, phone } of leads) {
      assert.match(email, /^[a-z.]+@[a-z-]+\.example$/);
      assert.match(phone, /^\(\d{3}\) 555-01\d\d$/);
    }
    for (const field of ['id', 'name', 'email', 'phone', 'company'] as const) {
      assert.equal(new Set(leads.map((lead) => lead[field])).size, leads.length, field);
    }
  });

  it('has no click id but its presence', () => {
    for (const { attribution } of leads) {
      for (const touch of [attribution?.first, attribution?.last]) {
        for (const key of ['gclid', 'fbclid'] as const) {
          assert.match(touch?.[key] ?? '1', /^1$/);
        }
      }
    }
  });

  it('is quoted safely', () => {
    const sql = demoSql(readRecording(new Date()));
    assert.equal(sql.split('$demo$').length % 2, 1);
    assert.doesNotMatch(sql, /\$demo\$[^$]*\$(?!demo\$)[a-z]*\$/);
  });
});
