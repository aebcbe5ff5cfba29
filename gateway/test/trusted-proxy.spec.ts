import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Answer, ask } from './ask.ts';
import { gatewaySuite, type Stack } from './stack.ts';

const forms = { LIMIT_FORMS: '1r/m', LIMIT_FORMS_BURST: '1' };

function told(stack: Stack) {
  const last = stack.services.leads.received.at(-1);
  assert.ok(last);
  return last.headers;
}

describe('a proxy in front that is trusted', () => {
  const stack = gatewaySuite({ TRUSTED_PROXY: '127.0.0.0/8', ...forms });

  const sendForm = (visitor: string): Promise<Answer> =>
    ask(stack.port, '/api/contacts', {
      method: 'POST',
      headers: { 'x-forwarded-for': visitor, 'x-forwarded-proto': 'https' },
    });

  it('should be believed about who the visitor is, but no proxy before it', async () => {
    await sendForm('198.51.100.7, 203.0.113.9');
    assert.equal(told(stack)['x-forwarded-for'], '203.0.113.9');
  });

  it('should be believed that the visitor used HTTPS', async () => {
    const answer = await sendForm('203.0.113.10');
    assert.equal(told(stack)['x-forwarded-proto'], 'https');
    assert.equal(
      answer.headers['strict-transport-security'],
      'max-age=31536000; includeSubDomains',
    );
  });

  it('should count for itself when it names no visitor', async () => {
    const answer = await ask(stack.port, '/api/contacts', {
      headers: { 'x-forwarded-proto': 'https' },
    });
    assert.equal(told(stack)['x-forwarded-for'], '127.0.0.1');
    assert.equal(answer.headers['strict-transport-security'], undefined);
  });

  async function statusesOf(visitors: string[]): Promise<number[]> {
    const statuses: number[] = [];
    for (const visitor of visitors) statuses.push((await sendForm(visitor)).status);
    return statuses;
  }

  it('should leave each of its visitors an allowance of their own', async () => {
    assert.deepEqual(
      await statusesOf(['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']),
      [200, 200, 429, 200],
    );
  });

  it('should see one network in all addresses of an IPv6 /64, however they are written', async () => {
    assert.deepEqual(await statusesOf(['2001:db8:1:2::a', '2001:db8:1:2:3:4:5:6']), [200, 200]);
    assert.deepEqual(await statusesOf(['2001:db8:1:2::b', '2001:db8:1:3::a']), [429, 200]);
    assert.deepEqual(
      await statusesOf(['2001:db8::1:2:3:4', '2001:db8::1', '2001:db8::9:0']),
      [200, 200, 429],
    );
  });
});

describe('a proxy in front that is not trusted', () => {
  const stack = gatewaySuite({ TRUSTED_PROXY: '10.0.0.0/8' });

  it('should be a visitor like any other', async () => {
    const answer = await ask(stack.port, '/api/contacts', {
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' },
    });
    assert.equal(told(stack)['x-forwarded-for'], '127.0.0.1');
    assert.equal(told(stack)['x-forwarded-proto'], 'http');
    assert.equal(answer.headers['strict-transport-security'], undefined);
  });
});
