import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { autoReplyDelayMinutes, gridStarts, responseHours } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { EmailStand, hours } from './email-stand.js';
import { addCall, addLead, changeCall, deliveries, order } from './stored.js';

const stand = new EmailStand();
const inMinutes = (minutes: number) => new Date(stand.now.getTime() + minutes * 60_000);
const booked = 'The lead had already booked a call.';

/** A lead whose automatic reply is waiting in the outbox, as after a form. */
async function submit(email = 'ann@harbor-bakery.example'): Promise<number> {
  const about = await addLead({ email });
  await admin.query('UPDATE leads.contacts SET created_at = $2 WHERE id = $1', [about, stand.now]);
  const dueAt = inMinutes(autoReplyDelayMinutes);
  await order('leads', { name: 'lead-auto-reply', about, dueAt });
  return about;
}

async function book(contactId: number, startsAt = inMinutes(hours(48))): Promise<number> {
  const { id } = await addCall(startsAt, contactId);
  await order('scheduling', { name: 'booking-invitation', about: id, dueAt: stand.now });
  return id;
}

const subjects = async () => (await stand.server.emails()).map(({ subject }) => subject);
const reply = async () => (await deliveries()).filter(({ mail }) => mail === 'lead-auto-reply');

describe('the automatic reply', () => {
  beforeEach(() => stand.startWorker());

  it('should come once its time has come, while nothing is booked', async () => {
    const lead = await submit();
    stand.pass(autoReplyDelayMinutes - 1);
    await stand.work();
    expect(await deliveries()).toEqual([]);
    stand.pass(1);
    await stand.work();
    const [email, ...others] = await stand.server.emails();
    expect(others).toEqual([]);
    expect(email?.subject).toBe('Your call isn’t booked yet');
    expect(email?.text).toContain(`/thank-you?contactId=${lead}`);
    expect(email?.text).toContain(`within ${responseHours} hours`);
  });

  it('should leave a lead who booked in the meantime to the invitation', async () => {
    const lead = await submit();
    stand.pass(3);
    await book(lead);
    await stand.work();
    stand.pass(autoReplyDelayMinutes);
    await stand.work();
    expect(await subjects()).toEqual([expect.stringMatching(/^Your strategy call:/)]);
    expect(await reply()).toMatchObject([{ state: 'skipped', reason: booked, attempts: 0 }]);
  });

  it.each([
    ['called', { outcome: 'reached' }, 'You had reached them by then.'],
    ['called', { outcome: 'no-answer' }, 'You had called them by then.'],
    ['wrote', {}, 'You had emailed them by then.'],
  ])('should be silent once the owner has logged: %s %j', async (kind, detail, reason) => {
    const lead = await submit();
    await admin.query(
      'INSERT INTO leads.activities (contact_id, at, kind, detail) VALUES ($1, $2, $3, $4)',
      [lead, stand.now, kind, detail],
    );
    stand.pass(autoReplyDelayMinutes);
    await stand.work();
    expect(await reply()).toMatchObject([{ state: 'skipped', reason }]);
  });

  it('should come in spite of a note, and be silent once the status has changed', async () => {
    const noted = await submit('ann@harbor.example');
    await admin.query(
      `INSERT INTO leads.activities (contact_id, at, kind, detail) VALUES ($1, $2, 'note-added', '{"text": "Later"}')`,
      [noted, stand.now],
    );
    const qualified = await submit('bo@harbor.example');
    await admin.query(`UPDATE leads.contacts SET status = 'qualified' WHERE id = $1`, [qualified]);
    stand.pass(autoReplyDelayMinutes);
    await stand.work();
    // The worker has both in hand at once: either may be settled first.
    const settled = (await reply()).map(({ state, reason }) => [state, reason]);
    expect(settled.toSorted()).toEqual([
      ['sent', null],
      ['skipped', 'You had changed their status by then.'],
    ]);
  });

  it('should not tell a lead who has canceled their call that none is booked', async () => {
    const call = await book(await submit());
    await changeCall(call, { status: 'cancelled' });
    stand.pass(autoReplyDelayMinutes);
    await stand.work();
    expect(await reply()).toMatchObject([{ state: 'skipped', reason: booked }]);
  });

  it('should not come for the first of two forms when the call was booked with the second', async () => {
    await submit('ann@harbor-bakery.example');
    await book(await submit('Ann+web@Harbor-Bakery.example'));
    await stand.work();
    stand.pass(autoReplyDelayMinutes);
    await stand.work();
    expect((await reply()).map(({ reason }) => reason)).toEqual([booked, booked]);
  });

  it('should come again after a call of long ago', async () => {
    await book(await submit());
    await stand.work();
    stand.pass(hours(24 * 30));
    await submit();
    stand.pass(autoReplyDelayMinutes);
    await stand.work();
    expect((await subjects()).at(-1)).toBe('Your call isn’t booked yet');
  });

  it('should not count when it is skipped', async () => {
    const call = await book(await submit());
    stand.pass(autoReplyDelayMinutes);
    await stand.work();
    await changeCall(call, { status: 'cancelled' });
    await submit();
    stand.pass(autoReplyDelayMinutes);
    await stand.work();
    expect((await reply()).map(({ state }) => state)).toEqual(['skipped', 'sent']);
  });

  it('should go to the address as it was corrected, and nowhere when the lead was erased', async () => {
    const corrected = await submit('ann@harbor-bakery.exmaple');
    const erased = await submit('eve@harbor-bakery.example');
    await admin.query(`UPDATE leads.contacts SET email = 'ann@harbor.example' WHERE id = $1`, [
      corrected,
    ]);
    await admin.query('DELETE FROM leads.contacts WHERE id = $1', [erased]);
    stand.pass(autoReplyDelayMinutes);
    await stand.work();
    expect(stand.server.received.flatMap(({ recipients }) => recipients)).toEqual([
      'ann@harbor.example',
    ]);
  });
});

describe('the free times of the automatic reply', () => {
  /** Stands in for the scheduling service: its status and body. */
  let answer: { status: number; body: string };
  const server = createServer((_, response) => response.writeHead(answer.status).end(answer.body));
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void server.close());

  const free = (times: readonly string[]) =>
    gridStarts().map((start) => (times.includes(start) ? null : 'taken'));
  const slots = {
    starts: gridStarts(),
    lastDay: '2026-12-31',
    days: [
      { day: '2026-11-11', reasons: free(['10:00', '10:30', '14:00']) },
      { day: '2026-11-12', reasons: free(['09:00']) },
    ],
  };

  async function replyText(): Promise<{ lead: number; text: string }> {
    const { port } = server.address() as AddressInfo;
    await stand.startWorker({ SCHEDULING_URL: `http://127.0.0.1:${port}` });
    const lead = await submit();
    stand.pass(autoReplyDelayMinutes);
    await stand.work();
    return { lead, text: (await stand.server.emails())[0]?.text ?? '' };
  }

  it('should be links that open the confirmation of each', async () => {
    answer = { status: 200, body: JSON.stringify(slots) };
    const { lead, text } = await replyText();
    const link = (start: string) =>
      `<https://agency.example/thank-you?contactId=${lead}&start=${start}>`;
    expect(text).toContain(`Wed, Nov 11, 10:00 AM ${link('2026-11-11T15:00:00.000Z')}`);
    expect(text).toContain(`Wed, Nov 11, 2:00 PM ${link('2026-11-11T19:00:00.000Z')}`);
    expect(text).toContain(`Thu, Nov 12, 9:00 AM ${link('2026-11-12T14:00:00.000Z')}`);
    expect(text).toContain('See all times');
  });

  it.each([
    ['cannot be read', 503, '{}'],
    ['come as something else', 200, '<html>'],
    ['are all taken', 200, JSON.stringify({ ...slots, days: [] })],
  ])('should be left out if they %s', async (_, status, body) => {
    answer = { status, body };
    const { text } = await replyText();
    expect(text).toContain('Pick a time <');
    expect(text).not.toContain('start=');
    expect(text).not.toContain('Free right now');
  });
});
