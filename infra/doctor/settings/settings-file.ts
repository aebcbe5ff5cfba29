import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { closest, distance } from 'fastest-levenshtein';
import { isSecret } from '../../settings/env-file.ts';
import { type Check, fail, ok, type World, warn } from '../check.ts';
import { isPublic, siteUrl } from '../installation.ts';

const file: Check = {
  group: 'Settings',
  name: 'Settings file',
  async run({ written, mode }) {
    return written
      ? ok('.env is there.')
      : warn(
          'There is no .env yet.',
          mode === 'docker' ? 'Create it: make passwords' : 'Create it and start: make up',
        );
  },
};

const permissions: Check = {
  group: 'Settings',
  name: 'Permissions',
  async run({ paths }) {
    const candidates = [
      { name: '.env', path: paths.envFile, mode: '600' },
      { name: 'secrets/', path: paths.secrets, mode: '700' },
    ];
    const there = candidates.filter(({ path }) => existsSync(path));
    const open = there.filter(({ path }) => (statSync(path).mode & 0o077) !== 0);
    if (there.length === 0) return undefined;
    return open.length > 0
      ? open.map(({ name, mode }) =>
          fail(`Other accounts can read ${name}.`, `Close it: chmod ${mode} ${name}`),
        )
      : ok(`Only this account can read ${there.map(({ name }) => name).join(' and ')}.`);
  },
};

const unknownSettings: Check = {
  group: 'Settings',
  name: 'Names in .env',
  async run(world) {
    if (!world.written) return undefined;
    const known = knownKeys(world);
    const unknown = Object.keys(world.written).filter((key) => !known.has(key));
    if (unknown.length === 0) return ok('Every setting is known.');
    return unknown.map((key) => {
      const near = closest(key, [...known]);
      return warn(
        `${key} is not a known setting.`,
        distance(key, near) <= 3 ? `Rename it to ${near}.` : `Remove the line ${key}=… from .env.`,
      );
    });
  },
};

/** Settings of the example and of the Compose files, and what Docker Compose itself reads. */
function knownKeys({ example, paths }: World): Set<string> {
  const composeFiles = readdirSync(paths.repository).filter((name) =>
    /^(docker-)?compose.*\.ya?ml$/.test(name),
  );
  const named = composeFiles.flatMap((name) => {
    const text = readFileSync(join(paths.repository, name), 'utf8');
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
  return new Set([...Object.keys(example), ...named, ...docker, ...standIns]);
}

const overridden: Check = {
  group: 'Settings',
  name: 'Repeated settings',
  async run({ written, paths }) {
    if (!written) return undefined;
    const lines = readFileSync(paths.envFile, 'utf8').matchAll(/^\s*([A-Z][A-Z0-9_]*)=(.*)$/gm);
    const values = new Map<string, string[]>();
    for (const [, key = '', value = ''] of lines) {
      values.set(key, [...(values.get(key) ?? []), value.trim()]);
    }
    const lost = [...values].filter(([, all]) =>
      all.slice(0, -1).some((value) => value !== '' && value !== all.at(-1)),
    );
    return lost.length > 0
      ? lost.map(([key, all]) =>
          warn(
            `${key} is in .env ${all.length} times, and only the last line counts.`,
            'Keep the line with the value that you want.',
          ),
        )
      : ok('No line overrides another.');
  },
};

const exampleSecrets: Check = {
  group: 'Settings',
  name: 'Example secrets',
  async run(world) {
    const { written, example } = world;
    if (!written || !(isPublic(world) || siteUrl(world)?.protocol === 'https:')) return undefined;
    const keys = Object.keys(written).filter(
      (key) => isSecret(key) && written[key] && written[key] === example[key],
    );
    return keys.length > 0
      ? fail(
          `These secrets have the public values of .env.example: ${keys.join(', ')}.`,
          'Remove these lines from .env, and run make secrets, which invents values; then restart.',
        )
      : ok('Every secret is this installation’s own.');
  },
};

const applied: Check = {
  group: 'Settings',
  name: 'Applied settings',
  async run(world) {
    const { written } = world;
    if (!written || (await world.parts()) === undefined) return undefined;
    const started = world.applied();
    if (!started) return undefined;
    const keys = new Set([...Object.keys(started), ...Object.keys(written)]);
    // Only doctor reads it.
    keys.delete('BACKUP_COPY');
    const changed = [...keys].filter((key) => (started[key] ?? '') !== (written[key] ?? ''));
    return changed.length > 0
      ? warn(`.env has changed since the start: ${changed.join(', ')}.`, 'Apply it: make up')
      : ok('The running product uses the current .env.');
  },
};

export const settingsFileChecks: Check[] = [
  file,
  permissions,
  unknownSettings,
  overridden,
  exampleSecrets,
  applied,
];
