import {
  appointmentMinutes,
  availabilityDaysPath,
  calendarFilePath,
  calendarFilesPath,
  calendarPath,
  calendarsPath,
  cancelAppointmentsPath,
  easternInstant,
  ownerRulesPath,
  ownerSlotsPath,
  queuesPath,
  readCalendarPath,
  slotsPath,
  timeOffPath,
} from '@agency/contracts';
import { signBookingLink } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import { callers } from '@agency/testing/callers';
import { routeAccess } from '@agency/testing/route-access';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  addContact,
  book,
  emptyCalendar,
  linkSecret,
  signIn,
  startScheduling,
} from './scheduling-app.js';

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await startScheduling();
});

interface Scene {
  call: number;
  contactId: number;
  slot: number;
  timeOff: number;
  /** From a file. */
  calendar: number;
}
interface Route {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  url: string | ((scene: Scene) => string);
  payload?: object | ((scene: Scene) => object);
  /** Status for the owner. */
  owner: number;
  /** Status for everybody else. */
  others: number;
}

const monday = (time: string) => easternInstant('2026-11-23', time).toISOString();
const saturday = { dayOfWeek: 6, startTime: '13:00', endTime: '15:00' };
const rules = { minimumNoticeMinutes: 0, horizonDays: null, bufferMinutes: 0, daysOff: [] };
const oneCall = ({ call }: Scene) => `/api/appointments/${call}`;
const oneSlot = ({ slot }: Scene) => `/api/availability/${slot}`;
const oneTimeOff = ({ timeOff }: Scene) => `${timeOffPath}/${timeOff}`;
const away = { startsAt: monday('13:00'), endsAt: monday('15:00'), isAllDay: false };
const link = ({ call }: Scene) => `/api/bookings/${signBookingLink(call, linkSecret)}`;
const wish = ({ contactId }: Scene) => ({
  contactId,
  scheduledAt: monday('11:00'),
  duration: appointmentMinutes,
});

const routes: Record<string, Route> = {
  'AppointmentsController.list': {
    method: 'GET',
    url: '/api/appointments',
    owner: 200,
    others: 200,
  },
  'AppointmentsController.book': {
    method: 'POST',
    url: '/api/appointments',
    payload: wish,
    owner: 201,
    others: 201,
  },
  'AppointmentsController.update': {
    method: 'PATCH',
    url: oneCall,
    payload: { status: 'cancelled' },
    owner: 200,
    others: 401,
  },
  'OwnerScheduleController.get': {
    method: 'GET',
    url: '/api/calendar?from=2026-11-23&to=2026-11-29',
    owner: 200,
    others: 401,
  },
  'BulkCancelController.cancel': {
    method: 'POST',
    url: cancelAppointmentsPath,
    payload: ({ call }) => ({ ids: [call], emailVisitors: true }),
    owner: 200,
    others: 401,
  },
  'AvailabilityController.list': {
    method: 'GET',
    url: '/api/availability',
    owner: 200,
    others: 200,
  },
  'AvailabilityController.create': {
    method: 'POST',
    url: '/api/availability',
    payload: saturday,
    owner: 201,
    others: 401,
  },
  'AvailabilityController.update': {
    method: 'PATCH',
    url: oneSlot,
    payload: { isActive: false },
    owner: 200,
    others: 401,
  },
  'AvailabilityController.replaceDays': {
    method: 'PUT',
    url: availabilityDaysPath,
    payload: { days: [{ dayOfWeek: 6, windows: [] }] },
    owner: 200,
    others: 401,
  },
  'AvailabilityController.remove': { method: 'DELETE', url: oneSlot, owner: 204, others: 401 },
  'BookingRulesController.get': {
    method: 'GET',
    url: '/api/booking-rules',
    owner: 200,
    others: 200,
  },
  'BookingRulesController.set': {
    method: 'PUT',
    url: '/api/booking-rules',
    payload: rules,
    owner: 200,
    others: 401,
  },
  'OwnerRulesController.get': { method: 'GET', url: ownerRulesPath, owner: 200, others: 401 },
  'OwnerRulesController.update': {
    method: 'PATCH',
    url: ownerRulesPath,
    payload: { isClosedOnHolidays: true },
    owner: 200,
    others: 401,
  },
  'TimeOffController.list': { method: 'GET', url: timeOffPath, owner: 200, others: 401 },
  'TimeOffController.create': {
    method: 'POST',
    url: timeOffPath,
    payload: away,
    owner: 201,
    others: 401,
  },
  'TimeOffController.update': {
    method: 'PATCH',
    url: oneTimeOff,
    payload: away,
    owner: 200,
    others: 401,
  },
  'TimeOffController.remove': { method: 'DELETE', url: oneTimeOff, owner: 204, others: 401 },
  'CalendarsController.list': { method: 'GET', url: calendarsPath, owner: 200, others: 401 },
  'CalendarsController.add': {
    method: 'POST',
    url: calendarsPath,
    payload: { name: 'Private', color: 'blue', address: 'https://127.0.0.1/' },
    owner: 400,
    others: 401,
  },
  'CalendarsController.addFile': {
    method: 'POST',
    url: `${calendarFilesPath}?name=Club&color=rose`,
    payload: {},
    owner: 415,
    others: 401,
  },
  'CalendarsController.update': {
    method: 'PATCH',
    url: ({ calendar }) => calendarPath(calendar),
    payload: { name: 'Family' },
    owner: 200,
    others: 401,
  },
  'CalendarsController.read': {
    method: 'POST',
    url: ({ calendar }) => readCalendarPath(calendar),
    owner: 200,
    others: 401,
  },
  'CalendarsController.replaceFile': {
    method: 'PUT',
    url: ({ calendar }) => calendarFilePath(calendar),
    payload: {},
    owner: 415,
    others: 401,
  },
  'CalendarsController.remove': {
    method: 'DELETE',
    url: ({ calendar }) => calendarPath(calendar),
    owner: 204,
    others: 401,
  },
  'QueueController.summary': {
    method: 'GET',
    url: `${queuesPath}/calendars`,
    owner: 200,
    others: 401,
  },
  'QueueController.list': {
    method: 'GET',
    url: `${queuesPath}/calendars/jobs?state=failed`,
    owner: 200,
    others: 401,
  },
  'QueueController.retry': {
    method: 'POST',
    url: `${queuesPath}/calendars/jobs/1/retry`,
    owner: 404,
    others: 401,
  },
  'OpenApiController.read': {
    method: 'GET',
    url: '/api/openapi/scheduling',
    owner: 200,
    others: 401,
  },
  'SlotsController.list': { method: 'GET', url: slotsPath, owner: 200, others: 200 },
  'SlotsController.listForOwner': { method: 'GET', url: ownerSlotsPath, owner: 200, others: 401 },
  'VisitorBookingController.get': { method: 'GET', url: link, owner: 200, others: 200 },
  'VisitorBookingController.update': {
    method: 'PATCH',
    url: link,
    payload: { action: 'cancel' },
    owner: 200,
    others: 200,
  },
};

function routeOf(name: string): Route {
  const route = routes[name];
  if (!route) throw new Error(`no route ${name}`);
  return route;
}

/** Everything the database holds about the visitor, her room apart: that is the way to her own call. */
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

const state = () =>
  Promise.all(
    ['appointments', 'availability', 'booking_rules', 'calendars', 'events', 'time_off'].map(
      (table) => admin.query(`SELECT * FROM scheduling.${table} ORDER BY 1`),
    ),
  );

it('should know every route of the service', async () => {
  const known = routeAccess(app).map(({ route }) => route);
  const served = known.filter((route) => !route.startsWith('HealthController'));
  expect(served.sort()).toEqual(Object.keys(routes).sort());
});

describe.each(Object.keys(routes))('%s', (name) => {
  it.each(Object.keys(callers))('should answer as declared to: %s', async (caller) => {
    const scene = await setScene();
    const before = await state();
    const { method, url, payload, owner, others } = routeOf(name);
    const answer = await app.inject({
      method,
      url: typeof url === 'function' ? url(scene) : url,
      payload: typeof payload === 'function' ? payload(scene) : payload,
      headers: await callers[caller]?.(),
    });
    expect(answer.statusCode).toBe(caller === 'admin' ? owner : others);
    if (caller === 'admin') return;
    const told = personal.filter((datum) => answer.body.includes(datum));
    expect([...told, answer.body.includes(`${scene.contactId}`)]).toEqual([false]);
    if (others === 401) expect(await state()).toEqual(before);
  });
});

it('should tell the owner what the others are not told', async () => {
  await setScene();
  const answer = await app.inject({ url: '/api/appointments', headers: await signIn() });
  expect(personal.slice(0, 3).filter((datum) => !answer.body.includes(datum))).toEqual([]);
  expect(answer.body).toContain('Owes us money');
});
