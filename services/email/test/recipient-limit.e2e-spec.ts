import {
  maxEmailsPerAddressPerDay,
  maxOwnerNoticesPerHour,
  maxUpcomingAppointmentsPerLead,
} from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { until } from '@agency/testing/until';
import { ownerEmail } from './email-app.js';
import { EmailStand, hours } from './email-stand.js';
import { refusal } from './mail-server.js';
import { addCall, addLead, changeCall, deliveries, order } from './stored.js';

const stand = new EmailStand();
beforeEach(() => stand.startWorker());
const stranger = 'stranger@third-party.example';
const oneReply = 'An address gets one email of this kind in 24 hours.';
const heldNotice = 'You had 60 notices within an hour. This one is part of a summary.';
const later = (minutes: number) => new Date(stand.now.getTime() + minutes * 60_000);

const emailsTo = (address: string) =>
  stand.server.received.filter(({ recipients }) => recipients.includes(address)).length;
const inState = async (state: string) =>
  (await deliveries()).filter((delivery) => delivery.state === state);

/** The emails of a form. */
async function submit(email: string): Promise<number> {
  const about = await addLead({ email });
  await order('leads', { name: 'lead-notice', about, dueAt: stand.now });
  await order('leads', { name: 'lead-auto-reply', about, dueAt: stand.now });
  return about;
}

/** The emails of a booking. */
async function book(contactId: number, startsAt: Date): Promise<number> {
  const { id } = await addCall(startsAt, contactId);
  const about = { about: id, dueAt: stand.now };
  await order('scheduling', { ...about, name: 'booking-notice' });
  await order('scheduling', { ...about, name: 'booking-invitation' });
  return id;
}

const change = async (id: number, name: string, to: Parameters<typeof changeCall>[1]) =>
  order('scheduling', { name, about: id, sequence: await changeCall(id, to), dueAt: stand.now });

describe('a stranger’s address', () => {
  it('should get 6 emails and not 85 from 40 forms and 45 bookings, and the owner 60 notices and a summary', async () => {
    await stand.startAnotherWorker();
    const leads: number[] = [];
    for (let form = 0; form < 40; form += 1) leads.push(await submit(stranger));
    await stand.work();
    for (let call = 0; call < 45; call += 1) {
      const lead = leads[Math.floor(call / maxUpcomingAppointmentsPerLead)];
      if (lead !== undefined) await book(lead, later(hours(48) + call * 30));
    }
    await stand.work();
    expect(emailsTo(stranger)).toBe(maxEmailsPerAddressPerDay);
    expect(emailsTo(ownerEmail)).toBe(maxOwnerNoticesPerHour);
    const isToOwner = ({ mail }: { mail: string }) => mail.endsWith('-notice');
    const held = (await inState('skipped')).filter(isToOwner);
    expect(new Set(held.map(({ reason }) => reason))).toEqual(new Set([heldNotice]));
    expect(held).toHaveLength(85 - maxOwnerNoticesPerHour);
    const skipped = (await inState('skipped')).filter((email) => !isToOwner(email));
    expect(new Set(skipped.map(({ mail, reason }) => `${mail}: ${reason}`))).toEqual(
      new Set([`lead-auto-reply: ${oneReply}`]),
    );
    expect(skipped).toHaveLength(39);
    expect((await inState('queued')).map(({ mail }) => mail)).toEqual(
      Array(40).fill('booking-invitation'),
    );
    expect(skipped.filter(({ attempts }) => attempts > 0)).toEqual([]);

    const neighbor = await submit('ann@third-party.example');
    await stand.work();
    await book(neighbor, later(hours(47)));
    await stand.work();
    expect(emailsTo('ann@third-party.example')).toBe(2);
  });

  it('should be recognized under other spellings of its mailbox', async () => {
    await submit(stranger);
    for (const email of ['Stranger@Third-Party.example', 'stranger+1@third-party.example']) {
      await submit(email);
    }
    await stand.work();
    expect((await inState('sent')).filter(({ mail }) => mail === 'lead-auto-reply')).toHaveLength(
      1,
    );
  });

  it('should get one reply of two workers that are offered many at the same moment', async () => {
    await stand.startAnotherWorker();
    for (let round = 0; round < 5; round += 1) {
      const email = `stranger${round}@third-party.example`;
      for (let form = 0; form < 20; form += 1) {
        const about = await addLead({ email });
        await order('leads', { name: 'lead-auto-reply', about, dueAt: stand.now });
      }
    }
    await stand.work();
    for (let round = 0; round < 5; round += 1) {
      expect(emailsTo(`stranger${round}@third-party.example`)).toBe(1);
    }
  });

  it('should get no second reply while the first is on its way, or may have been sent', async () => {
    let underWay = 0;
    stand.server.behavior.onEmail = () => {
      underWay += 1;
    };
    await order('leads', {
      name: 'lead-auto-reply',
      about: await addLead({ email: stranger }),
      dueAt: stand.now,
    });
    await stand.relay();
    await until(() => underWay === 1);
    await order('leads', {
      name: 'lead-auto-reply',
      about: await addLead({ email: stranger }),
      dueAt: stand.now,
    });
    await stand.relay();
    await until(async () => (await inState('skipped')).length === 1);
    stand.server.cut();
    await stand.settle();
    expect(await inState('failed')).toHaveLength(1);
    stand.server.behavior = {};
    await submit(stranger);
    await stand.work();
    expect(emailsTo(stranger)).toBe(0);
    expect(await inState('skipped')).toHaveLength(2);
  });

  it('should get a reply again after 24 hours', async () => {
    await submit(stranger);
    await stand.work();
    stand.pass(hours(24) - 1);
    await submit(stranger);
    await stand.work();
    expect(emailsTo(stranger)).toBe(1);
    stand.pass(1);
    await submit(stranger);
    await stand.work();
    expect(emailsTo(stranger)).toBe(2);
  });

  it('should stand in the record by nothing that names it', async () => {
    await submit(stranger);
    await stand.work();
    const [row] = await admin.query(
      'SELECT json_agg(deliveries)::text AS rows FROM email.deliveries',
    );
    expect(row.rows).not.toMatch(/stranger|third-party/);
  });
});

describe('an honest visitor', () => {
  it('should get every email of a day on which she books, moves twice, cancels and books again', async () => {
    const visitor = 'ann@harbor-bakery.example';
    const lead = await submit(visitor);
    await stand.work();
    const call = await book(lead, later(hours(72)));
    await stand.work();
    for (const startsAt of [later(hours(96)), later(hours(120))]) {
      await change(call, 'booking-moved', { startsAt });
      await stand.work();
    }
    await change(call, 'booking-cancelled', { status: 'cancelled' });
    await book(lead, later(hours(50)));
    await stand.work();
    expect(emailsTo(visitor)).toBe(6);
    expect(await inState('skipped')).toEqual([]);
  });

  it('should get every email about as many calls as she may have ahead, booked, moved, canceled and booked again', async () => {
    const lead = await addLead();
    const calls: number[] = [];
    const bookAll = async () => {
      for (let call = 0; call < maxUpcomingAppointmentsPerLead; call += 1) {
        calls.push(await book(lead, later(hours(24) + calls.length * 30)));
      }
    };
    await bookAll();
    await stand.work();
    for (const [index, call] of [...calls].entries()) {
      await change(call, 'booking-moved', { startsAt: later(hours(60) + index * 30) });
    }
    await stand.work();
    for (const call of [...calls]) {
      await change(call, 'booking-cancelled', { status: 'cancelled' });
    }
    await bookAll();
    await stand.work();
    for (const about of calls.slice(maxUpcomingAppointmentsPerLead)) {
      await order('scheduling', { name: 'reminder-24-hours', about, dueAt: stand.now });
      await order('scheduling', { name: 'reminder-10-minutes', about, dueAt: stand.now });
    }
    await stand.work();
    stand.pass(60);
    await stand.releaseHeld();
    expect(await inState('skipped')).toEqual([]);
    expect(emailsTo('ann@harbor-bakery.example')).toBe(6 * maxUpcomingAppointmentsPerLead);
  });

  it('should get her email at last when the mail server was away, also on a day with others', async () => {
    stand.server.behavior.onRecipient = () => {
      throw refusal(451, 'later');
    };
    await submit('ann@harbor-bakery.example');
    await stand.work();
    stand.server.behavior = {};
    stand.pass(hours(25));
    await submit('ann@harbor-bakery.example');
    await stand.work();
    await stand.retryNow();
    expect(emailsTo('ann@harbor-bakery.example')).toBe(2);
  });
});
