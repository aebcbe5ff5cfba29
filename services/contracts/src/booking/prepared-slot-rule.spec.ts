import fc from 'fast-check';
import { defaultBookingRules } from '../hours/booking-rules.js';
import { appointmentMinutes } from '../limits.js';
import type { Interval } from '../time/eastern-time.js';
import {
  addDays,
  dayOfWeek,
  daysBetween,
  easternDateOf,
  easternInstant,
  isWeekend,
  minutesOfDay,
  timeOfMinutes,
} from '../time/eastern-time.js';
import {
  gridStarts,
  openWindows,
  type SlotRuleInput,
  type SlotUnavailableReason,
  slotsOfDay,
} from './slot-rule.js';

/** A naive version of the rule, which checks everything for every start. */
function plainRule(input: Required<SlotRuleInput>): (SlotUnavailableReason | null)[] {
  const { day, now, rules, taken, away, busy } = input;
  const ahead = daysBetween(easternDateOf(now), day);
  const callsOfDay = taken.filter((call) => easternDateOf(new Date(call.scheduledAt)) === day);
  const windows = openWindows(input.availability, dayOfWeek(day));
  return gridStarts().map((time) => {
    const minute = minutesOfDay(time);
    const startsAt = easternInstant(day, time);
    const endsAt = new Date(startsAt.getTime() + appointmentMinutes * 60_000);
    const overlaps = (interval: Interval) =>
      startsAt < new Date(interval.endsAt) && new Date(interval.startsAt) < endsAt;
    if (startsAt <= now) return 'past';
    if (isWeekend(dayOfWeek(day))) return 'weekend';
    if (rules.daysOff.includes(day)) return 'day-off';
    if (rules.horizonDays !== null && ahead > rules.horizonDays) return 'too-far';
    const isOpen = windows.some(
      ({ start, end }) => start <= minute && minute + appointmentMinutes <= end,
    );
    if (!isOpen) return 'closed';
    if (away.some(overlaps)) return 'away';
    if (startsAt.getTime() - now.getTime() < rules.minimumNoticeMinutes * 60_000) return 'too-soon';
    const isTaken = taken.some(({ scheduledAt, duration }) => {
      const buffer = rules.bufferMinutes * 60_000;
      const start = Date.parse(scheduledAt);
      const end = start + duration * 60_000;
      return startsAt.getTime() < end + buffer && start < endsAt.getTime() + buffer;
    });
    if (isTaken) return 'taken';
    if (busy.some(overlaps)) return 'busy';
    const isFull = rules.maxCallsPerDay !== null && callsOfDay.length >= rules.maxCallsPerDay;
    return isFull ? 'day-full' : null;
  });
}

/** Both clock changes: the generated days, calls and busy times lie around one of them. */
const changes = ['2026-11-01', '2027-03-14'] as const;
const days = 12;

const scene = fc.constantFrom(...changes).chain((change) => {
  const firstDay = addDays(change, -days / 2);
  const first = easternInstant(firstDay, '00:00').getTime();
  const span = days * 24 * 60;
  const instant = fc.integer({ min: -60, max: span }).map((minute) => first + minute * 60_000);
  const iso = (ms: number) => new Date(ms).toISOString();
  const interval = fc
    .tuple(instant, fc.oneof(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 3_000 })))
    .map(([start, minutes]) => ({ startsAt: iso(start), endsAt: iso(start + minutes * 60_000) }));
  const call = fc
    .tuple(instant, fc.constantFrom(appointmentMinutes, 15, 60))
    .map(([start, duration]) => ({ scheduledAt: iso(start), duration }));
  const window = fc
    .tuple(fc.integer({ min: 0, max: 6 }), fc.nat(1_400), fc.integer({ min: 1, max: 700 }))
    .map(([weekday, start, minutes]) => ({
      dayOfWeek: weekday,
      startTime: timeOfMinutes(start),
      endTime: timeOfMinutes(Math.min(start + minutes, 1_439)),
      isActive: start % 5 !== 0,
    }));
  const day = fc.nat(days).map((offset) => addDays(firstDay, offset));
  return fc.record<Required<SlotRuleInput>>({
    day,
    now: fc.oneof(instant, fc.constant(first)).map((ms) => new Date(ms)),
    availability: fc.array(window, { maxLength: 14 }),
    taken: fc.array(call, { maxLength: 30 }),
    away: fc.array(interval, { maxLength: 4 }),
    busy: fc.array(interval, { maxLength: 30 }),
    rules: fc.record({
      ...Object.fromEntries(
        Object.entries(defaultBookingRules).map(([key, value]) => [key, fc.constant(value)]),
      ),
      minimumNoticeMinutes: fc.constantFrom(0, 120, 1_500),
      horizonDays: fc.constantFrom(null, 2, 60),
      bufferMinutes: fc.constantFrom(0, 15, 50, 240),
      maxCallsPerDay: fc.constantFrom(null, 1, 3),
      daysOff: fc.array(day, { maxLength: 2 }),
    }) as fc.Arbitrary<SlotRuleInput['rules']>,
  });
});

it('should decide like the naive rule, also around clock changes', () => {
  fc.assert(
    fc.property(scene, (input) => {
      const slots = slotsOfDay(input);
      expect(slots.map(({ unavailableReason }) => unavailableReason)).toEqual(plainRule(input));
      expect(slots.map(({ startsAt }) => startsAt)).toEqual(
        gridStarts().map((time) => easternInstant(input.day, time)),
      );
    }),
    { numRuns: 500 },
  );
});
