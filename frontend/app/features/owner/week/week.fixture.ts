import {
  defaultBookingRules,
  easternInstant,
  type OwnerAppointment,
  type OwnerSchedule,
} from '@agency/contracts';
import { officeHours } from '../../slot-picker/slots.fixture';
import { call, contact } from '../shared/appointments.fixture';

/** ISO 8601, given in Eastern Time. */
export const at = (day: string, time: string) => easternInstant(day, time).toISOString();

export function scheduleWith(facts: Partial<OwnerSchedule> = {}): OwnerSchedule {
  return {
    calls: [],
    busyTimes: [],
    calendars: [{ id: 1, name: 'Google', color: 'green' }],
    timeOff: [],
    holidays: [],
    availability: officeHours,
    rules: defaultBookingRules,
    ...facts,
  };
}

export function callOf(
  name: string,
  scheduledAt: string,
  facts: Partial<OwnerAppointment> = {},
): OwnerAppointment {
  return call({ scheduledAt, contact: contact({ name, email: 'a@b.example' }), ...facts });
}

export function busyTime(startsAt: string, endsAt: string, title: string | null = null) {
  return { calendarId: 1, startsAt, endsAt, title };
}

export function timeOff(id: number, startsAt: string, endsAt: string, note: string | null = null) {
  return { id, startsAt, endsAt, isAllDay: false, note };
}
