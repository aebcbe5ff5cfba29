import { z } from 'zod';
import { codeOf } from '../../settings/error-code.ts';
import { serviceNames } from '../../settings/service-names.ts';
import { type Check, type Finding, fail, ok, type Part, type World, warn } from '../check.ts';
import { hasOwnTls, isPublic } from '../installation.ts';
import { askGateway } from '../site/ask-gateway.ts';
import { alerts } from './alerts.ts';
import { factsOf } from './product-facts.ts';

const maxRestarts = 3;
const healthTimeoutMs = 4_000;
/** Copied from the contract, which is not built on a machine with Docker: a test compares them. */
export const storageStates = z.object({
  postgres: z.enum(['up', 'down']),
  redis: z.enum(['up', 'down']),
});

const running: Check = {
  group: 'Product',
  name: 'Running',
  async run(world) {
    const parts = await world.parts();
    const [one, many] =
      world.mode === 'docker' ? ['container', 'containers'] : ['process', 'processes'];
    if (!parts) return warn('It is not running.', 'Start it: make up');
    const problems = parts.flatMap(problemOf);
    return problems.length > 0
      ? problems
      : ok(`${parts.length} ${parts.length === 1 ? `${one} is` : `${many} are`} running.`);
  },
};

function problemOf({ name, state, restarts }: Part): Finding | [] {
  const logs = `Run make logs SERVICE=${name} FOLLOW=0: its last lines name the reason.`;
  if (state === 'failing') return fail(`${name} does not become ready.`, logs);
  if (state === 'stopped') return fail(`${name} is stopped.`, 'Start it: make up');
  if (state === 'starting')
    return warn(`${name} is still starting.`, 'Run make doctor again in a minute.');
  return restarts > maxRestarts ? warn(`${name} has been restarted ${restarts} times.`, logs) : [];
}

const health: Check = {
  group: 'Product',
  name: 'Services',
  async run(world, signal) {
    const parts = await world.parts();
    const isReady = (name: string) =>
      parts?.some((part) => part.name === name && part.state === 'ready') ?? false;
    if (!isReady('gateway')) return undefined;
    // Those that do not run are named already.
    const asked = serviceNames.filter(isReady);
    const problems = await Promise.all(asked.map((name) => healthOf(world, name, signal)));
    const found = [...new Map(problems.flat().map((problem) => [problem.found, problem])).values()];
    return found.length > 0 ? found : ok('All reach Postgres and Redis.');
  },
};

async function healthOf(world: World, name: string, signal: AbortSignal): Promise<Finding[]> {
  const path = `/api/health/${name}`;
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(healthTimeoutMs)]);
  const answer = await askGateway(world, { path, isTls: hasOwnTls(world) }, inTime).catch(codeOf);
  // "Ports" says that the gateway does not answer.
  if (answer === 'ECONNREFUSED') return [];
  const body = typeof answer === 'string' ? '' : answer.body;
  const report = storageStates.safeParse(jsonOf(body)).data;
  if (!report) {
    return [
      fail(
        `${name} does not answer through the gateway.`,
        `Run make logs SERVICE=${name} FOLLOW=0: its last lines name the reason.`,
      ),
    ];
  }
  return (['postgres', 'redis'] as const)
    .filter((storage) => report[storage] === 'down')
    .map((storage) =>
      fail(
        `Services cannot reach ${storage === 'postgres' ? 'Postgres' : 'Redis'}.`,
        `Run make status and make logs SERVICE=${storage} FOLLOW=0.`,
      ),
    );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const emails: Check = {
  group: 'Product',
  name: 'Emails',
  async run(world) {
    const facts = await factsOf(world);
    if (!facts) return undefined;
    const { dueSeconds, unsettledSeconds, failedEmails } = facts;
    const problems: Finding[] = [];
    if (dueSeconds > 120) {
      problems.push(
        fail(
          `Emails have been waiting in the outbox for ${minutes(dueSeconds)}.`,
          'See "OutboxLags" in docs/operations.md.',
        ),
      );
    }
    if (unsettledSeconds > 1_800) {
      problems.push(
        warn(
          `An email has been retried for ${minutes(unsettledSeconds)}.`,
          'See "MailsRetried" in docs/operations.md.',
        ),
      );
    }
    if (failedEmails > 0) {
      problems.push(
        warn(
          `${failedEmails} could not be sent in the last 24 hours.`,
          'The desk shows which and why, and sends them again: /admin?tab=queues',
        ),
      );
    }
    return problems.length > 0
      ? problems
      : ok('None is overdue, and none failed in the last 24 hours.');
  },
};

const minutes = (seconds: number) => {
  const whole = Math.round(seconds / 60);
  return whole < 120 ? `${whole} minutes` : `${Math.round(whole / 60)} hours`;
};

const boot: Check = {
  group: 'Product',
  name: 'Start at boot',
  async run(world) {
    if (world.mode === 'docker' || !isPublic(world)) return undefined;
    return /\bmake\b.*\bup\b|infra\/commands\/up\.ts/.test(await world.schedules())
      ? ok('A timer or a unit of this machine runs make up.')
      : warn(
          'Without Docker, the product does not start after a reboot.',
          'Run sudo make install-server MODE=native, or make up at boot by a unit of your own.',
        );
  },
};

export const productChecks: Check[] = [running, health, emails, alerts, boot];
