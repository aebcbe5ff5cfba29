import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { z } from 'zod';
import { redisRules } from '../native/redis/users.ts';
import { ensureEnvFile } from '../settings/env-file.ts';
import { envExample, repository } from '../settings/paths.ts';
import { serviceNames } from '../settings/service-names.ts';
import { composedStorage, secretsOf, writeSecrets } from './secrets.ts';

const variables = z.record(z.string(), z.string());
const composeFile = z.object({
  services: z.record(
    z.string(),
    z.object({
      environment: variables.nullish(),
      secrets: z.array(z.string()).optional(),
      image: z.string().optional(),
      command: z.array(z.string()).optional(),
      networks: z.array(z.string()).optional(),
      ports: z.array(z.string()).optional(),
      read_only: z.boolean().optional(),
      cap_drop: z.array(z.string()).optional(),
      security_opt: z.array(z.string()).optional(),
      deploy: z
        .object({
          resources: z.object({ limits: z.object({ memory: z.string(), pids: z.int() }) }),
        })
        .optional(),
    }),
  ),
  secrets: z.record(z.string(), z.object({ file: z.string() })).optional(),
});
const load = (file: string) =>
  composeFile.parse(
    parse(readFileSync(join(repository, file), 'utf8'), { merge: true, logLevel: 'error' }),
  );
const base = load('docker-compose.yml');
const production = load('docker-compose.production.yml');
const settings = (): Record<string, string> & { SMTP_URL: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'agency-secrets-'));
  try {
    return {
      ...ensureEnvFile(join(folder, '.env'), envExample),
      ADMIN_PASSWORD_HASH: '$argon2id$admin',
      RANKINGS_PASSWORD_HASH: '$argon2id$rankings',
      SMTP_URL: 'smtps://mail.example:465',
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('the containers', () => {
  for (const [name, service] of Object.entries({ ...production.services, ...base.services })) {
    it(`should have no more rights and no more memory than they need: ${name}`, () => {
      assert.equal(service.read_only, true);
      assert.deepEqual(service.cap_drop, ['ALL']);
      assert.deepEqual(service.security_opt, ['no-new-privileges:true']);
      assert.ok(service.deploy);
    });
  }

  it('should be reached through the gateway only, and Postgres by neither it nor the pages', () => {
    const isOpen = (port: string) => !port.startsWith('127.0.0.1:');
    const open = Object.entries(base.services).filter(([, { ports }]) => ports?.some(isOpen));
    assert.deepEqual(
      open.map(([name]) => name),
      ['gateway'],
    );
    const { postgres, gateway, frontend, certificates } = base.services;
    assert.deepEqual(postgres?.networks, ['data']);
    for (const service of [gateway, frontend]) assert.ok(!service?.networks?.includes('data'));
    assert.deepEqual(certificates?.networks, ['authority']);
  });
});

describe('the storage in containers', () => {
  it('should give each service a Redis user with the rights it has everywhere', () => {
    const [shell = '', option = '', script = ''] = base.services.redis?.command ?? [];
    const passwords = serviceNames.map((name) => [`${name.toUpperCase()}_REDIS_PASSWORD`, name]);
    const folder = mkdtempSync(join(tmpdir(), 'redis-command-'));
    try {
      // Prints the server's command line instead of starting it.
      writeFileSync(join(folder, 'redis-server'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', {
        mode: 0o755,
      });
      const printed = execFileSync(shell, [option, script.replaceAll('$$', '$')], {
        encoding: 'utf8',
        env: { PATH: `${folder}:${process.env.PATH}`, ...Object.fromEntries(passwords) },
      });
      const [, ...users] = printed.trim().split('\n--user\n');
      assert.deepEqual(
        users.map((words) => words.split('\n')),
        serviceNames.map((name) => [name, 'on', `>${name}`, ...redisRules(name)]),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
    for (const service of serviceNames) {
      const url = base.services[service]?.environment?.REDIS_URL ?? '';
      assert.match(url, new RegExp(`^redis://${service}:\\$\\{${service.toUpperCase()}_REDIS_`));
    }
  });

  it('should let Postgres log no row', () => {
    assert.ok(base.services.postgres?.command?.includes('log_error_verbosity=terse'));
  });
});

describe('an installation for visitors', () => {
  it('should keep every secret out of the environment', () => {
    for (const [name, { environment }] of Object.entries(base.services)) {
      const above = production.services[name]?.environment ?? {};
      const isSecret = ([key, value]: [string, string]) =>
        /PASSWORD|SECRET|_DB_/.test(`${key} ${value}`) && !key.endsWith('_FILE');
      const left = Object.entries(environment ?? {})
        .filter(isSecret)
        // Compose's `!reset null`, of which this parser only reads the value. Redis resets everything.
        .filter(([key]) => name !== 'redis' && above[key] !== 'null');
      assert.deepEqual(left, [], name);
    }
  });

  it('should name only secrets that are written, and give each container those it reads', () => {
    const written = Object.keys(secretsOf(settings(), composedStorage));
    const known = Object.keys(production.secrets ?? {});
    assert.deepEqual(
      known.filter((name) => !name.startsWith('tls-')).toSorted(),
      written.toSorted(),
    );
    for (const [name, { environment, secrets = [] }] of Object.entries(production.services)) {
      const read = Object.values(environment ?? {}).flatMap((value) =>
        value.startsWith('/run/secrets/') ? [value.slice('/run/secrets/'.length)] : [],
      );
      assert.deepEqual(
        read.filter((secret) => !secrets.includes(secret)),
        [],
        name,
      );
    }
  });

  it('should speak TLS, and verify it, to storage that is not in the composition', () => {
    const outside = { postgres: 'db.example.com:5432', redis: 'redis.example.com:6379' };
    const secrets = secretsOf(settings(), { ...outside, authority: 'a certificate' });
    for (const service of serviceNames) {
      assert.match(
        secrets[`${service}-database-url`] ?? '',
        new RegExp(
          `^postgres://${service}:[\\w-]+@db\\.example\\.com:5432/app\\?sslmode=verify-full$`,
        ),
      );
      assert.match(
        secrets[`${service}-redis-url`] ?? '',
        new RegExp(`^rediss://${service}:[\\w-]+@redis\\.example\\.com:6379$`),
      );
    }
    assert.match(secrets['database-admin-url'] ?? '', /\?sslmode=verify-full$/);
    assert.equal(secrets['storage-ca'], 'a certificate');
    assert.notEqual(secretsOf(settings(), outside)['storage-ca'], '');
  });

  it('should keep each password of Redis from all but its own service', () => {
    const secrets = secretsOf(settings(), composedStorage);
    for (const service of serviceNames) {
      const given = production.services[service]?.secrets ?? [];
      assert.deepEqual(
        given.filter((name) => name.includes('redis')),
        [`${service}-redis-url`],
      );
      const password = new URL(secrets[`${service}-redis-url`] ?? '').password;
      assert.ok(password && !secrets['redis-users']?.includes(password));
    }
  });

  for (const [key, name] of [
    ['PUSH_SECRET', 'push-secret'],
    ['CALENDAR_SECRET', 'calendar-secret'],
    ['RANKINGS_SECRET', 'rankings-secret'],
  ] as const) {
    it(`should do without ${key} where the settings have none: services treat it as missing`, () => {
      const { [key]: secret, ...without } = settings();
      const given = secretsOf({ ...without, [key]: secret }, composedStorage);
      assert.match(given[name] ?? '', /^[\w-]{43}$/);
      assert.equal(secretsOf(without, composedStorage)[name], '\n');
    });
  }

  for (const [key, name] of [
    ['CALENDAR_SECRET', 'calendar-secret-previous'],
    ['RANKINGS_SECRET', 'rankings-secret-previous'],
  ] as const) {
    it(`should pass on the former ${key} after a change only`, () => {
      const { [key]: secret = '' } = settings();
      const changed = { ...settings(), [`${key}_PREVIOUS`]: secret };
      assert.equal(secretsOf(changed, composedStorage)[name], secret);
      assert.equal(secretsOf(settings(), composedStorage)[name], '\n');
    });
  }

  it('should say all that is missing at once', () => {
    assert.throws(
      () => secretsOf({ ...settings(), SMTP_URL: '', ADMIN_PASSWORD_HASH: '' }, composedStorage),
      /ADMIN_PASSWORD_HASH, SMTP_URL/,
    );
  });

  it('should write its secrets again over old ones, also for an operator who is not root', () => {
    // Not in the test run's own folder, which only its account may enter.
    const folder = mkdtempSync('/tmp/agency-secrets-');
    const isRoot = process.getuid?.() === 0;
    chmodSync(folder, 0o777);
    if (isRoot) process.seteuid?.(65_534);
    try {
      const inside = join(folder, 'secrets');
      for (const value of ['old', 'new']) writeSecrets(inside, { 'redis-password': value });
      assert.equal(readFileSync(join(inside, 'redis-password'), 'utf8'), 'new');
    } finally {
      if (isRoot) process.seteuid?.(0);
      rmSync(folder, { recursive: true });
    }
  });

  it('should let no one but its owner into the folder of secrets', () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'agency-secrets-')), 'secrets');
    try {
      writeSecrets(folder, secretsOf(settings(), composedStorage));
      assert.equal(statSync(folder).mode & 0o777, 0o700);
      assert.match(
        readFileSync(join(folder, 'leads-database-url'), 'utf8'),
        /^postgres:\/\/leads:[\w-]{20,}@postgres:5432\/app$/,
      );
    } finally {
      rmSync(join(folder, '..'), { recursive: true });
    }
  });
});
