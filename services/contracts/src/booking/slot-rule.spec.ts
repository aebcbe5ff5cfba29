import fc from 'fast-check';
import type { AvailabilitySlot } from '../hours/availability.js';
import { type BookingRules, defaultBookingRules } from '../hours/booking-rules.js';
import { appointmentMinutes } from '../limits.js';
import { addDays, easternInstant, minutesOfDay } from '../time/eastern-time.js';
import { gridStarts, type SlotRuleInput, slotGrid, slotsOfDay } from './slot-rule.js';

const officeHours: AvailabilitySlot[] = [1, 2, 3, 4, 5].map((day) => ({
  id: day,
  dayOfWeek: day,
  startTime: '09:00',
  endTime: '17:00',
  isActive: true,
}));
const longAgo = new Date('2026-01-01T12:00:00Z');
const anyDay: BookingRules = { ...defaultBookingRules, horizonDays: null };

function slots(input: Partial<SlotRuleInput> & { day: string }) {
  return slotsOfDay({
    now: longAgo,
    availability: officeHours,
    rules: anyDay,
    taken: [],
    ...input,
  });
}
const refusals = (input: Partial<SlotRuleInput> & { day: string }) =>
  Object.fromEntries(slots(input).map((slot) => [slot.time, slot.unavailableReason]));
const rules = (changed: Partial<BookingRules>): BookingRules => ({
  ...anyDay,
  ...changed,
});

/** Days within two weeks of either clock change, where mistakes live. */
const dayNearClockChange = fc
  .tuple(fc.constantFrom('2026-11-01', '2027-03-14'), fc.integer({ min: -14, max: 14 }))
  .map(([change, offset]) => addDays(change, offset));

describe('slotsOfDay', () => {
  it('should offer sixteen half hours from 09:00 to 16:30 on a working day', () => {
    const offered = slots({ day: '2026-11-23' });
    expect(offered).toHaveLength(16);
    expect(offered.at(0)?.time).toBe('09:00');
    expect(offered.at(-1)?.time).toBe('16:30');
    expect(offered.every((slot) => slot.unavailableReason === null)).toBe(true);
  });

  it('should end the grid with the last start whose appointment fits before the closing time', () => {
    const last = minutesOfDay(slotGrid.last);
    const closing = minutesOfDay(slotGrid.closing);
    expect(gridStarts().at(-1)).toBe(slotGrid.last);
    expect(last + appointmentMinutes).toBeLessThanOrEqual(closing);
    expect(last + slotGrid.stepMinutes + appointmentMinutes).toBeGreaterThan(closing);
  });

  it('should offer nothing at a weekend, even inside an active window', () => {
    const everyDay = [0, 6].map((day) => ({ ...officeHours[0], dayOfWeek: day }));
    for (const day of ['2026-11-21', '2026-11-22']) {
      const offered = Object.values(
        refusals({ day, availability: everyDay as AvailabilitySlot[] }),
      );
      expect(new Set(offered)).toEqual(new Set(['weekend']));
    }
  });

  it('should refuse what has begun, to the millisecond', () => {
    const day = '2026-11-23';
    const now = easternInstant(day, '10:00');
    expect(refusals({ day, now })['10:00']).toBe('past');
    expect(refusals({ day, now: new Date(now.getTime() - 1) })['10:00']).toBeNull();
  });

  it('should refuse what touches time off or a busy time, to the minute', () => {
    const day = '2026-11-23';
    const interval = { startsAt: '2026-11-23T15:00:00Z', endsAt: '2026-11-23T15:45:00Z' };
    expect(refusals({ day, away: [interval] })).toMatchObject({
      '09:30': null,
      '10:00': 'away',
      '10:30': 'away',
      '11:00': null,
    });
    expect(refusals({ day, busy: [interval] })).toMatchObject({
      '09:30': null,
      '10:00': 'busy',
      '10:30': 'busy',
      '11:00': null,
    });
  });

  it('should refuse the rest of a day that has all the calls it may have', () => {
    const day = '2026-11-23';
    const call = (time: string) => ({
      scheduledAt: easternInstant(day, time).toISOString(),
      duration: appointmentMinutes,
    });
    const limited = { day, rules: rules({ maxCallsPerDay: 2 }) };
    expect(refusals({ ...limited, taken: [call('09:00')] })['10:00']).toBeNull();
    const full = refusals({ ...limited, taken: [call('09:00'), call('09:30')] });
    expect(full).toMatchObject({ '09:00': 'taken', '09:30': 'taken', '10:00': 'day-full' });
  });

  it('should follow the weekly windows, joining those that touch', () => {
    const window = (startTime: string, endTime: string, isActive = true) => ({
      dayOfWeek: 1,
      startTime,
      endTime,
      isActive,
    });
    const day = '2026-11-23';
    const split = [
      window('09:00', '10:15'),
      window('10:15', '11:00'),
      window('13:00', '14:00', false),
    ];
    const result = refusals({ day, availability: split });
    expect(result['10:00']).toBeNull();
    expect(result['10:30']).toBeNull();
    expect(result['11:00']).toBe('closed');
    expect(result['13:00']).toBe('closed');
  });

  it('should refuse taken times and offer the slots next to them', () => {
    const day = '2026-11-23';
    const taken = [
      { scheduledAt: easternInstant(day, '10:00').toISOString(), duration: appointmentMinutes },
    ];
    const result = refusals({ day, taken });
    expect([result['09:30'], result['10:00'], result['10:30']]).toEqual([null, 'taken', null]);
    const buffered = refusals({ day, taken, rules: rules({ bufferMinutes: 15 }) });
    expect([buffered['09:30'], buffered['10:30'], buffered['11:00']]).toEqual([
      'taken',
      'taken',
      null,
    ]);
  });

  it('should respect days off, notice and horizon', () => {
    const day = '2026-11-23';
    expect(refusals({ day, rules: rules({ daysOff: [day] }) })['09:00']).toBe('day-off');
    const now = easternInstant(day, '09:00');
    const notice = refusals({ day, now, rules: rules({ minimumNoticeMinutes: 120 }) });
    expect([notice['10:30'], notice['11:00']]).toEqual(['too-soon', null]);
    const far = rules({ horizonDays: 3 });
    expect(refusals({ day: '2026-11-26', now, rules: far })['09:00']).toBeNull();
    expect(refusals({ day: '2026-11-27', now, rules: far })['09:00']).toBe('too-far');
  });

  it('should measure notice in real hours across a clock change', () => {
    // From Friday 16:30 EDT to Monday 09:00 EST, one hour more than the clocks show.
    const now = easternInstant('2026-10-30', '16:30');
    const hours = 65.5;
    const offered = (minutes: number) =>
      refusals({ day: '2026-11-02', now, rules: rules({ minimumNoticeMinutes: minutes }) })[
        '09:00'
      ];
    expect(offered(hours * 60)).toBeNull();
    expect(offered(hours * 60 + 1)).toBe('too-soon');
  });

  it('should start every slot at its wall-clock time near both clock changes', () => {
    const shown = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'America/New_York',
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    fc.assert(
      fc.property(dayNearClockChange, (day) => {
        for (const slot of slots({ day })) {
          expect(shown.format(slot.startsAt)).toBe(`${day}, ${slot.time}`);
        }
      }),
    );
  });

  it('should never offer two calls that overlap, whatever is taken', () => {
    const booking = fc.tuple(dayNearClockChange, fc.integer({ min: 0, max: 15 }));
    fc.assert(
      fc.property(
        fc.array(booking, { maxLength: 30 }),
        fc.integer({ min: 0, max: 60 }),
        (wishes, buffer) => {
          const taken: { scheduledAt: string; duration: number }[] = [];
          for (const [day, index] of wishes) {
            const slot = slots({ day, taken, rules: rules({ bufferMinutes: buffer }) })[index];
            if (slot?.unavailableReason === null) {
              taken.push({
                scheduledAt: slot.startsAt.toISOString(),
                duration: appointmentMinutes,
              });
            }
          }
          const starts = taken.map((call) => Date.parse(call.scheduledAt)).sort((a, b) => a - b);
          for (const [index, start] of starts.entries()) {
            const next = starts[index + 1] ?? Number.POSITIVE_INFINITY;
            expect(next - start).toBeGreaterThanOrEqual((appointmentMinutes + buffer) * 60_000);
          }
        },
      ),
    );
  });
});
