import fc from 'fast-check';
import {
  addDays,
  dayOfWeek,
  daysBetween,
  easternClockAt,
  easternDateOf,
  easternInstant,
  easternTimeOf,
  mondayOf,
} from './eastern-time.js';

/** Minutes west of Greenwich in the zone of this run; see jest.config.mts. */
const julyOffset = Number(process.env.JULY_OFFSET);

/** A second opinion: the platform's own calendar. */
const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});
const shown = (instant: Date) => clock.format(instant).split(', ');

const anyInstant = fc.date({
  min: new Date('2025-01-01T00:00:00Z'),
  max: new Date('2030-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('this run', () => {
  it('should really be in the zone its project names', () => {
    expect(new Date('2026-07-01T12:00:00Z').getTimezoneOffset()).toBe(julyOffset);
  });
});

describe('easternDateOf and easternTimeOf', () => {
  it('should show what the clock in New York shows, at any instant', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        expect([easternDateOf(instant), easternTimeOf(instant)]).toEqual(shown(instant));
      }),
    );
  });
});

describe('easternClockAt', () => {
  it('should be the same day and time in numbers, at any instant', () => {
    fc.assert(
      fc.property(anyInstant, anyInstant, (instant, other) => {
        const { year, month, day, weekday, hours, minutes, countedDay } = easternClockAt(instant);
        const date = easternDateOf(instant);
        expect([year, month + 1, day]).toEqual(date.split('-').map(Number));
        expect([hours, minutes]).toEqual(easternTimeOf(instant).split(':').map(Number));
        expect(weekday).toBe(dayOfWeek(date));
        expect(easternClockAt(other).countedDay - countedDay).toBe(
          daysBetween(date, easternDateOf(other)),
        );
      }),
    );
  });
});

describe('easternInstant', () => {
  it.each([
    ['the last Friday of daylight time', '2026-10-30', '09:00', '2026-10-30T13:00:00.000Z'],
    ['the first Monday of standard time', '2026-11-02', '09:00', '2026-11-02T14:00:00.000Z'],
    ['the last Friday of standard time', '2027-03-12', '16:30', '2027-03-12T21:30:00.000Z'],
    ['the first Monday of daylight time', '2027-03-15', '16:30', '2027-03-15T20:30:00.000Z'],
    ['a morning after the clock went back', '2026-11-01', '09:00', '2026-11-01T14:00:00.000Z'],
    ['the hour after the clock went back', '2026-11-01', '02:30', '2026-11-01T07:30:00.000Z'],
    ['a time the clock shows twice', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['the hour after the clock went forward', '2027-03-14', '03:30', '2027-03-14T07:30:00.000Z'],
    ['a time the clock skips', '2027-03-14', '02:30', '2027-03-14T06:30:00.000Z'],
  ])('should be right on %s', (_, day, time, expected) => {
    expect(easternInstant(day, time).toISOString()).toBe(expected);
  });

  it('should be undone by reading the clock, on every working hour', () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: 6 * 60, max: 23 * 60 }), (instant, minute) => {
        const day = easternDateOf(instant);
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        expect(shown(easternInstant(day, time))).toEqual([day, time]);
      }),
    );
  });
});

describe('calendar days', () => {
  it('should name Mondays and count days across both clock changes', () => {
    expect(mondayOf('2026-11-01')).toBe('2026-10-26');
    expect(mondayOf('2026-11-02')).toBe('2026-11-02');
    expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
    expect(daysBetween('2027-03-13', '2027-03-15')).toBe(2);
    expect(dayOfWeek('2027-03-14')).toBe(0);
  });
});
