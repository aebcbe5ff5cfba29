import { describe, expect, it } from 'vitest';
import { describeNotOffered, describeOffer } from './offered-hours';

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
