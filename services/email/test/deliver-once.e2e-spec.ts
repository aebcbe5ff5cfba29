import { EmailStand, hours } from './email-stand.js';
import { refusal } from './mail-server.js';
import { addCall, addLead, changeCall, deliveries, order } from './stored.js';

const stand = new EmailStand();
beforeEach(() => stand.startWorker());
const nine = new Date('2026-11-12T14:00:00Z');
const ago = (minutes: number) => new Date(nine.getTime() - minutes * 60_000);
const names = async () => (await deliveries()).map(({ mail, state }) => [mail, state]);

/** A call whose reminders are waiting in the outbox, as after a booking. */
async function bookedCall(sequence = 0, startsAt = nine, id?: number) {
  const call = id === undefined ? await addCall(startsAt) : { id };
  const before = (minutes: number) => new Date(startsAt.getTime() - minutes * 60_000);
  const reminder = { about: call.id, sequence };
  await order('scheduling', { ...reminder, name: 'reminder-24-hours', dueAt: before(hours(24)) });
  await order('scheduling', { ...reminder, name: 'reminder-10-minutes', dueAt: before(10) });
  return call;
}

describe('an email', () => {
  it('should be sent once when its time has come, each reminder at its own', async () => {
    await bookedCall();
    await stand.work();
    expect(stand.server.received).toHaveLength(0);
    stand.now = ago(hours(24));
    await stand.work();
    await stand.work();
    expect(stand.server.received).toHaveLength(1);
    stand.now = ago(10);
    await stand.work();
    await stand.sweep();
    expect(stand.server.received).toHaveLength(2);
    expect(await names()).toEqual([
      ['reminder-24-hours', 'sent'],
      ['reminder-10-minutes', 'sent'],
    ]);
  });

  it('should be sent once when Redis has lost the queue before and after', async () => {
    // No one takes it before Redis loses it.
    await stand.queue.pause();
    await bookedCall();
    stand.now = ago(hours(24));
    await stand.relay();
    await stand.redis.flushdb();
    await stand.sweep();
    expect(stand.server.received).toHaveLength(1);
    await stand.redis.flushdb();
    await stand.sweep();
    expect(stand.server.received).toHaveLength(1);
  });

  it('should be sent by one of two workers that are offered it at the same moment', async () => {
    await stand.startAnotherWorker();
    const contactId = await addLead();
    for (let copy = 0; copy < 20; copy += 1) {
      await order('leads', { name: 'lead-notice', about: contactId, dueAt: stand.now });
    }
    await stand.work();
    await stand.retryNow();
    expect(stand.server.received).toHaveLength(1);
    expect(await deliveries()).toEqual([
      { mail: 'lead-notice', state: 'sent', reason: null, attempts: 1 },
    ]);
  });

  it('should wait for a mail server that is away for an hour, and then be sent once', async () => {
    await bookedCall();
    await stand.server.stop();
    stand.now = ago(hours(24));
    await stand.work();
    expect(await deliveries()).toEqual([
      {
        mail: 'reminder-24-hours',
        state: 'queued',
        reason: 'The mail server couldn’t be reached.',
        attempts: 1,
      },
    ]);
    stand.pass(30);
    await stand.retryNow();
    await stand.server.start();
    stand.pass(30);
    await stand.retryNow();
    expect(stand.server.received).toHaveLength(1);
    expect(await deliveries()).toEqual([
      { mail: 'reminder-24-hours', state: 'sent', reason: null, attempts: 3 },
    ]);
    expect(await stand.delayed()).toEqual([]);
  });

  it('should fail at its last try, more than a day after the first', async () => {
    await order('leads', { name: 'lead-notice', about: await addLead(), dueAt: stand.now });
    stand.server.behavior.onRecipient = () => {
      throw refusal(451, 'ann@harbor-bakery.example is busy');
    };
    await stand.work();
    let waited = 0;
    for (let [job] = await stand.delayed(); job; [job] = await stand.delayed()) {
      waited += job.delay;
      await stand.retryNow();
    }
    expect(waited).toBeGreaterThan(24 * 3_600_000);
    expect(await deliveries()).toEqual([
      {
        mail: 'lead-notice',
        state: 'failed',
        reason: 'The mail server asked to try again later (451).',
        attempts: 13,
      },
    ]);
  });

  it('should fail at once when its address is refused for good, and leave the address nowhere', async () => {
    await order('leads', { name: 'lead-auto-reply', about: await addLead(), dueAt: stand.now });
    stand.server.behavior.onRecipient = (address) => {
      throw refusal(550, `5.1.1 <${address}> is unknown`);
    };
    await stand.work();
    expect(await deliveries()).toEqual([
      {
        mail: 'lead-auto-reply',
        state: 'failed',
        reason: 'The mail server rejected the address (550 5.1.1).',
        attempts: 1,
      },
    ]);
    const jobs = await stand.redis.keys('bull:email:leads-*');
    const kept = await Promise.all(jobs.map((key) => stand.redis.hgetall(key)));
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain('harbor-bakery');
  });

  it('should not be sent again when the server broke off after it had everything', async () => {
    await order('leads', { name: 'lead-notice', about: await addLead(), dueAt: stand.now });
    stand.server.behavior.onEmail = () => stand.server.cut();
    await stand.work();
    stand.server.behavior = {};
    await stand.retryNow();
    expect(stand.server.received).toHaveLength(0);
    expect(await deliveries()).toEqual([
      {
        mail: 'lead-notice',
        state: 'failed',
        reason:
          'The connection was lost before the mail server confirmed the email. It may have been sent.',
        attempts: 1,
      },
    ]);
  });
});

describe('an email that no longer holds', () => {
  const reasonOf = async () => {
    expect(stand.server.received).toHaveLength(0);
    const [delivery, ...others] = await deliveries();
    expect(others).toEqual([]);
    expect(delivery?.state).toBe('skipped');
    return delivery?.reason;
  };

  it('should be skipped when the call is canceled in the minute before', async () => {
    const { id } = await bookedCall();
    stand.now = ago(hours(24));
    await changeCall(id, { status: 'cancelled' });
    await stand.work();
    expect(await reasonOf()).toBe('The call has since been canceled.');
  });

  it('should be skipped when the call was moved, and the new reminder sent at the new time', async () => {
    const { id } = await bookedCall();
    const later = new Date(nine.getTime() + 24 * 3_600_000);
    const sequence = await changeCall(id, { startsAt: later });
    await bookedCall(sequence, later, id);
    stand.now = ago(hours(24));
    await stand.work();
    expect(await reasonOf()).toBe('The call has since been moved.');
    stand.now = nine;
    await stand.work();
    expect(stand.server.received).toHaveLength(1);
  });

  it('should be skipped once the call has begun', async () => {
    const { id } = await addCall(nine);
    await order('scheduling', { name: 'booking-moved', about: id, dueAt: ago(10) });
    stand.now = nine;
    await stand.work();
    expect(await reasonOf()).toBe('The call had already begun.');
  });

  it('should not be an answer to ourselves', async () => {
    const contactId = await addLead({ email: 'Owner+desk@agency.example' });
    await order('leads', { name: 'lead-auto-reply', about: contactId, dueAt: stand.now });
    await stand.work();
    expect(await reasonOf()).toBe('The lead entered our own address.');
  });

  it('should be no one’s when its lead was erased', async () => {
    await order('leads', { name: 'lead-notice', about: 2 ** 40 + 7, dueAt: stand.now });
    await stand.work();
    expect(stand.server.received).toHaveLength(0);
    expect(await deliveries()).toEqual([]);
  });
});
