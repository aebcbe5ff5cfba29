import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { findsEach, wrongWith } from '../testing/find-fault.ts';
import type { StandInWorld } from '../testing/stand-in-world.ts';

const only =
  (hoursAgo: number, bytes = 2_000) =>
  (stand: StandInWorld) => {
    stand.removeBackups(stand.backups);
    stand.addBackup(stand.backups, hoursAgo, bytes);
  };

describe('doctor, faults of backups and Search Console', () => {
  findsEach([
    {
      title: 'a running product without a backup',
      make: (stand) => stand.removeBackups(stand.backups),
      name: 'Newest backup',
      result: 'fail',
      found: /There are no backups/,
      fix: /BackupMissed/,
    },
    {
      title: 'a backup that is late',
      make: only(40),
      name: 'Newest backup',
      result: 'warn',
      found: /40 hours old/,
      fix: /make backup/,
    },
    {
      title: 'backups that stopped days ago',
      mode: 'native',
      make: only(100),
      name: 'Newest backup',
      result: 'fail',
      found: /4 days old/,
      fix: /timer/,
    },
    {
      title: 'a backup that is late by its own interval',
      make: (stand) => {
        stand.set.BACKUP_EVERY_HOURS = '6';
        only(10)(stand);
        stand.addBackup(stand.copies, 1, 2_000);
      },
      name: 'Newest backup',
      result: 'warn',
      found: /10 hours old/,
      fix: /make backup/,
    },
    {
      title: 'an empty backup',
      make: (stand) => stand.addBackup(stand.backups, 1, 0),
      name: 'Backup file',
      result: 'fail',
      found: /is empty/,
      fix: /make backup/,
    },
    {
      title: 'a backup that is much smaller than the one before',
      make: (stand) => stand.addBackup(stand.backups, 1, 300),
      name: 'Backup file',
      result: 'warn',
      found: /has 1 KiB, and the one before 2 KiB/,
      fix: /keep the older backup/,
    },
    {
      title: 'a backup without its checksum',
      make: (stand) => {
        const name = stand.addBackup(stand.backups, 1, 2_000);
        rmSync(join(stand.backups, `${name}.sha256`));
      },
      name: 'Backup file',
      result: 'fail',
      found: /no checksum/,
      fix: /\.sha256/,
    },
    {
      title: 'a backup whose checksum a full disk left empty',
      make: (stand) => {
        const name = stand.addBackup(stand.backups, 1, 2_000);
        writeFileSync(join(stand.backups, `${name}.sha256`), '');
      },
      name: 'Backup file',
      result: 'fail',
      found: /no checksum/,
      fix: /\.sha256/,
    },
    {
      title: 'backups that nobody copies',
      make: (stand) => {
        stand.set.BACKUP_COPY = '';
      },
      name: 'Copy elsewhere',
      result: 'warn',
      found: /lost with it/,
      fix: /set BACKUP_COPY/,
    },
    {
      title: 'a folder of copies that is gone',
      make: (stand) => rmSync(stand.copies, { recursive: true }),
      name: 'Copy elsewhere',
      result: 'fail',
      found: /does not exist/,
      fix: /Mount/,
    },
    {
      title: 'copies that stopped',
      make: (stand) => {
        stand.removeBackups(stand.copies);
        stand.addBackup(stand.copies, 90, 2_000);
      },
      name: 'Copy elsewhere',
      result: 'fail',
      found: /newest copy is 4 days old/,
      fix: /what copies/,
    },
    {
      title: 'copies on the same disk',
      make: (stand) => {
        stand.devices = {};
      },
      name: 'Copy elsewhere',
      result: 'warn',
      found: /same disk/,
      fix: /another machine/,
    },
    {
      title: 'copies without the list of erased leads',
      make: (stand) => rmSync(join(stand.copies, 'erased-leads.csv')),
      name: 'Copy elsewhere',
      result: 'warn',
      found: /brings erased leads back/,
      fix: /erased-leads\.csv/,
    },
    {
      title: 'copies that are not encrypted',
      make: (stand) => {
        stand.set.BACKUP_RECIPIENT = '';
      },
      name: 'Encryption',
      result: 'warn',
      found: /not encrypted/,
      fix: /BACKUP_RECIPIENT/,
    },
    {
      title: 'encryption that is not applied yet',
      make: (stand) => stand.addBackup(stand.backups, 1, 2_000, '.dump'),
      name: 'Encryption',
      result: 'warn',
      found: /newest backup is not encrypted/,
      fix: /make up/,
    },
    {
      title: 'a missing timer',
      mode: 'native',
      make: (stand) => {
        stand.schedules = '@reboot make up';
      },
      name: 'Daily backup',
      result: 'warn',
      found: /there is no daily backup/,
      fix: /make install-server MODE=native/,
    },
    {
      title: 'a missing key of Search Console',
      make: (stand) => rmSync(stand.keyFile),
      name: 'Search Console',
      result: 'fail',
      found: /key file is missing/,
      fix: /absolute path/,
    },
    {
      title: 'a key of Search Console that is none',
      make: (stand) => writeFileSync(stand.keyFile, '{}'),
      name: 'Search Console',
      result: 'fail',
      found: /no key of a service account/,
      fix: /Google Cloud/,
    },
    {
      title: 'a property that is not named',
      make: (stand) => {
        stand.set.SEARCH_CONSOLE_SITE = '';
      },
      name: 'Search Console',
      result: 'fail',
      found: /SEARCH_CONSOLE_SITE is empty/,
      fix: /Set SEARCH_CONSOLE_SITE/,
    },
    {
      title: 'a ranking check that failed',
      make: (stand) => {
        stand.facts.run = { status: 'failed', cause: 'no-access' };
      },
      name: 'Search Console',
      result: 'fail',
      found: /failed \(no-access\)/,
      fix: /\/rankings/,
    },
    {
      title: 'ranking checks that stopped',
      make: (stand) => {
        stand.facts.succeededAt = new Date(Date.now() - 40 * 3_600_000).toISOString();
      },
      name: 'Search Console',
      result: 'warn',
      found: /a day and a half/,
      fix: /SERVICE=rankings/,
    },
  ]);

  it('should take a place in words as it is', async () => {
    const wrong = await wrongWith('docker', (stand) => {
      stand.set.BACKUP_COPY = 'nightly to the box in the office';
    });
    assert.deepEqual(wrong, []);
  });
});
