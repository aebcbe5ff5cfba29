import { z } from 'zod';
import { findMismatches } from '../backup/secrets-in-use.ts';
import { isAlive } from '../native/process/process-identity.ts';
import { readState } from '../native/supervisor/state-file.ts';
import { serviceNames } from '../settings/service-names.ts';
import { type Check, type Finding, fail, problemsOr, warn } from './check.ts';
import type { Part, RunProgram, World } from './world.ts';

const maxRestarts = 3;

export const running: Check = {
  group: 'Product',
  name: 'Running',
  async run({ parts, mode }) {
    const all = await parts();
    if (!all) return warn('It is not running.', 'Start it: make up');
    const many = mode === 'docker' ? 'containers' : 'processes';
    return problemsOr(
      `${all.length} ${many} are running.`,
      all.map((part) => problemOf(part, all)),
    );
  },
};

function problemOf({ name, state, restarts }: Part, all: readonly Part[]): Finding | undefined {
  const replicas = all.filter((other) => other.name === name);
  const logs = `Run make logs SERVICE=${name} FOLLOW=0: its last lines name the reason.`;
  if (state === 'failing') return fail(`${name} does not become ready.`, logs);
  if (state === 'stopped' && replicas.length > 1) {
    const found = `One of ${replicas.length} replicas of ${name} is stopped.`;
    return fail(found, `Start it: docker compose start ${name}`);
  }
  if (state === 'stopped') return fail(`${name} is stopped.`, 'Start it: make up');
  if (state === 'starting')
    return warn(`${name} is still starting.`, 'Run make doctor again in a minute.');
  return restarts > maxRestarts
    ? warn(`${name} has been restarted ${restarts} times.`, logs)
    : undefined;
}

const container = z.object({
  ID: z.string(),
  Service: z.string(),
  State: z.string(),
  Health: z.string().optional(),
  ExitCode: z.number().optional(),
});

/** What always runs; the mail catcher does only without a mail server. */
const expected = ['gateway', 'frontend', ...serviceNames, 'postgres', 'redis', 'backup'];
const runOnce = ['migrate', 'gateway-configuration'];
const timeoutMs = 20_000;

/** The containers of this installation; undefined if none runs or no engine answers. */
export async function containers(run: RunProgram): Promise<Part[] | undefined> {
  const signal = AbortSignal.timeout(timeoutMs);
  const listed = await run('docker', ['compose', 'ps', '--all', '--format', 'json'], signal);
  if (listed.exitCode !== 0) return undefined;
  const lines = listed.stdout.split('\n').filter(Boolean);
  const all = lines.map((line) => container.parse(JSON.parse(line)));
  if (!all.some(({ State }) => State === 'running' || State === 'restarting')) return undefined;
  const counted = await run(
    'docker',
    ['inspect', '--format', '{{.Id}} {{.RestartCount}}', ...all.map(({ ID }) => ID)],
    signal,
  );
  const restarts = counted.stdout.split('\n').map((line) => line.split(' '));
  const parts = all.map((one) => ({
    name: one.Service,
    state: containerState(one),
    restarts: Number(restarts.find(([id]) => id?.startsWith(one.ID))?.[1] ?? 0),
  }));
  const missing = expected.filter((name) => !parts.some((part) => part.name === name));
  return [...parts, ...missing.map((name) => ({ name, state: 'stopped' as const, restarts: 0 }))];
}

function containerState({
  State,
  Health,
  ExitCode,
  Service,
}: z.infer<typeof container>): Part['state'] {
  if (runOnce.includes(Service) && State === 'exited') return ExitCode === 0 ? 'ready' : 'failing';
  if (State === 'restarting' || Health === 'unhealthy') return 'failing';
  if (State !== 'running') return 'stopped';
  return Health === 'starting' ? 'starting' : 'ready';
}

/** The processes of this run folder, if its supervisor lives. */
export function processes(runDir: string): Part[] | undefined {
  const state = readState(runDir);
  if (!state || !isAlive(state.supervisor)) return undefined;
  return state.processes.map(({ name, state: last, identity, restarts }) => ({
    name,
    restarts,
    state: processState(last, identity !== undefined && isAlive(identity)),
  }));
}

function processState(last: string, lives: boolean): Part['state'] {
  if (last === 'done' || (last === 'ready' && lives)) return 'ready';
  if (last === 'restarting' || last === 'ready') return 'failing';
  return last === 'waiting' || last === 'starting' ? 'starting' : 'stopped';
}

export const emails: Check = {
  group: 'Product',
  name: 'Emails',
  async run(world) {
    const parts = await world.parts();
    if (!parts?.some(({ name, state }) => name === 'postgres' && state === 'ready'))
      return undefined;
    const { dueSeconds, unsettledSeconds, failedEmails } = await waitingEmails(world);
    return problemsOr('None is overdue, and none failed in the last 24 hours.', [
      dueSeconds > 120 &&
        fail(
          `Emails have been waiting in the outbox for ${minutes(dueSeconds)}.`,
          'See "OutboxLags" in docs/operations.md.',
        ),
      unsettledSeconds > 1_800 &&
        warn(
          `An email has been retried for ${minutes(unsettledSeconds)}.`,
          'See "MailsRetried" in docs/operations.md.',
        ),
      failedEmails > 0 &&
        warn(
          `${failedEmails} could not be sent in the last 24 hours.`,
          'The desk shows which and why, and sends them again: /admin',
        ),
    ]);
  },
};

const anyOutbox = serviceNames
  .map((schema) => `SELECT due_at, relayed_at, settled_at FROM ${schema}.outbox`)
  .join(' UNION ALL ');

const waiting = z.object({
  dueSeconds: z.number(),
  unsettledSeconds: z.number(),
  failedEmails: z.number(),
});

/** The figures that the alert rules of infra/monitoring watch, from the database, without personal data. */
export async function waitingEmails({
  query,
}: Pick<World, 'query'>): Promise<z.infer<typeof waiting>> {
  const row = await query(`SELECT json_build_object(
  'dueSeconds', coalesce((SELECT extract(epoch FROM now() - min(due_at)) FROM (${anyOutbox}) AS any_outbox
    WHERE relayed_at IS NULL AND due_at <= now()), 0),
  'unsettledSeconds', coalesce((SELECT extract(epoch FROM now() - min(relayed_at)) FROM (${anyOutbox}) AS any_outbox
    WHERE relayed_at IS NOT NULL AND settled_at IS NULL), 0),
  'failedEmails', (SELECT count(*) FROM email.deliveries
    WHERE state = 'failed' AND changed_at > now() - interval '1 day')
)::text`);
  return waiting.parse(JSON.parse(row));
}

const minutes = (seconds: number) => {
  const whole = Math.round(seconds / 60);
  return whole < 120 ? `${whole} minutes` : `${Math.round(whole / 60)} hours`;
};

/** Whether the secrets are those that stored data and sent links were made with. After a restore, they may not be. */
export const storedData: Check = {
  group: 'Product',
  name: 'Stored data',
  async run({ parts, query, settings }) {
    const all = await parts();
    if (!all?.some(({ name, state }) => name === 'postgres' && state === 'ready')) return undefined;
    const mismatches = await findMismatches(query, settings);
    // What an earlier version booked is unknown, which only a restore makes doubtful.
    const differing = mismatches.filter(({ isUnknown }) => !isUnknown);
    return problemsOr(
      'It works with the secrets in .env.',
      differing.map(({ secret, subject, otherwise }) =>
        warn(
          `${subject} do not work: ${secret} differs from the one they were made with.`,
          `After a restore, copy its value from the old machine’s .env ("Restore" in docs/operations.md); otherwise, ${otherwise}.`,
        ),
      ),
    );
  },
};
