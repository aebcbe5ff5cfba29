import { type Check, type Finding, fail, ok, type Part, warn } from './check.ts';
import { factsOf } from './product-facts.ts';

const maxRestarts = 3;

export const running: Check = {
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

export const emails: Check = {
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
          'The desk shows which and why, and sends them again: /admin',
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
