import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { apiPaths, rankingCheckResponseSchema } from '@agency/contracts';
import { compose, containersOf, inspect } from '@agency/infra/docker/compose';
import { rollService } from '@agency/infra/docker/roll';
import { waitUntil } from '@agency/infra/native/process/wait-until';
import { signIn } from '@agency/infra/test/sign-in';
import { freeStarts } from '../free-starts.ts';
import { Inbox } from './inbox.ts';
import { audit } from './ledger.ts';
import { query, withReplicas } from './product.ts';
import { Visitors } from './visitors.ts';

/** Presses the owner's button several times at each replica at once; resolves when all of them have answered. */
async function checkAtEveryReplica(times: number): Promise<void> {
  const { BASE_URL = '', RANKINGS_PASSWORD = '' } = process.env;
  const cookie = await signIn(BASE_URL, 'rankings', RANKINGS_PASSWORD);
  const containers = await containersOf('rankings');
  const network = `${process.env.COMPOSE_PROJECT_NAME}_api`;
  const template = `{{(index .NetworkSettings.Networks "${network}").IPAddress}}`;
  const addresses = await Promise.all(containers.map((one) => inspect(one, template)));
  const asked = addresses.flatMap((address) => Array.from({ length: times }, () => address));
  await Promise.all(
    asked.map(async (address) => {
      const answer = await fetch(`http://${address}:3000${apiPaths.rankingsCheck}`, {
        method: 'POST',
        headers: { cookie },
      });
      const { success, message } = rankingCheckResponseSchema.parse(await answer.json());
      if (!success) throw new Error(message);
    }),
  );
}

/** Kills the processes themselves, as in a crash: after `docker kill`, the engine would not restart the containers. */
async function killHard(service: string): Promise<void> {
  for (const container of await containersOf(service)) {
    process.kill(Number(await inspect(container, '{{.State.Pid}}')), 'SIGKILL');
  }
}

/** Simulates the morning: makes the daily check, which waits in the queue, due at once. */
async function startDailyCheck(): Promise<void> {
  const promote = `import { Queue } from 'bullmq';
    const queue = new Queue('rankings', { connection: { url: process.env.REDIS_URL } });
    for (const job of await queue.getDelayed()) await job.promote();
    await queue.close();`;
  const inNode = ['node', '--input-type=module', '--eval', promote];
  await compose('exec', '--no-TTY', 'rankings', ...inNode);
}

const { BASE_URL = '', DATABASE_ADMIN_URL = '', MAIL_INBOX_URL = '' } = process.env;
let starts: Iterator<Date>;
const nothingBroken = {
  lostLeads: 0,
  lostBookings: 0,
  doubleBookings: 0,
  doubleMails: 0,
  missingMails: 0,
  mailsToldToOwner: 0,
};

/** Lets visitors book while the work runs, waits for all their mails, and returns the ledger. */
async function whileVisitorsBook(work: (visitors: Visitors) => Promise<void>) {
  const inbox = new Inbox(MAIL_INBOX_URL);
  const visitors = new Visitors(BASE_URL, starts);
  const ledger = () => audit(DATABASE_ADMIN_URL, visitors, inbox.mails);
  try {
    await bookings(visitors, 10);
    await work(visitors);
    await visitors.stop();
    await waitUntil(async () => (await ledger()).missingMails === 0, {
      timeoutMs: 120_000,
      what: 'Sending all mails',
      intervalMs: 500,
    });
  } finally {
    await visitors.stop();
    await inbox.close();
  }
  return ledger();
}

async function bookings(visitors: Visitors, count: number): Promise<void> {
  const wanted = visitors.bookings.length + count;
  const options = { timeoutMs: 60_000, what: `${count} bookings` };
  await waitUntil(() => visitors.bookings.length >= wanted, options);
}

describe('several replicas', () => {
  withReplicas();

  before(async () => {
    // Other suites have booked, too, and a time that is taken would count as a failure.
    const booked = await query<{ scheduled_at: Date }>(
      `SELECT scheduled_at FROM scheduling.appointments WHERE status <> 'cancelled'`,
    );
    const taken = new Set(booked.map(({ scheduled_at }) => scheduled_at.getTime()));
    starts = [...freeStarts(52)].filter((start) => !taken.has(start.getTime())).values();
  });

  it('should fail no request and send every mail once while they are replaced under bookings', async () => {
    const replaced = ['leads', 'scheduling', 'email'];
    const running = async () => (await Promise.all(replaced.map(containersOf))).flat();
    const old = await running();
    const ledger = await whileVisitorsBook(async (visitors) => {
      for (const service of replaced) await rollService(service, () => undefined);
      assert.deepEqual(visitors.failures, []);
    });
    assert.deepEqual(ledger, nothingBroken);
    const now = await running();
    assert.equal(now.length, old.length);
    assert.deepEqual(
      now.filter((container) => old.includes(container)),
      [],
    );
  });

  it('should not send a mail again whose sender was killed, but tell the owner', async () => {
    const beingSent = 'SELECT id FROM email.deliveries WHERE sending_since IS NOT NULL';
    let interrupted: unknown[] = [];
    const { mailsToldToOwner, ...broken } = await whileVisitorsBook(async (visitors) => {
      await compose('pause', 'mail-catcher');
      const areUnderWay = async () => (await query(beingSent)).length > 3;
      await waitUntil(areUnderWay, { timeoutMs: 30_000, what: 'Mails under way' });
      await killHard('email');
      interrupted = (await query<{ id: string }>(beingSent)).map(({ id }) => id);
      await compose('unpause', 'mail-catcher');
      await bookings(visitors, 20);
      // As if the two minutes had passed after which no sender can still be alive.
      await query(
        `UPDATE email.deliveries SET sending_since = sending_since - interval '5 minutes'
         WHERE id = ANY($1)`,
        [interrupted],
      );
    });
    assert.deepEqual({ ...broken, mailsToldToOwner: 0 }, nothingBroken);
    assert.ok(interrupted.length > 3);
    assert.equal(mailsToldToOwner, interrupted.length);
  });

  it('should check rankings once, however many ask for it on the very morning', async () => {
    await Promise.all([checkAtEveryReplica(3), startDailyCheck()]);
    const daily = `SELECT FROM rankings.runs WHERE trigger = 'schedule' AND status <> 'running'`;
    const isOver = async () => (await query(daily)).length > 0;
    await waitUntil(isOver, { timeoutMs: 90_000, what: 'The daily check', intervalMs: 200 });
    const [checks] = await query(
      `SELECT count(*) FILTER (WHERE trigger = 'schedule')::int AS daily,
         count(*) FILTER (WHERE trigger = 'owner') <= 1 AS "ownersAreOne",
         count(*) FILTER (WHERE status <> 'succeeded')::int AS failed,
         count(*) FILTER (WHERE EXISTS (
           SELECT FROM rankings.runs other WHERE other.id < run.id
             AND (other.started_at, other.finished_at) OVERLAPS (run.started_at, run.finished_at)
         ))::int AS overlapping
       FROM rankings.runs run`,
    );
    assert.deepEqual(checks, { daily: 1, ownersAreOne: true, failed: 0, overlapping: 0 });
  });
});
