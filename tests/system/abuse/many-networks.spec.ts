import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defaultMaxUpcomingAppointments, defaultSurge } from '@agency/contracts';
import { attackedProducts, hoursLater } from './attacked-product.ts';

const { perNetwork } = defaultMaxUpcomingAppointments;
const onProduct = attackedProducts(9);
/** Enough forms to book as many upcoming calls as one network may have. */
const hostOf = (from: string) => ({ forms: 4, bookings: perNetwork, from });

const held = "status = 'scheduled' AND confirm_by IS NOT NULL";
const heldAppointments = `SELECT count(*)::int AS number FROM scheduling.appointments WHERE ${held}`;
const notices =
  "SELECT count(*)::int AS number FROM scheduling.outbox WHERE name = 'booking-surge-notice'";

describe('twenty addresses with ten bookings each', { timeout: 300_000 }, () => {
  const product = onProduct('twenty_addresses');

  it('should keep no more times than visitors may book in an hour at most', async (test) => {
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
});

describe('four networks of one IPv6 customer', { timeout: 300_000 }, () => {
  const product = onProduct('four_networks');

  it('should book what two may', async (test) => {
    for (let network = 0; network < 4; network++) {
      const haul = await product.attacker.attack(hostOf(`2001:db8:0:${network}::1`));
      test.diagnostic(JSON.stringify(haul));
    }
    assert.equal(await product.calls(), 20);
  });
});

describe('an IPv6 customer with 256 networks and hours', { timeout: 300_000 }, () => {
  const product = onProduct('wide_customer', hoursLater);

  it('should have as many calls ahead as four networks, never the whole calendar', async (test) => {
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
