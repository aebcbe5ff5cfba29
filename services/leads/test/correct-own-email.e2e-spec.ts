import { randomInt, randomUUID } from 'node:crypto';
import { emailCorrectionMinutes, maxEmailCorrections } from '@agency/contracts';
import { Clock, requestKeyHash } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import { solve } from '@agency/testing/bot-proof';
import { signIn } from '@agency/testing/sign-in';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { addCall, addLead, emptyLeads, startLeads } from './leads-app.js';

const now = new Date('2026-11-10T17:00:00Z');
const right = 'dana@whitfieldroofing.com';
/** A secret of the browser that booked. */
const requestKey = randomUUID();

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await startLeads();
  freeze(app);
});
beforeEach(emptyLeads);

const freeze = (of: NestFastifyApplication) =>
  jest.spyOn(of.get(Clock), 'now').mockReturnValue(now);

/** A lead who mistyped her address and booked this many minutes ago. */
async function booked(minutesAgo = 1) {
  const id = await addLead({ email: 'dana@whitfieldroofing.con' });
  const call = await addCall(id, now.toISOString());
  await admin.query(
    'UPDATE scheduling.appointments SET created_at = $2, request_key_hash = $3 WHERE id = $1',
    [call, new Date(now.getTime() - minutesAgo * 60_000), requestKeyHash(requestKey)],
  );
  return { id, call };
}
const correct = (id: number, payload: object = { email: right }, on = app) =>
  on.inject({
    method: 'PUT',
    url: `/api/contacts/${id}/email`,
    payload: { requestKey, ...payload },
    // Limits count the other requests of this file under another address.
    remoteAddress: on === app ? '198.51.100.1' : '198.51.100.2',
  });
const emailOf = async (id: number) =>
  (await admin.query('SELECT email FROM leads.contacts WHERE id = $1', [id]))[0].email;
const outbox = () => admin.query('SELECT name, subject, payload FROM leads.outbox ORDER BY id');

describe('PUT /api/contacts/{id}/email', () => {
  it('should correct the address, ask for the invitation once, and say nothing', async () => {
    const { id, call } = await booked();
    const answer = await correct(id, { email: ` ${right} ` });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await correct(id)).statusCode).toBe(204);
    expect(await emailOf(id)).toBe(right);
    expect(await outbox()).toEqual([
      {
        name: 'booking-invitation',
        subject: `appointment:${call}`,
        payload: { appointmentId: call, sequence: 0 },
      },
    ]);
  });

  it('should tell the owner that the visitor did it, without the former address', async () => {
    const { id } = await booked();
    await correct(id);
    const headers = await signIn(['admin']);
    const timeline = await app.inject({ url: `/api/contacts/${id}/timeline`, headers });
    expect(timeline.json()).toContainEqual({
      kind: 'contact-corrected',
      at: now.toISOString(),
      fields: ['email'],
      by: 'visitor',
    });
    expect(timeline.body).not.toContain('whitfieldroofing');
    const lead = await app.inject({ url: `/api/contacts/${id}`, headers });
    expect(lead.json()).toMatchObject({ email: right });
  });

  it('should be possible for half an hour and twice, also when asked at once', async () => {
    const late = await booked(emailCorrectionMinutes);
    expect((await correct(late.id)).statusCode).toBe(409);
    const unbooked = await addLead();
    expect((await correct(unbooked)).statusCode).toBe(409);
    const { id } = await booked(emailCorrectionMinutes - 1);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        correct(id, { email: `dana${index}@whitfield.example` }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(maxEmailCorrections);
    expect(statuses.filter((status) => status === 409)).toHaveLength(8 - maxEmailCorrections);
    expect(await outbox()).toHaveLength(maxEmailCorrections);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toMatch(
      /email us/,
    );
  });

  it('should not help with a call that is canceled or has begun', async () => {
    const cancelled = await booked();
    await admin.query("UPDATE scheduling.appointments SET status = 'cancelled'");
    const begun = await booked();
    await admin.query('UPDATE scheduling.appointments SET scheduled_at = $2 WHERE id = $1', [
      begun.call,
      now,
    ]);
    expect((await correct(cancelled.id)).statusCode).toBe(409);
    expect((await correct(begun.id)).statusCode).toBe(409);
  });

  it('should be refused to whoever has the contact’s id from an email, but not the secret', async () => {
    const { id } = await booked();
    const wrong = 'dana@whitfieldroofing.con';
    for (const guess of [undefined, randomUUID()]) {
      const answer = await correct(id, { email: 'stranger@taken.example', requestKey: guess });
      expect([answer.statusCode, answer.json().message]).toEqual([
        409,
        expect.stringMatching(/in the browser that booked the call/),
      ]);
    }
    // The visitor is faster, and the stranger books another call for the contact.
    expect((await correct(id)).statusCode).toBe(204);
    const theirs = randomUUID();
    const own = await addCall(id, now.toISOString());
    await admin.query(
      'UPDATE scheduling.appointments SET created_at = $2, request_key_hash = $3 WHERE id = $1',
      [own, now, requestKeyHash(theirs)],
    );
    expect((await correct(id, { email: wrong, requestKey: theirs })).statusCode).toBe(409);
    // After canceling the first one with the link in its invitation.
    await admin.query(`UPDATE scheduling.appointments SET status = 'cancelled' WHERE id <> $1`, [
      own,
    ]);
    expect((await correct(id, { email: wrong, requestKey: theirs })).statusCode).toBe(409);
    expect(await emailOf(id)).toBe(right);
  });

  it('should ask for a confirmation again, not for the invitation, while the call is held', async () => {
    const { id } = await booked();
    await admin.query('UPDATE scheduling.appointments SET confirm_by = $1', [now]);
    expect((await correct(id)).statusCode).toBe(204);
    expect((await outbox()).map(({ name }: { name: string }) => name)).toEqual(['booking-hold']);
  });

  it('should not know a stranger, nor an id that cannot be one', async () => {
    for (const id of [2 ** 40 + randomInt(2 ** 40), 17]) {
      expect((await correct(id)).statusCode).toBe(404);
    }
  });

  it('should need a proof of its own where the bot check is required, and be limited per address', async () => {
    const strict = await startLeads({ BOT_CHECK: 'required', RATE_LIMIT_CONTACTS: 3 });
    const challenge = (await strict.inject({ url: '/api/bot-check/challenge' })).json();
    freeze(strict);
    const { id } = await booked();
    const altcha = await solve(challenge);
    const statuses = [];
    for (const body of [
      { email: right },
      { email: right, altcha },
      { email: 'dana@elsewhere.example', altcha },
      { email: right },
    ]) {
      statuses.push((await correct(id, body, strict)).statusCode);
    }
    expect(statuses).toEqual([403, 204, 403, 429]);
  });
});
