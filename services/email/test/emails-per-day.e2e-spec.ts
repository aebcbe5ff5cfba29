import { admin } from '@agency/testing/admin-database';
import { EmailStand, hours } from './email-stand.js';
import { addCall, addLead, changeCall, deliveries, order } from './stored.js';

const stand = new EmailStand();
beforeEach(() => stand.startWorker());
const stranger = 'stranger@third-party.example';
const later = (minutes: number) => new Date(stand.now.getTime() + minutes * 60_000);
const dayMinutes = hours(24);
const notInvited = 'The address got no invitation to this call.';
const sixADay = 'An address gets at most 6 emails in 24 hours that visitors can cause.';

const subjectsTo = (address: string) =>
  stand.server.received
    .filter(({ recipients }) => recipients.includes(address))
    .map(({ raw }) => /^Subject: (\S+)/m.exec(raw)?.[1]);
const emailsTo = (address: string) => subjectsTo(address).length;

interface Order {
  isByOwner?: boolean;
}

async function book(startsAt: Date, email = stranger, options: Order = {}): Promise<number> {
  const { id } = await addCall(startsAt, await addLead({ email }));
  await order('scheduling', {
    name: 'booking-invitation',
    about: id,
    dueAt: stand.now,
    ...options,
  });
  await stand.work();
  return id;
}

async function move(id: number, startsAt: Date, options: Order = {}): Promise<void> {
  const sequence = await changeCall(id, { startsAt });
  await order('scheduling', {
    name: 'booking-moved',
    about: id,
    sequence,
    dueAt: stand.now,
    ...options,
  });
  await stand.work();
}

async function cancel(id: number, options: Order = {}): Promise<void> {
  const sequence = await changeCall(id, { status: 'cancelled' });
  await order('scheduling', {
    name: 'booking-cancelled',
    about: id,
    sequence,
    dueAt: stand.now,
    ...options,
  });
  await stand.work();
}

async function submit(email = stranger): Promise<number> {
  const about = await addLead({ email });
  await order('leads', { name: 'lead-auto-reply', about, dueAt: stand.now });
  await stand.work();
  return about;
}

async function anHourLater(): Promise<void> {
  stand.pass(60);
  await stand.releaseHeld();
}

describe('the emails that strangers cause to one mailbox', () => {
  it('should be 6 by all routes together, and after an hour the latest of each call once', async () => {
    await submit();
    const calls: number[] = [];
    for (let call = 0; call < 6; call += 1) calls.push(await book(later(hours(48) + call * 30)));
    for (const [index, call] of calls.entries()) {
      await move(call, later(hours(72) + index * 30));
      await move(call, later(hours(96) + index * 30));
    }
    for (const call of calls) await cancel(call);
    expect(emailsTo(stranger)).toBe(6);
    await anHourLater();
    expect(emailsTo(stranger)).toBe(11);
    expect(subjectsTo(stranger).slice(6)).toEqual(Array(5).fill('Canceled:'));
    const untold = (await deliveries()).filter(({ reason }) => reason === notInvited);
    expect(untold.map(({ mail }) => mail)).toEqual(['booking-cancelled']);
    await anHourLater();
    expect(emailsTo(stranger)).toBe(11);
  });

  it('should stay 12 a day however long someone goes on', async () => {
    const calls: number[] = [];
    for (let hour = 0; hour < 23; hour += 1) {
      calls.push(await book(later(hours(48))));
      for (const [index, call] of calls.slice(-3).entries()) {
        await move(call, later(hours(96 + 10 * index) + 60 * calls.length));
      }
      await anHourLater();
    }
    expect(emailsTo(stranger)).toBeLessThanOrEqual(12);
  });

  it('should be a call’s state once, even if it changes again every hour', async () => {
    const call = await book(later(hours(120)));
    for (let time = 0; time < 20; time += 1) {
      await move(call, later(hours(130) + time * 60));
      await anHourLater();
    }
    expect(emailsTo(stranger)).toBe(7);
  });

  it('should end with where each call stands, once the day is over', async () => {
    const call = await book(later(hours(120)));
    for (let time = 0; time < 9; time += 1) {
      await move(call, later(hours(130) + time * 60));
      await anHourLater();
    }
    stand.pass(dayMinutes);
    await stand.releaseHeld();
    expect(emailsTo(stranger)).toBe(8);
    expect((await deliveries()).filter(({ state }) => state === 'queued')).toEqual([]);
  });

  it('should be told early of a call that begins within the hour', async () => {
    const call = await book(later(hours(120)));
    for (let time = 0; time < 5; time += 1) await move(call, later(hours(30) + time));
    await move(call, later(40));
    expect(emailsTo(stranger)).toBe(7);
  });

  it('should be an invitation an hour later rather than none', async () => {
    const calls: number[] = [];
    for (let call = 0; call < 8; call += 1) calls.push(await book(later(hours(48) + call * 30)));
    expect(emailsTo(stranger)).toBe(6);
    const [first, second] = (await deliveries()).slice(-2);
    expect([first?.state, second?.state]).toEqual(['queued', 'queued']);
    expect(first?.reason).toContain(sixADay);
    // Many waiting jobs would be an alert about the mail server.
    expect(await stand.delayed()).toEqual([]);
    await move(Number(calls[6]), later(hours(99)));
    await anHourLater();
    expect(subjectsTo(stranger).slice(6).sort()).toEqual(['Moved:', 'Your']);
  });

  it('should include no automatic reply beyond them, not even later', async () => {
    for (let call = 0; call < 6; call += 1) await book(later(hours(48) + call * 30));
    await admin.query(`UPDATE scheduling.appointments SET status = 'completed'`);
    await submit();
    await anHourLater();
    expect(emailsTo(stranger)).toBe(6);
    const [reply] = (await deliveries()).filter(({ mail }) => mail === 'lead-auto-reply');
    expect(reply).toMatchObject({ state: 'skipped', reason: sixADay, attempts: 0 });
  });
});

describe('what the owner does', () => {
  const byOwner = { isByOwner: true };

  it('should reach the visitor at once, and leave her own 6', async () => {
    const call = await book(later(hours(120)), stranger, byOwner);
    for (let time = 0; time < 6; time += 1) await move(call, later(hours(130) + time), byOwner);
    expect(emailsTo(stranger)).toBe(7);
    for (let time = 0; time < 6; time += 1) await move(call, later(hours(140) + time));
    expect(emailsTo(stranger)).toBe(13);
    await move(call, later(hours(150)));
    expect(emailsTo(stranger)).toBe(13);
    await cancel(call, byOwner);
    expect(emailsTo(stranger)).toBe(14);
    await anHourLater();
    expect(emailsTo(stranger)).toBe(14);
  });

  it('should leave reminders alone', async () => {
    const calls: number[] = [];
    for (let call = 0; call < 7; call += 1) calls.push(await book(later(hours(40) + call * 30)));
    for (const about of calls.slice(0, 2)) {
      await order('scheduling', { name: 'reminder-24-hours', about, dueAt: stand.now });
    }
    await stand.work();
    expect(emailsTo(stranger)).toBe(8);
  });
});
