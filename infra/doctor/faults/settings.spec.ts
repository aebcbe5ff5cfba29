import assert from 'node:assert/strict';
import { appendFileSync, chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { findsEach, linesOf } from '../testing/find-fault.ts';
import { otherName, type StandInWorld } from '../testing/stand-in-world.ts';

const setting = (settings: Record<string, string>) => (stand: StandInWorld) =>
  Object.assign(stand.set, settings);

/** Edits `.env` after secrets/ was written. */
const change = (stand: StandInWorld, from: RegExp, to: string) => {
  stand.lastly = () => {
    const file = join(stand.folder, '.env');
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };
};

describe('doctor, faults of the settings', () => {
  findsEach([
    {
      title: 'a missing .env',
      mode: 'native',
      make: (stand) => {
        stand.lastly = () => rmSync(join(stand.folder, '.env'));
        stand.parts = undefined;
        stand.removeBackups();
      },
      name: 'Names in .env',
      result: 'warn',
      found: /no \.env yet/,
      fix: /make up/,
      isStopped: true,
    },
    {
      title: 'an .env that other accounts can read',
      make: (stand) => {
        stand.lastly = () => chmodSync(join(stand.folder, '.env'), 0o644);
      },
      name: 'Secrets',
      result: 'fail',
      found: /can read \.env/,
      fix: /chmod 600 \.env/,
    },
    {
      title: 'a folder of secrets that other accounts can enter',
      make: (stand) => {
        stand.lastly = () => chmodSync(join(stand.folder, 'secrets'), 0o755);
      },
      name: 'Secrets',
      result: 'fail',
      found: /can read secrets/,
      fix: /chmod 700 secrets/,
    },
    {
      title: 'a misspelled name',
      make: setting({ SITE_URI: 'https://www.agency.test' }),
      name: 'Names in .env',
      result: 'warn',
      found: /SITE_URI is not a known setting/,
      fix: /correct its name by \.env\.example/,
    },
    {
      title: 'a setting that a service does not accept',
      make: (stand) => {
        stand.envProblems = [
          { key: 'BOOKING_LINK_SECRET', reason: 'must have at least 32 characters' },
        ];
      },
      name: 'Values',
      result: 'fail',
      found: /^BOOKING_LINK_SECRET must have at least 32 characters\.$/,
      fix: /Correct BOOKING_LINK_SECRET in \.env/,
    },
    {
      title: 'services that cannot be asked yet',
      make: (stand) => {
        stand.envProblems = undefined;
      },
      name: 'Values',
      result: 'warn',
      found: /could not be asked/,
      fix: /make up/,
    },
    {
      title: 'a proxy that is no address',
      make: setting({ TRUSTED_PROXY: 'the proxy' }),
      mode: 'native',
      name: 'Values',
      result: 'fail',
      found: /TRUSTED_PROXY is neither/,
      fix: /Correct TRUSTED_PROXY/,
    },
    {
      title: 'other names that are separated by commas',
      make: setting({ SITE_ALIASES: `${otherName},shop.${otherName}` }),
      name: 'Values',
      result: 'fail',
      found: /SITE_ALIASES is not a list of host names with spaces between them/,
      fix: /Correct SITE_ALIASES/,
    },
    {
      title: 'a port that is no number',
      mode: 'native',
      make: setting({ PORT: 'high' }),
      name: 'Values',
      result: 'fail',
      found: /PORT is not a number/,
      fix: /Correct PORT/,
    },
    {
      title: 'backups that are rarer than BackupMissed accepts',
      make: setting({ BACKUP_EVERY_HOURS: '48' }),
      name: 'Values',
      result: 'fail',
      found: /BACKUP_EVERY_HOURS must be at most 24/,
      fix: /Correct BACKUP_EVERY_HOURS/,
    },
    {
      title: 'a key for backups that is none',
      make: setting({ BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1QQQ' }),
      name: 'Values',
      result: 'fail',
      found: /BACKUP_RECIPIENT is not a public key/,
      fix: /Correct BACKUP_RECIPIENT/,
    },
    {
      title: 'an empty password of the database',
      mode: 'native',
      make: (stand) => change(stand, /^POSTGRES_PASSWORD=.*$/m, 'POSTGRES_PASSWORD='),
      name: 'Secrets',
      result: 'fail',
      found: /No value for POSTGRES_PASSWORD/,
      fix: /make up/,
    },
    {
      title: 'a gate without a password',
      mode: 'native',
      make: setting({ ADMIN_PASSWORD_HASH: '' }),
      name: 'Secrets',
      result: 'warn',
      found: /Nobody can sign in at \/admin\./,
      fix: /make passwords/,
    },
    {
      title: 'visitors without the production setup',
      make: (stand) => {
        setting({ COMPOSE_FILE: '', COMPOSE_PROFILES: '' })(stand);
        stand.isPlain = true;
      },
      name: 'Address',
      result: 'fail',
      found: /docker-compose\.production\.yml is not used/,
      fix: /COMPOSE_FILE=/,
    },
    {
      title: 'an address with a path',
      make: setting({ SITE_URL: 'https://www.agency.test/home' }),
      name: 'Address',
      result: 'fail',
      found: /not https:\/\/ and a host name alone/,
      fix: /SITE_URL=https:\/\/www\.agency\.test in/,
    },
    {
      title: 'an address without https',
      make: (stand) => {
        setting({ SITE_URL: 'http://www.agency.test' })(stand);
        stand.gateway.canonical = 'http://www.agency.test/';
      },
      name: 'Address',
      result: 'fail',
      found: /not https:/,
      fix: /https:\/\/www\.agency\.test/,
    },
    {
      title: 'an address of another name',
      make: (stand) => {
        setting({ SITE_URL: 'https://agency.test' })(stand);
        stand.gateway.canonical = 'https://agency.test/';
      },
      name: 'Address',
      result: 'fail',
      found: /SITE_URL names agency\.test, but SITE_HOST is www\.agency\.test/,
      fix: /SITE_HOST=agency\.test/,
    },
    {
      title: 'a site that answers under any name',
      mode: 'native',
      make: setting({ SITE_HOST: '' }),
      name: 'Address',
      result: 'warn',
      found: /under any name/,
      fix: /SITE_HOST=www\.agency\.test/,
    },
    {
      title: 'secrets that were never written',
      make: (stand) => {
        stand.lastly = () => rmSync(join(stand.folder, 'secrets'), { recursive: true });
      },
      name: 'Secrets',
      result: 'fail',
      found: /no files/,
      fix: /make secrets/,
    },
    {
      title: 'a secret that an upgrade has added',
      make: (stand) => {
        stand.lastly = () => rmSync(join(stand.folder, 'secrets/push-secret'));
      },
      name: 'Secrets',
      result: 'fail',
      found: /lacks push-secret/,
      fix: /make secrets/,
    },
    {
      title: 'secrets that are older than .env',
      make: (stand) => change(stand, /^PUSH_SECRET=.*$/m, `PUSH_SECRET=${'p'.repeat(40)}`),
      name: 'Secrets',
      result: 'fail',
      found: /changed since secrets\/ was written: push-secret/,
      fix: /--force-recreate/,
    },
    {
      title: 'a password of the database that secrets/ does not have',
      make: (stand) => change(stand, /^LEADS_DB_PASSWORD=.*$/m, 'LEADS_DB_PASSWORD=another-one-17'),
      name: 'Secrets',
      result: 'fail',
      found: /leads-db-password, leads-database-url/,
      fix: /make secrets/,
    },
  ]);

  it('should accept storage on other machines', async () => {
    const lines = await linesOf('docker', (stand) => {
      stand.lastly = () => {
        const file = join(stand.folder, 'secrets/leads-database-url');
        const there = readFileSync(file, 'utf8');
        rmSync(file);
        appendFileSync(file, `${there.replace('@postgres:5432', '@db.test')}?sslmode=verify-full`);
      };
    });
    assert.deepEqual(
      lines.filter(({ result }) => result !== 'ok'),
      [],
    );
  });
});
