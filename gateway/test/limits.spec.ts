import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { apiErrorBodySchema, apiPaths } from '@agency/contracts';
import { type Answer, ask } from './ask.ts';
import { gatewaySuite, startStack } from './stack.ts';

const burst = 3;

function assertRefused(answer: Answer | undefined, wait: string): void {
  assert.equal(answer?.status, 429);
  assert.equal(answer.headers['retry-after'], wait);
  assert.equal(answer.headers['content-type'], 'application/json');
  assert.equal(apiErrorBodySchema.parse(JSON.parse(answer.text)).statusCode, 429);
}

describe('limits per network', () => {
  const low = { rate: '1r/m', burst: `${burst}` };
  const stack = gatewaySuite({
    LIMIT_FORMS: low.rate,
    LIMIT_FORMS_BURST: low.burst,
    LIMIT_BOOKINGS: low.rate,
    LIMIT_BOOKINGS_BURST: low.burst,
    LIMIT_BOT_CHECK: low.rate,
    LIMIT_BOT_CHECK_BURST: low.burst,
    LIMIT_LOGIN: low.rate,
    LIMIT_LOGIN_BURST: low.burst,
  });

  const limited: [string, string, string][] = [
    ['POST', '/api/contacts', '10'],
    ['POST', '/api/appointments', '10'],
    ['GET', '/api/bot-check/challenge', '10'],
    ['POST', apiPaths.session, '60'],
  ];
  for (const [method, path, wait] of limited) {
    it(`should answer 429 when ${method} ${path} goes on and on, and only then`, async () => {
      const answers: Answer[] = [];
      for (let n = 0; n < burst + 3; n += 1) {
        // A forged address must not get an allowance of its own.
        const headers = { 'x-forwarded-for': `198.51.100.${n}`, 'x-real-ip': `198.51.100.${n}` };
        answers.push(await ask(stack.port, path, { method, headers }));
      }
      assert.deepEqual(
        answers.map((answer) => answer.status),
        [...Array<number>(burst + 1).fill(200), 429, 429],
      );
      assertRefused(answers.at(-1), wait);
    });
  }

  const alike: [string, string, string, string][] = [
    ['a change by a visitor’s link like a booking', 'PATCH', `${apiPaths.bookings}/s3cret`, '10'],
    ['a corrected address like a form', 'PUT', `${apiPaths.contacts}/1099511627776/email`, '10'],
    ['a forgotten password like a login', 'POST', apiPaths.recovery, '60'],
    ['a new password by a link like a login', 'POST', apiPaths.recoveryLink, '60'],
  ];
  for (const [what, method, path, wait] of alike) {
    it(`should count ${what}, and not the reading of its address`, async () => {
      let last: Answer | undefined;
      for (let n = 0; n < burst + 2; n += 1) last = await ask(stack.port, path, { method });
      assertRefused(last, wait);
      assert.equal((await ask(stack.port, path)).status, 200);
    });
  }

  it('should answer 429 when reads of the API go on and on, whatever is read', async () => {
    const reader = await startStack({ LIMIT_READS: '1r/m', LIMIT_READS_BURST: `${burst}` });
    try {
      const paths = ['/api/availability', '/api/appointments?limit=200', '/api/health/leads'];
      const answers: Answer[] = [];
      for (let n = 0; n < burst + 3; n += 1) {
        answers.push(await ask(reader.port, paths[n % paths.length] ?? ''));
      }
      assert.deepEqual(
        answers.map((answer) => answer.status),
        [...Array<number>(burst + 1).fill(200), 429, 429],
      );
      assertRefused(answers.at(-1), '10');
      assert.equal((await ask(reader.port, '/api/availability', { method: 'HEAD' })).status, 429);
      assert.equal((await ask(reader.port, '/contact')).status, 200);
      assert.equal((await ask(reader.port, '/api/contacts', { method: 'POST' })).status, 200);
    } finally {
      await reader.stop();
    }
  });

  it('should not limit the owner’s other calls, nor pages', async () => {
    for (const [method, path] of [
      ['DELETE', '/api/session/admin'],
      ['PATCH', '/api/contacts/1'],
      ['GET', '/contact'],
    ] as const) {
      for (let n = 0; n < burst + 3; n += 1) {
        assert.equal((await ask(stack.port, path, { method })).status, 200, path);
      }
    }
  });
});

describe('limits as shipped', () => {
  const stack = gatewaySuite();

  it('should let an office of 50 send their forms at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => ask(stack.port, '/api/contacts', { method: 'POST' })),
    );
    assert.ok(answers.every((answer) => answer.status === 200));
  });

  it('should let an owner open her desk, and an office page through the weeks, as fast as they can', async () => {
    const paths = ['/api/availability', '/api/appointments?limit=200', '/api/contacts'];
    for (let n = 0; n < 200; n += 1) {
      assert.equal((await ask(stack.port, paths[n % paths.length] ?? '')).status, 200);
    }
  });

  const changes = [
    ['POST', '/api/deliveries/notices/confirm'],
    ['DELETE', '/api/session/admin'],
    ['PUT', '/api/rankings/alert-rules'],
    ['PATCH', '/api/time-off/1'],
    ['OPTIONS', '/api/contacts'],
    ['PROPFIND', '/api/contacts/1'],
  ] as const;
  for (const [method, path] of changes) {
    it(`should stop a script that sends ${method} ${path} from one address`, async () => {
      const other = await startStack();
      try {
        const statuses: number[] = [];
        // Few at a time: more in progress are refused anyway.
        const script = async () => {
          for (let n = 0; n < 40; n += 1) {
            statuses.push((await ask(other.port, path, { method })).status);
          }
        };
        await Promise.all(Array.from({ length: 20 }, script));
        assert.ok(statuses.includes(429));
        // Pages are still read.
        assert.equal((await ask(other.port, '/contact')).status, 200);
      } finally {
        await other.stop();
      }
    });
  }

  it('should let an owner work as fast as she can', async () => {
    for (let n = 0; n < 100; n += 1) {
      const { status } = await ask(stack.port, '/api/contacts/1', { method: 'PATCH' });
      assert.equal(status, 200);
    }
  });

  it('should stop a script that reads from one address', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 400 }, async () => (await ask(stack.port, '/api/availability')).status),
    );
    assert.ok(statuses.includes(429));
  });
});
