/** `make drill`: puts a product in containers through years of faults while visitors use it; reports what they saw. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runCommand } from '@agency/infra/commands/run-command';
import { table } from '@agency/infra/commands/table';
import { compose, refuseWithoutCompose } from '@agency/infra/docker/compose';
import { startComposeProduct } from '@agency/infra/docker/throw-away-product';
import { run } from '@agency/infra/native/process/run';
import { waitUntil } from '@agency/infra/native/process/wait-until';
import { Inbox } from '../containers/inbox.ts';
import { type Fault, faults } from './faults.ts';
import { audit } from './ledger.ts';
import { freeStarts } from './starts.ts';
import { Visitors } from './visitors.ts';

const wanted = process.env.ONLY ? process.env.ONLY.split(',') : undefined;
const chosen = faults.filter(({ name }) => !wanted || wanted.some((part) => name.includes(part)));
const longestRecovery = 90_000;
/** A mail whose sender was killed is given up after two minutes, by a check that runs every minute. */
const untilMailsAreSettled = 240_000;
const inSeconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);

await runCommand(async () => {
  refuseWithoutCompose();
  const folder = mkdtempSync(join(tmpdir(), 'agency-drill-'));
  const product = await startComposeProduct('agency-drill', folder);
  const { BASE_URL = '', DATABASE_ADMIN_URL = '', MAIL_INBOX_URL = '' } = product.env;
  const rows: (string | number)[][] = [];
  const notRecovered: string[] = [];
  let isSound = false;
  try {
    const inbox = new Inbox(MAIL_INBOX_URL);
    const visitors = new Visitors(BASE_URL, freeStarts(52));
    await goodAnswers(visitors, 30);
    visitors.outages.take();
    for (const fault of chosen) {
      const row = await injectFault(fault, visitors).catch((error: Error) => {
        notRecovered.push(fault.name);
        return [fault.name, error.message];
      });
      rows.push(row);
      console.log(row.join(' | '));
    }
    await visitors.stop();
    const ledger = () => audit(DATABASE_ADMIN_URL, visitors, inbox.mails);
    await waitUntil(async () => (await ledger()).missingMails === 0, {
      timeoutMs: untilMailsAreSettled,
      what: 'Sending all mails',
      intervalMs: 1_000,
    }).catch((error: Error) => console.log(error.message));
    await inbox.close();
    const { mailsToldToOwner, ...broken } = await ledger();
    const stops = await stopAll();
    const slowestStop = Math.max(...stops.map(([, ms]) => ms));
    const head = [
      'fault',
      'requests failed',
      'answers',
      'longest outage, s',
      'of',
      'slowest answer, s',
    ];
    const text = [
      table(head, rows),
      '',
      `${visitors.leads.length} leads and ${visitors.bookings.length} bookings were acknowledged meanwhile, ${inbox.mails.length} mails arrived.`,
      `Mails that may or may not have been sent, as the owner was told: ${mailsToldToOwner}`,
      ...Object.entries(broken).map(([name, count]) => `${name}: ${count}`),
      '',
      `Stopping gracefully takes at most ${inSeconds(slowestStop)} s (${stops.map(([name, ms]) => `${name} ${inSeconds(ms)}`).join(', ')}).`,
    ].join('\n');
    console.log(`\n${text}`);
    if (!wanted) writeFileSync(join(import.meta.dirname, 'results.txt'), `${text}\n`);
    isSound =
      notRecovered.length === 0 &&
      Object.values(broken).every((count) => count === 0) &&
      slowestStop < 10_000;
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  process.exitCode = isSound ? 0 : 1;
});

async function injectFault(fault: Fault, visitors: Visitors): Promise<(string | number)[]> {
  console.log(`${fault.name} …`);
  await fault.happen();
  await pause(2_000);
  await waitUntil(() => visitors.outages.isOver, {
    timeoutMs: longestRecovery,
    what: `Recovering from "${fault.name}"`,
  });
  await waitUntil(allAreHealthy, {
    timeoutMs: longestRecovery,
    what: 'Every container',
    intervalMs: 500,
  });
  await goodAnswers(visitors, 30);
  const { failed, statuses, longestMs, kind, slowestMs } = visitors.outages.take();
  return [fault.name, failed, statuses.join(' '), inSeconds(longestMs), kind, inSeconds(slowestMs)];
}

async function allAreHealthy(): Promise<boolean> {
  return (await compose('ps', '--format', '{{.Health}}'))
    .split('\n')
    .every((health) => health === 'healthy');
}

async function goodAnswers(visitors: Visitors, count: number): Promise<void> {
  const target = visitors.outages.good + count;
  await waitUntil(() => visitors.outages.good >= target, {
    timeoutMs: longestRecovery,
    what: 'The stream of visitors',
  });
}

/** How long each takes from being asked to stop to being gone, with everything else running. */
async function stopAll(): Promise<[string, number][]> {
  const stops: [string, number][] = [];
  for (const service of ['gateway', 'frontend', 'leads', 'scheduling', 'rankings', 'email']) {
    const container = await compose('ps', '--quiet', service);
    const began = performance.now();
    await run('docker', ['stop', '--time', '30', ...container.split('\n')]);
    stops.push([service, performance.now() - began]);
  }
  return stops;
}
