import { describe } from 'node:test';
import type { Part } from '../check.ts';
import { findsEach } from '../testing/find-fault.ts';
import type { StandInWorld } from '../testing/stand-in-world.ts';

const change = (name: string, part: Partial<Part>) => (stand: StandInWorld) => {
  stand.parts = stand.parts?.map((each) => (each.name === name ? { ...each, ...part } : each));
};

const onlyBackup = (hoursAgo: number) => (stand: StandInWorld) => {
  stand.removeBackups();
  stand.addBackup(hoursAgo, 2_000);
};

const facts = (some: Record<string, unknown>) => (stand: StandInWorld) =>
  Object.assign(stand.facts, some);

describe('doctor, faults of the product and its backups', () => {
  findsEach([
    {
      title: 'a service that does not become ready',
      make: change('leads', { state: 'failing' }),
      name: 'Running',
      result: 'fail',
      found: /leads does not become ready/,
      fix: /SERVICE=leads/,
    },
    {
      title: 'a stopped backup container',
      make: change('backup', { state: 'stopped' }),
      name: 'Running',
      result: 'fail',
      found: /backup is stopped/,
      fix: /make up/,
    },
    {
      title: 'a stopped database, without asking it',
      mode: 'native',
      make: change('postgres', { state: 'stopped' }),
      name: 'Running',
      result: 'fail',
      found: /postgres is stopped/,
      fix: /make up/,
    },
    {
      title: 'a service that is still starting',
      make: change('rankings', { state: 'starting' }),
      name: 'Running',
      result: 'warn',
      found: /still starting/,
      fix: /in a minute/,
    },
    {
      title: 'a service that keeps restarting',
      make: change('email', { restarts: 7 }),
      name: 'Running',
      result: 'warn',
      found: /email has been restarted 7 times/,
      fix: /SERVICE=email/,
    },
    {
      title: 'a database that cannot be read',
      make: (stand) => {
        stand.facts = { dueSeconds: 'none' };
      },
      name: 'Emails',
      result: 'warn',
      found: /could not be checked \(ZodError\)/,
      fix: /make doctor again/,
    },
    {
      title: 'emails that stay in the outbox',
      make: facts({ dueSeconds: 600 }),
      name: 'Emails',
      result: 'fail',
      found: /in the outbox for 10 minutes/,
      fix: /OutboxLags/,
    },
    {
      title: 'an email that is tried again and again',
      make: facts({ unsettledSeconds: 4 * 3_600 }),
      name: 'Emails',
      result: 'warn',
      found: /retried for 4 hours/,
      fix: /MailsRetried/,
    },
    {
      title: 'failed emails',
      mode: 'native',
      make: facts({ failedEmails: 2 }),
      name: 'Emails',
      result: 'warn',
      found: /2 could not be sent/,
      fix: /desk shows which and why/,
    },
    {
      title: 'a running product without a backup',
      make: (stand) => stand.removeBackups(),
      name: 'Newest backup',
      result: 'fail',
      found: /There are no backups/,
      fix: /BackupMissed/,
    },
    {
      title: 'a backup that is late',
      make: onlyBackup(40),
      name: 'Newest backup',
      result: 'warn',
      found: /40 hours old/,
      fix: /make backup/,
    },
    {
      title: 'backups that stopped days ago',
      mode: 'native',
      make: onlyBackup(100),
      name: 'Newest backup',
      result: 'fail',
      found: /4 days old/,
      fix: /timer/,
    },
    {
      title: 'a backup that is late by its own interval',
      make: (stand) => {
        stand.set.BACKUP_EVERY_HOURS = '6';
        onlyBackup(10)(stand);
      },
      name: 'Newest backup',
      result: 'warn',
      found: /10 hours old/,
      fix: /make backup/,
    },
    {
      title: 'an empty backup',
      make: (stand) => stand.addBackup(1, 0),
      name: 'Newest backup',
      result: 'fail',
      found: /It is empty/,
      fix: /make backup/,
    },
  ]);
});
