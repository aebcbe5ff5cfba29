import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keyIds } from '../backup/secrets-in-use.ts';
import { containers } from './product.ts';
import { findsEach, linesOf } from './testing/find-fault.ts';
import type { StandInWorld } from './testing/stand-in-world.ts';
import type { Part, RunProgram } from './world.ts';

const change = (name: string, part: Partial<Part>) => (stand: StandInWorld) => {
  stand.parts = stand.parts?.map((each) => (each.name === name ? { ...each, ...part } : each));
};

const onlyBackup = (hoursAgo: number) => (stand: StandInWorld) => {
  stand.removeBackups();
  stand.addBackup(hoursAgo);
};

const waiting = (some: Record<string, unknown>) => (stand: StandInWorld) =>
  Object.assign(stand.waiting, some);

findsEach('Running', {
  'one of two replicas that has stopped': {
    make: (stand) => stand.parts?.push({ name: 'leads', state: 'stopped', restarts: 0 }),
    says: /^fail: One of 2 replicas of leads is stopped\. → Start it: docker compose start leads/,
  },
  'a service that does not become ready': {
    make: change('leads', { state: 'failing' }),
    says: /^fail: leads does not become ready\. → .*SERVICE=leads/,
  },
  'a stopped backup container, without looking for backups': {
    make: (stand) => {
      change('backup', { state: 'stopped' })(stand);
      stand.removeBackups();
    },
    says: /^fail: backup is stopped\. → .*make up/,
  },
  'a stopped database, without asking it': {
    mode: 'native',
    make: change('postgres', { state: 'stopped' }),
    says: /^fail: postgres is stopped\. → .*make up/,
  },
  'a service that is still starting': {
    make: change('rankings', { state: 'starting' }),
    says: /^warn: rankings is still starting\. → .*in a minute/,
  },
  'a service that keeps restarting': {
    make: change('email', { restarts: 7 }),
    says: /^warn: email has been restarted 7 times\. → .*SERVICE=email/,
  },
});

findsEach('Emails', {
  'a database that cannot be read': {
    make: waiting({ dueSeconds: 'none' }),
    says: /^warn: This could not be checked \(ZodError\)\. → .*make doctor again/,
  },
  'emails that stay in the outbox': {
    make: waiting({ dueSeconds: 600 }),
    says: /^fail: .*in the outbox for 10 minutes\. → .*OutboxLags/,
  },
  'an email that is tried again and again': {
    make: waiting({ unsettledSeconds: 4 * 3_600 }),
    says: /^warn: .*retried for 4 hours\. → .*MailsRetried/,
  },
  'failed emails': {
    mode: 'native',
    make: waiting({ failedEmails: 2 }),
    says: /^warn: 2 could not be sent.* → The desk shows which and why/,
  },
});

findsEach('Newest backup', {
  'a running product without a backup': {
    make: (stand) => stand.removeBackups(),
    says: /^fail: There are no backups\. → .*BackupMissed/,
  },
  'a backup that is late, which the backup container made': {
    make: (stand) => {
      stand.removeBackups();
      const at = new Date(stand.now.getTime() - 40 * 3_600_000).toISOString();
      const name = `app-${at.slice(0, 19).replaceAll(/[-:]/g, '')}Z.dump.age`;
      stand.programs['docker compose exec --no-TTY backup'] = `erased.csv\n${name}\n`;
    },
    says: /^warn: It is 40 hours old\. → .*make backup/,
  },
  'backups that stopped days ago': {
    mode: 'native',
    make: onlyBackup(100),
    says: /^fail: It is 4 days old\. → .*timer/,
  },
  'a backup that is late by its own interval': {
    make: (stand) => {
      stand.set.BACKUP_EVERY_HOURS = '6';
      onlyBackup(10)(stand);
    },
    says: /^warn: It is 10 hours old\./,
  },
});

describe('the containers of an installation', () => {
  const line = (Service: string, State: string, Health = '', ExitCode = 0) =>
    JSON.stringify({ ID: `${Service}-id`, Service, State, Health, ExitCode });
  const answering =
    (ps: string, exitCode = 0): RunProgram =>
    async (_, args) => ({
      exitCode,
      stdout: args[0] === 'inspect' ? 'leads-id-in-full 5\nredis-id-in-full 0' : ps,
      stderr: '',
    });

  it('should have the state, the restarts, and what is missing', async () => {
    const ps = [
      line('leads', 'running', 'healthy'),
      line('leads', 'exited', '', 137),
      line('redis', 'running', 'unhealthy'),
      line('email', 'running', 'starting'),
      line('rankings', 'restarting'),
      line('postgres', 'exited', '', 1),
      line('migrate', 'exited'),
      line('gateway-configuration', 'exited', '', 1),
    ].join('\n');
    const parts = await containers(answering(ps));
    assert.deepEqual(
      parts?.map(({ name, state, restarts }) => `${name} ${state} ${restarts}`),
      [
        'leads ready 5',
        'leads stopped 5',
        'redis failing 0',
        'email starting 0',
        'rankings failing 0',
        'postgres stopped 0',
        'migrate ready 0',
        'gateway-configuration failing 0',
        'gateway stopped 0',
        'frontend stopped 0',
        'scheduling stopped 0',
        'backup stopped 0',
      ],
    );
  });

  it('should be nothing if none runs or no one answers', async () => {
    assert.equal(await containers(answering(line('leads', 'exited'))), undefined);
    assert.equal(await containers(answering('')), undefined);
    assert.equal(await containers(answering('', 1)), undefined);
  });
});

/** As on the machine that the data comes from. */
const former = 'a secret of the former machine, 32 random bytes';

const store =
  (place: number, ...ids: (string | null)[]) =>
  (stand: StandInWorld) => {
    stand.keyIds[place] = ids;
  };

findsEach('Stored data', {
  'links to calls ahead that a former secret signed': {
    make: store(0, null, keyIds.bookingLinks(former)),
    says: /^warn: Links in emails already sent do not work: BOOKING_LINK_SECRET differs from the one .* → After a restore, copy its value from the old machine’s \.env \("Restore".*otherwise, .*until the last of their calls/,
  },
  'devices that subscribed with a former secret': {
    mode: 'native',
    make: store(3, keyIds.devices(former)),
    says: /^warn: Notifications.*PUSH_SECRET differs.* → .*turns each device on again/,
  },
});

async function storedData(make?: (stand: StandInWorld) => unknown): Promise<string[]> {
  const lines = await linesOf('native', make);
  return lines.filter(({ name }) => name === 'Stored data').map(({ result }) => result);
}

it('should be content once nothing depends on a former secret, or says which', async () => {
  assert.deepEqual(await storedData(), ['ok']);
  assert.deepEqual(await storedData(store(0, null)), ['ok']);
});

it('should not ask a database that does not run', async () => {
  const stopped = (stand: StandInWorld) => {
    stand.parts = stand.parts?.map((part) =>
      part.name === 'postgres' ? { ...part, state: 'stopped' } : part,
    );
  };
  assert.deepEqual(await storedData(stopped), []);
});
