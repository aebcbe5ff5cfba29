import { addDays, appointmentMinutes, dayOfWeek, easternInstant } from '@agency/contracts';
import { bookingLinkKeyId, isExclusionViolation, signBookingLink } from '@agency/platform';
import { admin, storeSetting } from '@agency/testing/admin-database';
import { until } from '@agency/testing/until';
import { DataSource } from 'typeorm';
import {
  addContact,
  book,
  emailsOf,
  linkSecret,
  signIn,
  startScheduling,
  untilWaiting,
} from './scheduling-app.js';
import { monday, schedulingSuite } from './scheduling-suite.js';

const suite = schedulingSuite();

const appointments = () => admin.query('SELECT * FROM scheduling.appointments ORDER BY id');
const outbox = () => admin.query('SELECT * FROM scheduling.outbox');

describe('POST /api/appointments', () => {
  it('should book the call and ask for invitation, notice and both reminders', async () => {
    const contactId = await addContact();
    const answer = await book(suite.app, contactId, monday('09:00'));
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json();
    expect(answer.json()).toEqual({
      id,
      scheduledAt: monday('09:00'),
      duration: appointmentMinutes,
      bookingToken: signBookingLink(id, linkSecret),
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await emailsOf(id)).toEqual([
      expect.objectContaining({
        name: 'booking-invitation',
        payload: { appointmentId: id, sequence: 0 },
      }),
      expect.objectContaining({ name: 'booking-notice' }),
      expect.objectContaining({
        name: 'reminder-24-hours',
        due_at: new Date('2026-11-22T14:00:00Z'),
      }),
      expect.objectContaining({
        name: 'reminder-10-minutes',
        due_at: new Date('2026-11-23T13:50:00Z'),
      }),
    ]);
  });

  it('should note which secret signs the links in its emails, and not the secret', async () => {
    await book(suite.app, await addContact(), monday('09:00'));
    const [row] = await appointments();
    expect(row.link_key_id).toBe(bookingLinkKeyId(linkSecret));
    expect(JSON.stringify(row)).not.toContain(linkSecret);
  });

  it.each([
    ['a Sunday', easternInstant('2026-11-22', '10:00').toISOString(), 422, /Monday to Friday/],
    ['the past', easternInstant('2026-11-20', '11:30').toISOString(), 422, /already passed/],
    ['no time', 'tomorrow', 400, /date and time/],
  ])('should refuse %s and write nothing', async (_, scheduledAt, status, sentence) => {
    const answer = await book(suite.app, await addContact(), scheduledAt);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toMatch(sentence);
    expect([await appointments(), await outbox()]).toEqual([[], []]);
  });

  it('should refuse another duration, a strange contact and a malformed one', async () => {
    const payload = { contactId: await addContact(), scheduledAt: monday('09:00'), duration: 45 };
    const send = (body: object) =>
      suite.app.inject({ method: 'POST', url: '/api/appointments', payload: body });
    expect((await send(payload)).statusCode).toBe(400);
    const strange = await send({ ...payload, duration: appointmentMinutes, contactId: 2 ** 41 });
    expect([strange.statusCode, strange.json().message]).toEqual([
      404,
      'We couldn’t find your contact information. Please fill out the form again.',
    ]);
    expect(
      (await send({ ...payload, duration: appointmentMinutes, contactId: 17 })).statusCode,
    ).toBe(404);
    expect(
      (await send({ ...payload, duration: appointmentMinutes, contactId: 'x' })).statusCode,
    ).toBe(400);
    expect(await appointments()).toEqual([]);
  });

  it('should not know a contact that is erased while it books', async () => {
    const contactId = await addContact();
    const erasure = admin.createQueryRunner();
    await erasure.startTransaction();
    await erasure.query('DELETE FROM leads.contacts WHERE id = $1', [contactId]);
    const [answer] = await Promise.all([
      book(suite.app, contactId, monday('09:00')),
      untilWaiting(1).then(() => erasure.commitTransaction()),
    ]);
    await erasure.release();
    expect(answer.statusCode).toBe(404);
    expect([await appointments(), await outbox()]).toEqual([[], []]);
  });

  it('should run on plans that Postgres keeps, and leave its connection’s settings alone', async () => {
    await book(suite.app, await addContact(), monday('09:00'));
    const pool = suite.app.get(DataSource);
    const planned = `SELECT current_setting('plan_cache_mode') AS mode, name, custom_plans::integer
      FROM pg_prepared_statements WHERE name IN ('booking-conflicts', 'insert-appointment') ORDER BY name`;
    let found: unknown[] | undefined;
    // Asks every connection of the pool; one of them has booked.
    await until(async () => {
      const each = await Promise.all(Array.from({ length: 10 }, () => pool.query(planned)));
      found = each.find(({ length }) => length === 2);
      return found !== undefined;
    });
    expect(found).toEqual([
      { mode: 'auto', name: 'booking-conflicts', custom_plans: 0 },
      { mode: 'auto', name: 'insert-appointment', custom_plans: 0 },
    ]);
  });

  it('should give a slot to one of 200 simultaneous visitors', async () => {
    const contacts = await Promise.all(Array.from({ length: 200 }, () => addContact()));
    const answers = await Promise.all(contacts.map((id) => book(suite.app, id, monday('10:00'))));
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(199);
    for (const answer of answers) {
      if (answer.statusCode === 409) expect(answer.json().message).toMatch(/just taken/);
    }
    const [call, ...others] = await appointments();
    expect(others).toEqual([]);
    const emails = await emailsOf(call.id);
    expect(emails.map(({ name }: { name: string }) => name)).toEqual([
      'booking-invitation',
      'booking-notice',
      'reminder-24-hours',
      'reminder-10-minutes',
    ]);
    expect(await outbox()).toHaveLength(4);
  });

  it('should leave no overlap after hundreds of mixed bookings on two replicas', async () => {
    const replica = await startScheduling();
    const contacts = await Promise.all(Array.from({ length: 160 }, () => addContact()));
    const days = Array.from({ length: 14 }, (_, index) => addDays('2026-11-23', index)).filter(
      (day) => dayOfWeek(day) % 6 !== 0 && day !== '2026-11-26',
    );
    const wish = (index: number) => {
      const day = String(days[(index * 7) % days.length]);
      const half = (index * 13) % 16;
      const time = `${String(9 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
      const contact = Number(contacts[index % contacts.length]);
      return book(
        index % 2 ? suite.app : replica,
        contact,
        easternInstant(day, time).toISOString(),
      );
    };
    const statuses = new Set<number>();
    const booked: unknown[] = [];
    for (let wave = 0; wave < 4; wave++) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) => wish(wave * 100 + index)),
      );
      for (const answer of answers) {
        statuses.add(answer.statusCode);
        if (answer.statusCode === 201) booked.push(answer.json().id);
      }
    }
    expect([...statuses].filter((status) => ![201, 409, 422].includes(status))).toEqual([]);
    const overlaps = await admin.query(`
      SELECT a.id FROM scheduling.appointments a JOIN scheduling.appointments b
      ON a.id < b.id AND tstzrange(a.scheduled_at, a.scheduled_at + interval '30 min')
        && tstzrange(b.scheduled_at, b.scheduled_at + interval '30 min')`);
    expect(overlaps).toEqual([]);
    // A contact that asks for its own time again gets the same call.
    const stored = (await appointments()).map(({ id }: { id: string }) => Number(id));
    expect([...new Set(booked.map(Number))].sort((a, b) => a - b)).toEqual(stored);
    const [{ orphans }] = await admin.query(`
      SELECT count(*) FILTER (WHERE a.id IS NULL) AS orphans FROM scheduling.outbox o
      LEFT JOIN scheduling.appointments a ON o.subject = 'appointment:' || a.id`);
    expect(orphans).toBe('0');
    expect(await outbox()).toHaveLength(4 * stored.length);
    const most = await admin.query(
      'SELECT count(*)::int AS calls FROM scheduling.appointments GROUP BY contact_id ORDER BY 1 DESC LIMIT 1',
    );
    expect(most[0].calls).toBeLessThanOrEqual(3);
  }, 180_000);

  it('should let a contact hold three calls ahead, also when it asks for more at once', async () => {
    const contactId = await addContact();
    const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'].map(monday);
    const days = times.map((time, index) =>
      index % 2 ? time : new Date(Date.parse(time) + 86_400_000).toISOString(),
    );
    const answers = await Promise.all(days.map((time) => book(suite.app, contactId, time)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([
      201, 201, 201, 422, 422, 422,
    ]);
    expect(await appointments()).toHaveLength(3);
  });

  it.each([
    [-29, 'scheduled', false],
    [-30, 'scheduled', true],
    [29, 'completed', false],
    [30, 'scheduled', true],
    [0, 'cancelled', true],
  ])(
    'should be refused by Postgres itself when a call %i minutes away is %s: %p',
    async (minutes, status, fits) => {
      const contactId = await addContact();
      await book(suite.app, contactId, monday('10:00'));
      const insert = admin.query(
        `INSERT INTO scheduling.appointments
         (contact_id, scheduled_at, duration, status, calendar_uid, meeting_room)
       VALUES ($1, $2::timestamptz + $4::integer * interval '1 minute', 30, $3, gen_random_uuid(), 'room')`,
        [contactId, monday('10:00'), status, minutes],
      );
      const outcome = await insert.then(
        () => true,
        (error: unknown) => !isExclusionViolation(error),
      );
      expect(outcome).toBe(fits);
    },
  );

  it('should keep the owner’s buffer, also between simultaneous bookings', async () => {
    await storeSetting('scheduling', 'booking-rules', { bufferMinutes: 30 });
    const contacts = await Promise.all([addContact(), addContact()]);
    const answers = await Promise.all([
      book(suite.app, contacts[0] ?? 0, monday('09:00')),
      book(suite.app, contacts[1] ?? 0, monday('09:30')),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409]);
  });
});

describe('GET /api/appointments', () => {
  it('should show the owner whom each call is with', async () => {
    const contactId = await addContact();
    await book(suite.app, contactId, monday('09:00'));
    const answer = await suite.app.inject({ url: '/api/appointments', headers: await signIn() });
    expect(answer.json()).toEqual([
      expect.objectContaining({
        contactId,
        status: 'scheduled',
        meetingUrl: expect.stringMatching(/^https:\/\/meet\.jit\.si\/[\w-]{16}$/),
        contact: {
          name: 'Ann Rivers',
          email: `${contactId}@harbor-bakery.com`,
          company: 'Harbor Bakery',
          phone: `${contactId}`,
          service: null,
          monthlyAdSpend: null,
          message: null,
        },
      }),
    ]);
    expect(answer.headers['x-total-count']).toBe('1');
  });
});
