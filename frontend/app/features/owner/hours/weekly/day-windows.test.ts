import { dayWindowsSchema } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { describeDays, describeNotOffered, describeOffer, proposedWindow } from './day-windows';

const window = (text: string) => {
  const [startTime = '', endTime = ''] = text.split('-');
  return { startTime, endTime };
};
const windows = (text: string) => text.split(' ').filter(Boolean).map(window);

describe('the proposed window', () => {
  it.each([
    ['', '09:00-17:00'],
    ['09:00-12:00', '13:00-17:00'],
    ['09:00-15:30', '16:30-17:00'],
    ['09:00-16:00', '16:00-17:00'],
    ['10:00-16:45', '09:00-10:00'],
    ['09:00-11:00 13:00-17:00', '11:00-13:00'],
    ['13:00-17:00 07:00-08:00', '09:00-13:00'],
    ['09:00-16:00 18:00-19:00', '16:00-17:00'],
  ])('beside %j is %s', (given, proposed) => {
    expect(proposedWindow(windows(given))).toEqual(window(proposed));
    const both = dayWindowsSchema.safeParse(windows(`${given} ${proposed}`));
    expect(both.success).toBe(true);
  });
});

it('is proposed beside a window whose end is not entered yet', () => {
  expect(proposedWindow(windows('09:00-12:00 15:00-'))).toEqual(window('13:00-17:00'));
});

it.each(['09:00-17:00', '08:00-23:59', '09:00-12:00 12:00-17:00', '09:00-16:45'])(
  'nothing is proposed beside %j, where visitors can book the whole day',
  (given) => expect(proposedWindow(windows(given))).toEqual({ startTime: '', endTime: '' }),
);

it.each([
  [[2, 3, 4, 5], 'Tue–Fri'],
  [[1, 3], 'Mon, Wed'],
  [[1, 2], 'Mon, Tue'],
  [[1, 2, 4, 5], 'Mon, Tue, Thu, Fri'],
])('names the days %j as %s', (days, text) => {
  expect(describeDays(days)).toBe(text);
});

const hours = (startTime: string, endTime: string, dayOfWeek = 1) => ({
  dayOfWeek,
  startTime,
  endTime,
});

describe('hours', () => {
  it.each([
    [hours('09:00', '17:00'), null, 'Visitors can book in these hours.'],
    [
      hours('08:00', '12:00'),
      'Saved, but not bookable before 9:00 AM',
      'Visitors can book in these hours. Saved, but not bookable before 9:00 AM.',
    ],
    [
      hours('06:00', '09:00'),
      'Saved, but not bookable before 9:00 AM',
      'Saved, but not bookable before 9:00 AM.',
    ],
    [
      hours('17:00', '18:00'),
      'Saved, but not bookable after 5:00 PM',
      'Saved, but not bookable after 5:00 PM.',
    ],
    [
      hours('08:00', '19:00'),
      'Saved, but not bookable before 9:00 AM or after 5:00 PM',
      'Visitors can book in these hours. Saved, but not bookable before 9:00 AM or after 5:00 PM.',
    ],
    [
      hours('10:00', '12:00', 6),
      'Saved, but not bookable on weekends',
      'Saved, but not bookable on weekends.',
    ],
  ])('%j say what visitors are offered', (given, notOffered, offer) => {
    expect(describeNotOffered(given)).toBe(notOffered);
    expect(describeOffer(given)).toBe(offer);
  });
});
