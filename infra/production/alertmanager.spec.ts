import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { ensurePrograms } from '../native/requirements/requirements.ts';
import { alertmanagerConfig } from './alertmanager.ts';

const settings = (SMTP_URL: string) => ({
  SMTP_URL,
  MAIL_FROM: 'hello@agency.example',
  ALERTS_TO: 'operator@agency.example',
});
const globalOf = (SMTP_URL: string) => JSON.parse(alertmanagerConfig(settings(SMTP_URL))).global;

describe("Alertmanager's configuration", () => {
  let amtool: string;
  before(async () => {
    ({ amtool } = await ensurePrograms(['amtool'], () => undefined));
  });

  for (const [what, config] of [
    ['with someone to email', settings('smtps://user:password@mail.example:465')],
    ['with no one to email', { SMTP_URL: 'smtps://mail.example:465' }],
  ] as const) {
    it(`should be accepted ${what}`, () => {
      const file = join(mkdtempSync(join(tmpdir(), 'agency-alertmanager-')), 'config');
      try {
        writeFileSync(file, alertmanagerConfig(config));
        const { status, stdout, stderr } = spawnSync(amtool, ['check-config', file], {
          encoding: 'utf8',
        });
        assert.equal(status, 0, stdout + stderr);
      } finally {
        rmSync(join(file, '..'), { recursive: true });
      }
    });
  }

  it('should log in with the decoded user and password', () => {
    assert.deepEqual(globalOf('smtps://us%40er:p%2Fw@mail.example'), {
      smtp_smarthost: 'mail.example:465',
      smtp_from: 'hello@agency.example',
      smtp_auth_username: 'us@er',
      smtp_auth_password: 'p/w',
      smtp_require_tls: false,
    });
  });

  it('should use the ports that the product uses when SMTP_URL names none', () => {
    assert.equal(globalOf('smtp://mail.example').smtp_smarthost, 'mail.example:587');
    assert.equal(globalOf('smtps://mail.example').smtp_smarthost, 'mail.example:465');
  });

  it('should send a password over TLS only, and need no TLS without one', () => {
    assert.equal(globalOf('smtp://user:password@mail.example:587').smtp_require_tls, true);
    assert.equal(globalOf('smtp://mail.example').smtp_require_tls, false);
  });

  it('should refuse TLS from the start on a port where Alertmanager cannot use it', () => {
    assert.throws(() => globalOf('smtps://mail.example:8465'), /port 465 only/);
    assert.throws(() => globalOf('smtp://mail.example:465'), /port 465 only/);
  });

  it('should repeat what wakes someone more often than what waits for the day', () => {
    const { route } = JSON.parse(alertmanagerConfig(settings('smtp://mail.example')));
    assert.equal(route.repeat_interval, '4h');
    assert.deepEqual(route.routes, [{ matchers: ['severity="ticket"'], repeat_interval: '24h' }]);
  });
});
