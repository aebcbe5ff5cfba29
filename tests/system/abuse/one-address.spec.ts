import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gridStarts, maxUpcomingAppointmentsPerLead } from '@agency/contracts';
import { attackedProducts, hoursLater } from './attacked-product.ts';

const forms = 100;
const oneAddress = { forms, bookings: forms * maxUpcomingAppointmentsPerLead };
const onProduct = attackedProducts(8);

describe('100 forms and 300 bookings from one address', { timeout: 300_000 }, () => {
  const product = onProduct('one_address');

  it('should become 20 leads and 10 calls in ten minutes, less than a day of the calendar', async (test) => {
    const haul = await product.attacker.attack(oneAddress);
    test.diagnostic(JSON.stringify(haul));
    assert.deepEqual(haul, { forms: { 201: 20, 429: 80 }, bookings: { 201: 10, 429: 290 } });
    assert.ok((await product.calls()) < gridStarts().length);
  });
});

describe('an attacker who takes hours', { timeout: 300_000 }, () => {
  const product = onProduct('patient', hoursLater);

  it('should never have more than 12 calls ahead', async (test) => {
    const haul = await product.attacker.attack(oneAddress);
    test.diagnostic(JSON.stringify(haul));
    assert.deepEqual(haul, { forms: { 201: 100 }, bookings: { 201: 12, 422: 288 } });
    assert.equal(await product.calls(), 12);
  });
});

describe('with the bot check required', { timeout: 300_000 }, () => {
  const product = onProduct('bot_check', { BOT_CHECK: 'required' });

  it('should ask one proof a form and one a booking, each good once', async () => {
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

  it('should take nothing from a script that does no work', async (test) => {
    const before = await product.calls();
    const haul = await product.attacker.attack(oneAddress);
    test.diagnostic(JSON.stringify(haul));
    assert.deepEqual(haul, { forms: { 403: 17, 429: 83 }, bookings: {} });
    assert.equal(await product.calls(), before);
  });
});
