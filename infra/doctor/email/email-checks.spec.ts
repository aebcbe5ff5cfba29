import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { EmailStand } from './testing/email-stand.ts';

const stand = new EmailStand();

describe('the checks of email', () => {
  it('should find nothing wrong where all is well', async () => {
    const lines = await stand.run();
    assert.deepEqual(
      lines.map(({ name, result }) => [name, result]),
      ['Mail server', 'Sender', 'Owner', 'Replies and bounces', 'SPF record', 'DMARC record'].map(
        (name) => [name, 'ok'],
      ),
    );
  });

  it('should say that DNS is silent, and not that records are missing', async () => {
    const lines = await stand.faultsOf({ zone: null });
    assert.ok(lines.length > 0);
    for (const { result, found } of lines) {
      assert.deepEqual([result, found], ['warn', 'DNS gave no answer.']);
    }
  });

  it('should ask for nothing of a machine that only its developer uses', async () => {
    const settings = { SITE_URL: '', SITE_HOST: '', MAIL_FROM: '', OWNER_EMAIL: '', SMTP_URL: '' };
    const lines = await stand.run({ settings, mode: 'native' });
    assert.deepEqual(
      lines.map(({ name, result }) => [name, result]),
      [['Mail server', 'ok']],
    );
  });
});
