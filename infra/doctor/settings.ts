import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readEnvFile } from '../settings/env-file.ts';
import { envExample, repository } from '../settings/paths.ts';
import { type Check, fail, ok, problemsOr, warn } from './check.ts';
import { type EnvProblem, isProduction, splitAliases } from './world.ts';

export const names: Check = {
  group: 'Settings',
  name: 'Names in .env',
  async run({ written, mode }) {
    if (!written) {
      return warn(
        'There is no .env yet.',
        mode === 'docker' ? 'Create it: make passwords' : 'Create it and start: make up',
      );
    }
    const known = knownKeys();
    const unknown = Object.keys(written).filter((key) => !known.has(key));
    return problemsOr(
      'Every setting is known.',
      unknown.map((key) =>
        warn(
          `${key} is not a known setting.`,
          `Remove the line ${key}=… from .env, or correct its name by .env.example.`,
        ),
      ),
    );
  },
};

/** Settings of the example and of the Compose files, and what Docker Compose itself reads. */
function knownKeys(): Set<string> {
  const composeFiles = readdirSync(repository).filter((name) =>
    /^(docker-)?compose.*\.ya?ml$/.test(name),
  );
  const named = composeFiles.flatMap((name) => {
    const text = readFileSync(join(repository, name), 'utf8');
    return [...text.matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map(([, key = '']) => key);
  });
  const docker = [
    'COMPOSE_FILE',
    'COMPOSE_PROFILES',
    'COMPOSE_PROJECT_NAME',
    'COMPOSE_PARALLEL_LIMIT',
    'DOCKER_HOST',
  ];
  // Services read these; only tests set them.
  const standIns = ['CALENDAR_STAND_IN', 'PUSH_STAND_IN'];
  const example = Object.keys(readEnvFile(envExample) ?? {});
  return new Set([...example, ...named, ...docker, ...standIns]);
}

const port = z.coerce.number('is not a number').int().min(1).max(65_535);
const count = z.coerce.number('is not a number').int().positive();

/** Settings that no service reads. An empty one has its default. */
const others = z
  .object({
    PORT: port,
    HTTP_PORT: port,
    HTTPS_PORT: port,
    MAIL_INBOX_PORT: port,
    GATEWAY_ADDRESS: z.union([z.ipv4(), z.ipv6()], 'is not an IP address'),
    SITE_HOST: z.hostname('is not a host name, such as www.example.com'),
    SITE_ALIASES: z
      .string()
      .transform(splitAliases)
      .pipe(z.array(z.hostname('is not a list of host names with spaces between them'))),
    TRUSTED_PROXY: z.union(
      [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
      'is neither an IP address nor a range, such as 10.0.0.0/8',
    ),
    HSTS_SUBDOMAINS: z.enum(['on', 'off'], 'is neither on nor off'),
    // BackupMissed alerts after a day and a half.
    BACKUP_EVERY_HOURS: count.max(24, 'must be at most 24'),
    BACKUP_KEEP: count,
    BACKUP_RECIPIENT: z
      .string()
      .regex(/^age1[a-z0-9]{50,}$/, 'is not a public key from age-keygen'),
  })
  .partial();

export const values: Check = {
  group: 'Settings',
  name: 'Values',
  // Each service starts to answer, perhaps beside a build.
  timeoutMs: 60_000,
  async run(world) {
    const filled = Object.entries(world.settings).filter(([, value]) => value !== '');
    const issues = others.safeParse(Object.fromEntries(filled)).error?.issues ?? [];
    const ofServices = await world.envProblems();
    const problems = [
      ...(ofServices ?? []),
      ...issues.map(({ path, message }) => ({ key: String(path[0]), reason: message })),
    ];
    if (problems.length > 0) {
      const apply = isProduction(world)
        ? 'make secrets and docker compose up --detach --build --wait --force-recreate'
        : 'make up';
      return problems.map((problem) =>
        fail(
          sentence(problem),
          `Correct ${problem.key} in .env as .env.example explains, then run ${apply}.`,
        ),
      );
    }
    return ofServices
      ? ok('Every service accepts its settings.')
      : warn(
          'The services could not be asked about their settings.',
          'Start the product, which says what is wrong with them: make up',
        );
  },
};

function sentence({ key, reason }: EnvProblem): string {
  if (/received undefined|expected nonoptional/.test(reason)) return `${key} has no value.`;
  return /^(is|must|needs|has) /.test(reason) ? `${key} ${reason}.` : `${key}: ${reason}.`;
}
