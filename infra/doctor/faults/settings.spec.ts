import assert from 'node:assert/strict';
import { appendFileSync, chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { envExample } from '../../settings/paths.ts';
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

const exampleValue = (key: string) =>
  new RegExp(`^${key}=(.*)$`, 'm').exec(readFileSync(envExample, 'utf8'))?.[1] ?? '';

describe('doctor, faults of the settings', () => {
  findsEach([
    {
      title: 'a missing .env',
      mode: 'native',
      make: (stand) => {
        stand.lastly = () => rmSync(join(stand.folder, '.env'));
        stand.parts = undefined;
        stand.removeBackups(stand.backups);
      },
      name: 'Settings file',
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
      name: 'Permissions',
      result: 'fail',
      found: /can read \.env/,
      fix: /chmod 600 \.env/,
    },
    {
      title: 'a folder of secrets that other accounts can enter',
      make: (stand) => {
        stand.lastly = () => chmodSync(join(stand.folder, 'secrets'), 0o755);
      },
      name: 'Permissions',
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
      fix: /Rename it to SITE_URL/,
    },
    {
      title: 'a name that is like no other',
      make: setting({ FAVORITE_COLOR: 'violet' }),
      name: 'Names in .env',
      result: 'warn',
      found: /FAVORITE_COLOR/,
      fix: /Remove the line FAVORITE_COLOR/,
    },
    {
      title: 'a value that a later line empties',
      make: (stand) => {
        stand.lastly = () => {
          const file = join(stand.folder, '.env');
          writeFileSync(file, `OWNER_EMAIL=somebody@agency.test\n${readFileSync(file, 'utf8')}`);
        };
      },
      name: 'Repeated settings',
      result: 'warn',
      found: /OWNER_EMAIL is in \.env 2 times, and only the last line counts/,
      fix: /Keep the line/,
    },
    {
      title: 'secrets of the example',
      make: setting({ PUSH_SECRET: exampleValue('PUSH_SECRET') }),
      name: 'Example secrets',
      result: 'fail',
      found: /PUSH_SECRET/,
      fix: /make secrets/,
    },
    {
      title: 'settings that are not applied',
      mode: 'native',
      make: (stand) => {
        stand.lastly = () => {
          stand.applied = { ...stand.written(), SMTP_URL: '', LOG_LEVEL: 'debug' };
        };
      },
      name: 'Applied settings',
      result: 'warn',
      found: /since the start: (SMTP_URL, LOG_LEVEL|LOG_LEVEL, SMTP_URL)\./,
      fix: /make up/,
    },
    {
      title: 'a short secret, by the schema of the service',
      make: setting({ BOOKING_LINK_SECRET: 'shortsecret' }),
      name: 'Values',
      result: 'fail',
      found: /BOOKING_LINK_SECRET/,
      fix: /Correct BOOKING_LINK_SECRET in \.env/,
    },
    {
      title: 'an unknown source of rankings',
      make: setting({ RANKINGS_SOURCE: 'google' }),
      name: 'Values',
      result: 'fail',
      found: /RANKINGS_SOURCE/,
      fix: /Correct RANKINGS_SOURCE/,
    },
    {
      title: 'a setting of one service that contradicts another',
      make: setting({ CALENDAR_SECRET: '', CALENDAR_SECRET_PREVIOUS: 'p'.repeat(40) }),
      name: 'Values',
      result: 'fail',
      found: /CALENDAR_SECRET_PREVIOUS needs CALENDAR_SECRET/,
      fix: /Correct CALENDAR_SECRET_PREVIOUS/,
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
      name: 'Passwords',
      result: 'fail',
      found: /No value for POSTGRES_PASSWORD/,
      fix: /make up/,
    },
    {
      title: 'a gate without a password',
      mode: 'native',
      make: setting({ ADMIN_PASSWORD_HASH: '' }),
      name: 'Passwords',
      result: 'warn',
      found: /Nobody can sign in at \/admin\./,
      fix: /make passwords/,
    },
    {
      title: 'a public site that accepts bots',
      mode: 'native',
      make: setting({ BOT_CHECK: 'observe' }),
      name: 'Bot check',
      result: 'warn',
      found: /Bots can send/,
      fix: /BOT_CHECK=required/,
    },
    {
      title: 'visitors without the production setup',
      make: (stand) => {
        setting({ COMPOSE_FILE: '', COMPOSE_PROFILES: '' })(stand);
        stand.isPlain = true;
      },
      name: 'Production setup',
      result: 'fail',
      found: /docker-compose\.production\.yml is not used/,
      fix: /COMPOSE_FILE=/,
    },
    {
      title: 'an address with a path',
      make: setting({ SITE_URL: 'https://www.agency.test/home' }),
      name: 'Site address',
      result: 'fail',
      found: /has a path/,
      fix: /SITE_URL=https:\/\/www\.agency\.test in/,
    },
    {
      title: 'an address without https',
      make: (stand) => {
        setting({ SITE_URL: 'http://www.agency.test' })(stand);
        stand.gateway.canonical = 'http://www.agency.test/';
      },
      name: 'Site address',
      result: 'fail',
      found: /not https/,
      fix: /https:\/\/www\.agency\.test/,
    },
    {
      title: 'an address of another name',
      make: (stand) => {
        setting({ SITE_URL: 'https://agency.test' })(stand);
        stand.gateway.canonical = 'https://agency.test/';
      },
      name: 'Site address',
      result: 'fail',
      found: /SITE_URL names agency\.test, but SITE_HOST is www\.agency\.test/,
      fix: /SITE_HOST=agency\.test/,
    },
    {
      title: 'a site that answers under any name',
      mode: 'native',
      make: setting({ SITE_HOST: '' }),
      name: 'Site address',
      result: 'warn',
      found: /under any name/,
      fix: /SITE_HOST=www\.agency\.test/,
    },
    {
      title: 'secrets that were never written',
      make: (stand) => {
        stand.lastly = () => rmSync(join(stand.folder, 'secrets'), { recursive: true });
      },
      name: 'Secret files',
      result: 'fail',
      found: /no files/,
      fix: /make secrets/,
    },
    {
      title: 'a secret that an upgrade has added',
      make: (stand) => {
        stand.lastly = () => rmSync(join(stand.folder, 'secrets/push-secret'));
      },
      name: 'Secret files',
      result: 'fail',
      found: /lacks push-secret/,
      fix: /make secrets/,
    },
    {
      title: 'secrets that are older than .env',
      make: (stand) => change(stand, /^SMTP_URL=.*$/m, 'SMTP_URL=smtps://a:another-1@b.test'),
      name: 'Secret files',
      result: 'fail',
      found: /changed since secrets\/ was written: smtp-url/,
      fix: /--force-recreate/,
    },
    {
      title: 'a password of the database that secrets/ does not have',
      make: (stand) => change(stand, /^LEADS_DB_PASSWORD=.*$/m, 'LEADS_DB_PASSWORD=another-one-17'),
      name: 'Secret files',
      result: 'fail',
      found: /leads-db-password, leads-database-url/,
      fix: /make secrets/,
    },
    {
      title: 'a certificate of the operator that is not in place',
      make: setting({ COMPOSE_PROFILES: '' }),
      name: 'Certificate files',
      result: 'fail',
      found: /the certificate and its key/,
      fix: /"TLS" in docs/,
    },
    {
      title: 'a renewed certificate that is not copied',
      make: (stand) => {
        const files = ['tls-certificate', 'tls-key'].map((name) => join(stand.folder, name));
        const [TLS_CERTIFICATE_FILE = '', TLS_KEY_FILE = ''] = files;
        setting({ COMPOSE_PROFILES: '', TLS_CERTIFICATE_FILE, TLS_KEY_FILE })(stand);
        for (const file of files) writeFileSync(file, 'newer');
        stand.lastly = () => writeFileSync(join(stand.folder, 'secrets/tls-certificate'), 'older');
      },
      name: 'Certificate files',
      result: 'warn',
      found: /TLS_CERTIFICATE_FILE has changed/,
      fix: /make secrets/,
    },
    {
      title: 'a setting that the Compose files need',
      make: (stand) => {
        stand.programs['docker compose config'] = {
          exitCode: 1,
          stderr: 'error: required variable SMTP_URL is missing a value: set it',
        };
      },
      name: 'Compose files',
      result: 'fail',
      found: /required setting SMTP_URL is empty/,
      fix: /Set SMTP_URL/,
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
