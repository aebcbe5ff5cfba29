import {
  apiPaths,
  appointmentMinutes,
  calendarFilePath,
  calendarPath,
  easternInstant,
  readCalendarPath,
  settingPath,
  settings,
} from '@agency/contracts';
import { OutboxRelay } from '@agency/platform';
import { describeAccess, get, patch, post, put, remove } from '@agency/testing/access-matrix';
import { admin } from '@agency/testing/admin-database';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  addContact,
  book,
  bookingUrl,
  emptyCalendar,
  signIn,
  startScheduling,
} from './scheduling-app.js';

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await startScheduling();
  // Its relay would change the tables that are compared here.
  jest.spyOn(app.get(OutboxRelay), 'relayBatch').mockResolvedValue(0);
});

interface Scene {
  call: number;
  contactId: number;
  slot: number;
  timeOff: number;
  /** From a file. */
  calendar: number;
}
const monday = (time: string) => easternInstant('2026-11-23', time).toISOString();
const saturday = { dayOfWeek: 6, startTime: '13:00', endTime: '15:00' };
const oneCall = ({ call }: Scene) => `/api/appointments/${call}`;
const oneSlot = ({ slot }: Scene) => `/api/availability/${slot}`;
const oneTimeOff = ({ timeOff }: Scene) => `${apiPaths.timeOff}/${timeOff}`;
const away = { startsAt: monday('13:00'), endsAt: monday('15:00'), isAllDay: false };
const link = ({ call }: Scene) => bookingUrl(call);
const wish = ({ contactId }: Scene) => ({
  contactId,
  scheduledAt: monday('11:00'),
  duration: appointmentMinutes,
});

/** Everything private in the database, except the meeting room, which visitors need to join their own call. */
const personal = [
  'Ann Rivers',
  'harbor-bakery',
  'Harbor Bakery',
  '9105550123',
  'Owes us money',
  'Dentist',
];

async function setScene(): Promise<Scene> {
  await emptyCalendar();
  const contactId = await addContact('Ann Rivers', { phone: '9105550123' });
  const call: number = (await book(app, contactId, monday('09:00'))).json().id;
  await admin.query(`UPDATE scheduling.appointments SET notes = 'Owes us money'`);
  const [{ id: slot }] = await admin.query(
    `INSERT INTO scheduling.availability (day_of_week, start_time, end_time)
     VALUES (6, '09:00', '11:00') RETURNING id`,
  );
  const [{ id: timeOff }] = await admin.query(
    `INSERT INTO scheduling.time_off (starts_at, ends_at, is_all_day, note)
     VALUES ($1, $2, false, 'Dentist') RETURNING id`,
    [monday('09:00'), monday('10:00')],
  );
  const [{ id: calendar }] = await admin.query(
    `INSERT INTO scheduling.calendars (name, color, source) VALUES ('Club', 'rose', 'file') RETURNING id`,
  );
  return { call, contactId, slot, timeOff, calendar };
}

describeAccess<Scene>(() => app, {
  routes: {
    'AppointmentsController.list': get('/api/appointments', { others: 200 }),
    'AppointmentsController.book': post('/api/appointments', { payload: wish, others: 201 }),
    'AppointmentsController.update': patch(oneCall, { payload: { status: 'cancelled' } }),
    'OwnerScheduleController.get': get('/api/calendar?from=2026-11-23&to=2026-11-29'),
    'BulkCancelController.cancel': post(apiPaths.cancelAppointments, {
      payload: ({ call }: Scene) => ({ ids: [call], emailVisitors: true }),
      owner: 200,
    }),
    'AvailabilityController.list': get('/api/availability', { others: 200 }),
    'AvailabilityController.create': post('/api/availability', { payload: saturday }),
    'AvailabilityController.update': patch(oneSlot, { payload: { isActive: false } }),
    'AvailabilityController.replaceDays': put(apiPaths.availabilityDays, {
      payload: { days: [{ dayOfWeek: 6, windows: [] }] },
    }),
    'AvailabilityController.remove': remove(oneSlot),
    'BookingRulesController.get': get('/api/booking-rules', { others: 200 }),
    'OwnerRulesController.get': get(apiPaths.ownerRules),
    'OwnerRulesController.update': patch(apiPaths.ownerRules, {
      payload: { isClosedOnHolidays: true },
    }),
    'MeetingController.get': get(apiPaths.meeting),
    'SettingsController.read': get(settingPath(settings.meeting)),
    'SettingsController.change': patch(settingPath(settings.meeting), {
      payload: { kind: 'phone', address: '(910) 555-0100' },
    }),
    'MeetingController.relocateUpcoming': post(apiPaths.relocateCalls, { owner: 200 }),
    'TimeOffController.list': get(apiPaths.timeOff),
    'TimeOffController.create': post(apiPaths.timeOff, { payload: away }),
    'TimeOffController.update': patch(oneTimeOff, { payload: away }),
    'TimeOffController.remove': remove(oneTimeOff),
    'CalendarsController.list': get(apiPaths.calendars),
    'CalendarsController.add': post(apiPaths.calendars, {
      payload: { name: 'Private', color: 'blue', address: 'https://127.0.0.1/' },
      owner: 400,
    }),
    'CalendarsController.addFile': post(`${apiPaths.calendarFiles}?name=Club&color=rose`, {
      payload: {},
      owner: 415,
    }),
    'CalendarsController.update': patch(({ calendar }: Scene) => calendarPath(calendar), {
      payload: { name: 'Family' },
    }),
    'CalendarsController.read': post(({ calendar }: Scene) => readCalendarPath(calendar), {
      owner: 200,
    }),
    'CalendarsController.replaceFile': put(({ calendar }: Scene) => calendarFilePath(calendar), {
      payload: {},
      owner: 415,
    }),
    'CalendarsController.remove': remove(({ calendar }: Scene) => calendarPath(calendar)),
    'OpenApiController.read': get('/api/openapi/scheduling'),
    'SlotsController.list': get(apiPaths.slots, { others: 200 }),
    'SlotsController.listForOwner': get(apiPaths.ownerSlots),
    'VisitorBookingController.get': get(link, { others: 200 }),
    'VisitorBookingController.update': patch(link, { payload: { action: 'cancel' }, others: 200 }),
  },
  elsewhere: ['HealthController'],
  setScene,
  personal: ({ contactId }) => [...personal, `${contactId}`],
  schema: 'scheduling',
});

it('should tell the owner what the others are not told', async () => {
  await setScene();
  const answer = await app.inject({ url: '/api/appointments', headers: await signIn() });
  expect(personal.slice(0, 3).filter((datum) => !answer.body.includes(datum))).toEqual([]);
  expect(answer.body).toContain('Owes us money');
});
