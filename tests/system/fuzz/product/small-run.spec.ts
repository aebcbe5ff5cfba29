import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fuzz, renderStatuses } from '../fuzz.ts';
import { addBookingToken } from '../prepare.ts';
import { FuzzTarget } from '../target.ts';

const { BASE_URL = '', MAIL_INBOX_URL = '', ADMIN_PASSWORD = '' } = process.env;

it('should answer no body with a failure of its own', { timeout: 300_000 }, async () => {
  const target = await FuzzTarget.signIn(BASE_URL, ADMIN_PASSWORD);
  await addBookingToken(target, { url: BASE_URL, inboxUrl: MAIL_INBOX_URL });
  const result = await fuzz(target, { count: 400, seed: 20_261_122, now: new Date() });
  assert.equal(result.sent, 400);
  assert.deepEqual(result.failures, [], renderStatuses(result));
});
