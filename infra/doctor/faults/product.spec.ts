import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { healthReportSchema } from '@agency/contracts';
import type { Part } from '../check.ts';
import { storageStates } from '../product/product-checks.ts';
import { findsEach } from '../testing/find-fault.ts';
import type { StandInWorld } from '../testing/stand-in-world.ts';

const change = (name: string, part: Partial<Part>) => (stand: StandInWorld) => {
  stand.parts = stand.parts?.map((each) => (each.name === name ? { ...each, ...part } : each));
};

const facts = (some: Record<string, unknown>) => (stand: StandInWorld) =>
  Object.assign(stand.facts, some);

describe('doctor, faults of the product', () => {
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
      title: 'Redis that no service reaches, once',
      make: (stand) => {
        stand.gateway.health = () => ({ status: 'degraded', postgres: 'up', redis: 'down' });
      },
      name: 'Services',
      result: 'fail',
      found: /cannot reach Redis/,
      fix: /SERVICE=redis/,
    },
    {
      title: 'a service that the gateway does not reach',
      make: (stand) => {
        const { health } = stand.gateway;
        stand.gateway.health = (name) => (name === 'scheduling' ? undefined : health(name));
      },
      name: 'Services',
      result: 'fail',
      found: /scheduling does not answer/,
      fix: /SERVICE=scheduling/,
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
      fix: /tab=queues/,
    },
    {
      title: 'alerts that reach nobody',
      make: (stand) => {
        stand.programs['docker ps'] = { stdout: 'agency-leads agency-leads-1 agency_api\n' };
      },
      name: 'Alerts',
      result: 'warn',
      found: /no alert reaches anyone/,
      fix: /Add alerts to COMPOSE_PROFILES/,
    },
    {
      title: 'alerts without an address',
      make: (stand) => {
        stand.set.COMPOSE_PROFILES = 'certificates,alerts';
      },
      name: 'Alerts',
      result: 'warn',
      found: /ALERTS_TO is empty/,
      fix: /Set ALERTS_TO .*make secrets.*--force-recreate/,
    },
    {
      title: 'alerts that were never started',
      make: (stand) => {
        stand.set.COMPOSE_PROFILES = 'certificates,alerts';
        stand.set.ALERTS_TO = 'operator@agency.test';
      },
      name: 'Alerts',
      result: 'fail',
      found: /Not started: prometheus and alertmanager/,
      fix: /make up/,
    },
    {
      title: 'a mail server that Alertmanager cannot use',
      make: (stand) => {
        stand.set.COMPOSE_PROFILES = 'certificates,alerts';
        stand.set.ALERTS_TO = 'operator@agency.test';
        stand.lastly = () => stand.write({ SMTP_URL: 'smtps://smtp.agency.test:8465' });
      },
      name: 'Alerts',
      result: 'fail',
      found: /cannot send with this SMTP_URL/,
      fix: /smtp:\/\/…:587.*make secrets.*--force-recreate/,
    },
    {
      title: 'a product that does not start at boot',
      mode: 'native',
      make: (stand) => {
        stand.schedules = 'make backup';
      },
      name: 'Start at boot',
      result: 'warn',
      found: /after a reboot/,
      fix: /make install-server MODE=native/,
    },
  ]);

  it('should read the storages of the health report as the contract describes them', () => {
    const { postgres, redis } = healthReportSchema.shape;
    const { shape } = storageStates;
    assert.deepEqual(shape.postgres.options, Object.values(postgres._zod.def.entries));
    assert.deepEqual(shape.redis.options, Object.values(redis._zod.def.entries));
  });
});
