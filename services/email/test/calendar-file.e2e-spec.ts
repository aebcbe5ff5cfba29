import { signBookingLink } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import ICAL from 'ical.js';
import { fromAddress, settings, startEmail } from './email-app.js';
import { addCall, addLead, changeCall, emptyTables } from './stored.js';

const startsAt = new Date('2026-11-23T14:00:00Z');
let app: NestFastifyApplication;
beforeAll(async () => {
  app = await startEmail();
});
beforeEach(emptyTables);

const tokenOf = (id: number, secret: string = settings.BOOKING_LINK_SECRET) =>
  signBookingLink(id, secret);
const ask = (token: string) => app.inject({ url: `/api/bookings/${token}/calendar.ics` });

describe('GET /api/bookings/{token}/calendar.ics', () => {
  it("should be the invitation's event, with its present sequence and without the visitor", async () => {
    const { id, uid } = await addCall(startsAt, await addLead({ name: 'Ann Rivers' }));
    await changeCall(id, { startsAt: new Date('2026-11-24T15:30:00Z') });
    const answer = await ask(tokenOf(id));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="strategy-call.ics"',
      'cache-control': 'no-store',
    });
    expect(answer.body).not.toMatch(/Ann|Rivers|harbor/i);
    const calendar = new ICAL.Component(ICAL.parse(answer.body));
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    const [event, ...others] = calendar.getAllSubcomponents('vevent');
    expect(others).toEqual([]);
    const read = (name: string) => event?.getFirstPropertyValue(name)?.toString();
    expect(read('uid')).toBe(uid);
    expect(read('sequence')).toBe('1');
    expect(read('dtstart')).toBe('2026-11-24T15:30:00Z');
    expect(read('dtend')).toBe('2026-11-24T16:00:00Z');
    expect(read('location')).toBe('https://meet.example/room');
    expect(read('organizer')).toBe(`mailto:${fromAddress}`);
    expect(event?.getAllProperties('attendee')).toEqual([]);
  });

  it('should not exist for a forged link, a canceled call or an erased lead', async () => {
    const { id, contactId } = await addCall(startsAt);
    const cancelled = await addCall(new Date('2026-11-23T15:00:00Z'));
    await changeCall(cancelled.id, { status: 'cancelled' });
    const forged = tokenOf(id, 'another secret of over thirty-two letters');
    for (const token of [forged, `${id}`, '%00', tokenOf(4711), tokenOf(cancelled.id)]) {
      expect((await ask(token)).statusCode).toBe(404);
    }
    await admin.query('DELETE FROM leads.contacts WHERE id = $1', [contactId]);
    expect((await ask(tokenOf(id))).statusCode).toBe(404);
  });
});
