import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { compose } from '@agency/infra/docker/compose';
import { productionOf } from '@agency/infra/docker/throw-away-product';
import { waitUntil } from '@agency/infra/native/process/wait-until';
import { ownerPasswords } from '@agency/infra/native/stack/throw-away';
import { composedStorage, secretsOf, writeSecrets } from '@agency/infra/production/secrets';
import { inboxAt } from '@agency/infra/settings/addresses';
import { ensureEnvFile } from '@agency/infra/settings/env-file';
import { missingPasswords } from '@agency/infra/settings/passwords';
import { envExample } from '@agency/infra/settings/paths';
import getPort from 'get-port';
import { stringify } from 'yaml';
import { Inbox } from './inbox.ts';

/** The mail catcher takes the place of the mail server. */
const withCatcher = {
  services: { 'mail-catcher': { profiles: ['alerts'], networks: ['outbound', 'inbox'] } },
};

describe('the profile for alerts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'agency-alerts-'));
  const earlier = { ...process.env };
  let inbox: Inbox;

  before(
    async () => {
      const inboxPort = await getPort();
      const passwords = await missingPasswords({}, ownerPasswords);
      const settings = ensureEnvFile(join(folder, '.env'), envExample, {
        ...passwords.settings,
        COMPOSE_PROFILES: 'alerts',
        SITE_URL: 'https://localhost',
        SITE_HOST: 'localhost',
        SMTP_URL: 'smtp://mail-catcher:1025',
        MAIL_FROM: 'hello@agency.example',
        ALERTS_TO: 'operator@agency.example',
        MAIL_INBOX_PORT: `${inboxPort}`,
        SECRETS_DIR: join(folder, 'secrets'),
      });
      writeSecrets(join(folder, 'secrets'), secretsOf(settings, composedStorage));
      const override = join(folder, 'with-catcher.yml');
      writeFileSync(override, stringify(withCatcher));
      process.env.COMPOSE_PROJECT_NAME = productionOf(earlier.COMPOSE_PROJECT_NAME ?? '');
      process.env.COMPOSE_ENV_FILES = join(folder, '.env');
      process.env.COMPOSE_FILE = `docker-compose.yml:docker-compose.production.yml:${override}`;
      await compose('down', '--volumes');
      const watching = ['prometheus', 'alertmanager', 'mail-catcher'];
      await compose('up', '--detach', '--build', '--wait', ...watching);
      inbox = new Inbox(inboxAt(inboxPort));
    },
    { timeout: 300_000 },
  );
  after(async () => {
    await inbox.close();
    await compose('down', '--volumes', '--remove-orphans');
    rmSync(folder, { recursive: true });
    Object.assign(process.env, earlier);
    delete process.env.COMPOSE_FILE;
  });

  it('should email the operator when nothing answers', async () => {
    // The rule waits for two minutes.
    const mails = () => inbox.mails.filter(({ to }) => to === 'operator@agency.example');
    await waitUntil(() => mails().length > 0, {
      timeoutMs: 300_000,
      what: 'Emailing the alert that no service answers',
    });
    assert.equal(mails()[0]?.subject, '[firing] ServiceAway');
  });
});
