import assert from 'node:assert/strict';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { findsEach, wrongWith } from './testing/find-fault.ts';
import { otherName, type StandInWorld } from './testing/stand-in-world.ts';

const setting = (settings: Record<string, string>) => (stand: StandInWorld) =>
  Object.assign(stand.set, settings);

/** Edits `.env` after secrets/ was written. */
const change = (from: RegExp, to: string) => (stand: StandInWorld) => {
  stand.lastly = () => {
    const file = join(stand.folder, '.env');
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };
};

findsEach('Names in .env', {
  'a missing .env': {
    mode: 'native',
    make: (stand) => {
      stand.lastly = () => rmSync(join(stand.folder, '.env'));
      stand.parts = undefined;
      stand.removeBackups();
    },
    says: /^warn: There is no \.env yet\. → .*make up/,
  },
  'a misspelled name': {
    make: setting({ SITE_URI: 'https://www.agency.test' }),
    says: /^warn: SITE_URI is not a known setting\. → .*correct its name by \.env\.example/,
  },
});

findsEach('Values', {
  'a setting that a service does not accept': {
    make: (stand) => {
      const reason = 'must have at least 32 characters';
      stand.envProblems = [{ key: 'BOOKING_LINK_SECRET', reason }];
    },
    says: /^fail: BOOKING_LINK_SECRET must have at least 32 characters\. → Correct BOOKING_LINK_SECRET in \.env/,
  },
  'services that cannot be asked yet': {
    make: (stand) => {
      stand.envProblems = undefined;
    },
    says: /^warn: The services could not be asked.* → .*make up/,
  },
  'a proxy that is no address': {
    mode: 'native',
    make: setting({ TRUSTED_PROXY: 'the proxy' }),
    says: /^fail: TRUSTED_PROXY is neither.* → Correct TRUSTED_PROXY/,
  },
  'other names that are separated by commas': {
    make: setting({ SITE_ALIASES: `${otherName},shop.${otherName}` }),
    says: /^fail: SITE_ALIASES is not a list of host names with spaces between them\./,
  },
  'backups that are rarer than BackupMissed accepts': {
    make: setting({ BACKUP_EVERY_HOURS: '48' }),
    says: /^fail: BACKUP_EVERY_HOURS must be at most 24\./,
  },
});

findsEach('Secrets', {
  'an .env that other accounts can read': {
    make: (stand) => {
      stand.lastly = () => chmodSync(join(stand.folder, '.env'), 0o644);
    },
    says: /^fail: Other accounts can read \.env\. → .*chmod 600 \.env/,
  },
  'a folder of secrets that other accounts can enter': {
    make: (stand) => {
      stand.lastly = () => chmodSync(join(stand.folder, 'secrets'), 0o755);
    },
    says: /^fail: Other accounts can read secrets\/\. → .*chmod 700 secrets/,
  },
  'a gate without a password': {
    mode: 'native',
    make: setting({ ADMIN_PASSWORD_HASH: '' }),
    says: /^warn: No one can log in at \/admin\. → .*make passwords/,
  },
  'a secret without a value': {
    make: change(/^ADMIN_PASSWORD_HASH=.*$/m, 'ADMIN_PASSWORD_HASH='),
    says: /^fail: \.env has no value for ADMIN_PASSWORD_HASH\. → .*make passwords/,
  },
  'a secret that an upgrade has added': {
    make: (stand) => {
      stand.lastly = () => rmSync(join(stand.folder, 'secrets/push-secret'));
    },
    says: /^fail: secrets\/ lacks push-secret\. → .*make secrets/,
  },
  'secrets that are older than .env': {
    make: change(/^PUSH_SECRET=.*$/m, `PUSH_SECRET=${'p'.repeat(40)}`),
    says: /^fail: \.env has changed since secrets\/ was written: push-secret\. → .*--force-recreate/,
  },
  'a password of the database that secrets/ does not have': {
    make: change(/^LEADS_DB_PASSWORD=.*$/m, 'LEADS_DB_PASSWORD=another-one-17'),
    says: /^fail: .*leads-db-password, leads-database-url/,
  },
});

it('should accept storage on other machines', async () => {
  const wrong = await wrongWith('docker', (stand) => {
    stand.lastly = () => {
      const file = join(stand.folder, 'secrets/leads-database-url');
      const there = readFileSync(file, 'utf8');
      rmSync(file);
      writeFileSync(file, `${there.replace('@postgres:5432', '@db.test')}?sslmode=verify-full`);
    };
  });
  assert.deepEqual(wrong, []);
});
