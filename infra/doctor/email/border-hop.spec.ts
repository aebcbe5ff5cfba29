import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { authenticate } from 'mailauth';
import { hopsFromBorder } from './border-hop.ts';

/** The addresses of the hand-overs in these Received headers, the border first. */
async function addresses(...received: string[]): Promise<string[]> {
  const head = received.map((line) => `Received: ${line}; Thu, 26 Nov 2026 12:00:00 +0000\r\n`);
  const { receivedChain } = await authenticate(`${head.join('')}From: a@b.net\r\n\r\nHello`, {
    resolver: () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' })),
    mta: 'test',
  });
  return hopsFromBorder(receivedChain ?? []).map(({ address }) => address);
}

describe('the border of a recipient', () => {
  for (const [program, line] of [
    ['Postfix', 'from mail.a.net (mail.a.net [9.9.1.1]) by mx.b.net (Postfix) with ESMTPS id 1'],
    [
      'Postfix, a name that is an address',
      'from [9.6.6.6] (unknown [9.9.1.1]) by mx.b.net with ESMTP id 1',
    ],
    [
      'Exim',
      'from mail.a.net ([9.9.1.1]:4711 helo=[9.6.6.6]) by mx.b.net with esmtps (Exim 4.97) id 1',
    ],
    ['Exim, no name', 'from [9.9.1.1] (helo=mail.a.net) by mx.b.net with esmtp (Exim 4.97) id 1'],
    [
      'Exchange',
      'from mail.a.net (9.9.1.1) by MX1.b.net (10.1.1.1) with Microsoft SMTP Server id 15.20.1',
    ],
    [
      'a large provider',
      'from mail.a.net (mail.a.net. [9.9.1.1]) by mx.b.net with ESMTPS id 1 for <x@b.net>',
    ],
    ['names with numbers', 'from x (9.6.6.6.static.a.net [9.9.1.1]) by mx.b.net with ESMTP id 1'],
  ] as const) {
    it(`should be read as written by ${program}`, async () => {
      assert.deepEqual(await addresses(line), ['9.9.1.1']);
    });
  }

  it('should be read with IPv6', async () => {
    const line = 'from mail.a.net (mail.a.net [IPv6:2a01:4f8::25]) by mx.b.net with ESMTPS id 1';
    assert.deepEqual(await addresses(line), ['2a01:4f8::25']);
  });

  it("should be the oldest hand-over to the recipient's servers, also by public addresses", async () => {
    const inside =
      'from mx1.b.net (2a01:111::7) by store.b.net (2a01:111::8) with Microsoft SMTP Server id 2';
    const border =
      'from mail.a.net (9.9.1.1) by mx1.b.net (10.1.1.1) with Microsoft SMTP Server id 1';
    const before = 'from www.a.net (www.a.net [9.8.7.6]) by mail.a.net with ESMTP id 0';
    assert.deepEqual(await addresses(inside, border, before), ['9.9.1.1', '9.8.7.6']);
  });

  it('should be nowhere in private networks, and not where a password was given', async () => {
    assert.deepEqual(
      await addresses(
        'from localhost (localhost [127.0.0.1]) by mail.a.net with LMTP id 1',
        'from www (www [192.168.0.4]) by mail.a.net with ESMTP id 1',
        'from home (home.isp.net [9.8.7.6]) by mail.a.net with ESMTPSA id 1',
      ),
      [],
    );
  });
});
