import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fuzz, renderStatuses } from './fuzz.ts';
import { addBookingToken } from './prepare.ts';
import { FuzzTarget } from './target.ts';

const { BASE_URL = '', MAIL_INBOX_URL = '', ADMIN_PASSWORD = '' } = process.env;
const count = Number(process.env.COUNT || 400);
const seed = Number(process.env.SEED || 20_261_122);
const excerptLength = 300;

it('should answer no body with a failure of its own', async () => {
  const target = await FuzzTarget.signIn(BASE_URL, ADMIN_PASSWORD);
  await addBookingToken(target, { url: BASE_URL, inboxUrl: MAIL_INBOX_URL });
  const result = await fuzz(target, { count, seed, now: new Date() });
  assert.equal(result.sent, count);
  const failures = result.failures.map(({ call, status, request }) =>
    `${status} ${call} ${request.contentType} ${request.body ?? ''}`.slice(0, excerptLength),
  );
  assert.deepEqual(failures, []);
  const answered = renderStatuses(result);
  // Valid bodies reach the services, and hostile ones are refused there.
  for (const status of ['200', '201', '204', '400', '404'])
    assert.match(answered, new RegExp(`^call .*\\b${status}\\b`));
});
