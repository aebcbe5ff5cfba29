import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  defaultMaxUpcomingAppointments,
  defaultSurge,
  gridStarts,
  maxUpcomingAppointmentsPerLead,
} from '@agency/contracts';
import { attackedProducts } from './attacked-product.ts';

const forms = 100;
const oneAddress = { forms, bookings: forms * maxUpcomingAppointmentsPerLead };
const { perNetwork } = defaultMaxUpcomingAppointments;
/** Enough forms to book as many upcoming calls as one network may have. */
const hostOf = (from: string) => ({ forms: 4, bookings: perNetwork, from });

const held = "status = 'scheduled' AND confirm_by IS NOT NULL";
const heldAppointments = `SELECT count(*)::int AS number FROM scheduling.appointments WHERE ${held}`;
const notices =
  "SELECT count(*)::int AS number FROM scheduling.outbox WHERE name = 'booking-surge-notice'";

const onProduct = attackedProducts();

describe('an attack of ten minutes', { timeout: 300_000 }, () => {
  const product = onProduct();

  it('should become 20 leads and 10 calls from one address, less than a day of the calendar', async (test) => {
    const haul = await product.attacker.attack(oneAddress);
    test.diagnostic(JSON.stringify(haul));
    assert.deepEqual(haul, { forms: { 201: 20, 429: 80 }, bookings: { 201: 10, 429: 290 } });
    assert.ok((await product.calls()) < gridStarts().length);
  });

  it('should keep no more times from twenty addresses with ten bookings each than visitors may book in an hour at most', async (test) => {
    const before = (await product.attacker.freeStarts()).length;
    let booked = 0;
    for (let host = 1; host <= 20; host++) {
      const haul = await product.attacker.attack(hostOf(`198.51.100.${host}`));
      assert.deepEqual(haul, { forms: { 201: 4 }, bookings: { 201: 10, 429: 2 } });
      booked += 10;
    }
    const waiting = await product.number(heldAppointments);
    test.diagnostic(`${before} free times: ${booked} booked, ${waiting} of them held`);
    assert.equal(booked - waiting, 2 * defaultSurge.bookingsPerHour);
    assert.equal(await product.number(notices), 1);
  });

  it('should book from four networks of one IPv6 customer what two may', async (test) => {
    for (let network = 0; network < 4; network++) {
      const haul = await product.attacker.attack(hostOf(`2001:db8:0:${network}::1`));
      test.diagnostic(JSON.stringify(haul));
    }
    assert.equal(await product.calls(), 20);
  });
});

describe('an attack of hours', { timeout: 300_000 }, () => {
  // Without the limits per ten minutes, which would not stop it.
  const product = onProduct({ RATE_LIMIT_CONTACTS: '100000', RATE_LIMIT_APPOINTMENTS: '100000' });

  it('should never have more than 12 calls ahead from one address', async (test) => {
    const haul = await product.attacker.attack(oneAddress);
    test.diagnostic(JSON.stringify(haul));
    assert.deepEqual(haul, { forms: { 201: 100 }, bookings: { 201: 12, 422: 288 } });
    assert.equal(await product.calls(), 12);
  });

  it('should have as many calls ahead from an IPv6 customer with 256 networks as four networks, never the whole calendar', async (test) => {
    const free = (await product.attacker.freeStarts()).length;
    for (let network = 0; network < 8; network++) {
      const fourth = (network * 0x100).toString(16);
      const haul = await product.attacker.attack(hostOf(`2001:db8:0:${fourth}::1`));
      test.diagnostic(JSON.stringify(haul));
    }
    test.diagnostic(`${await product.calls()} of ${free} free times`);
    assert.equal(await product.calls(), 4 * perNetwork);
  });
});

describe('an attack while the bot check is required', { timeout: 300_000 }, () => {
  const product = onProduct({ BOT_CHECK: 'required' });

  it('should need one proof a form and one a booking, each good once', async () => {
    const { attacker } = product;
    assert.equal((await attacker.sendForm()).status, 403);
    const proofOfForm = await attacker.prove();
    const { status, contactId = 0 } = await attacker.sendForm({ altcha: proofOfForm });
    assert.equal(status, 201);
    assert.equal((await attacker.book(contactId)).status, 403);
    assert.equal((await attacker.book(contactId, { altcha: proofOfForm })).status, 403);
    const proofOfBooking = await attacker.prove();
    assert.equal((await attacker.book(contactId, { altcha: proofOfBooking })).status, 201);
    assert.equal((await attacker.book(contactId, { altcha: proofOfBooking })).status, 403);
    assert.equal((await attacker.sendForm({ altcha: proofOfBooking })).status, 403);
  });

  it('should take nothing without the work', async (test) => {
    const haul = await product.attacker.attack(oneAddress);
    test.diagnostic(JSON.stringify(haul));
    // As many as one address may send in ten minutes.
    assert.deepEqual(haul, { forms: { 403: 20, 429: 80 }, bookings: {} });
    assert.equal(await product.calls(), 0);
  });
});
