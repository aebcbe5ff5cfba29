import { stringify } from 'yaml';
import { z } from 'zod';

/** What `docker compose config --format json` says of a service, as far as a stack needs it changed. */
const service = z.looseObject({
  build: z.unknown().optional(),
  image: z.string().optional(),
  restart: z.string().optional(),
  deploy: z.looseObject({}).optional(),
  networks: z.record(z.string(), z.unknown()).optional(),
  tmpfs: z.array(z.string()).optional(),
  volumes: z.array(z.looseObject({})).optional(),
  ports: z
    .array(z.looseObject({ target: z.int(), published: z.union([z.string(), z.int()]) }))
    .optional(),
});
export const composeConfig = z.looseObject({
  name: z.string(),
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.looseObject({})),
  volumes: z.record(z.string(), z.unknown()).optional(),
  secrets: z.record(z.string(), z.looseObject({ name: z.string(), file: z.string() })).optional(),
});
export type ComposeConfig = z.infer<typeof composeConfig>;
type Service = z.infer<typeof service>;

/** Managed outside of the cluster, as are the backups of it. */
const outside = ['postgres', 'redis', 'backup'];
/** There is no order of starting, for one: a service that starts before its database is ready tries again. */
const unknownToStacks = new Set(['build', 'depends_on', 'security_opt', 'profiles']);

const replicas: Readonly<Record<string, number>> = {
  frontend: 2,
  leads: 2,
  scheduling: 2,
};

/** The new one first, then the old one away: no moment in which none answers. A bad one is taken back. */
const updates = {
  parallelism: 1,
  delay: '5s',
  monitor: '15s',
  failure_action: 'rollback',
};

/** A port of the machine is free again only when the old container is gone. */
function updatesOf(hasPorts: boolean): object {
  const order = hasPorts ? 'stop-first' : 'start-first';
  return { update_config: { ...updates, order }, rollback_config: { order } };
}

/**
 * The stack for Docker Swarm, from the very files that Docker Compose runs. Left out is what a stack does not know
 * (building, order of starting) and what is outside of it (the storage).
 */
export function stackOf(config: ComposeConfig, registry: string, tag: string): object {
  const { name: _, volumes: __, ...rest } = config;
  const services = Object.entries(config.services)
    .filter(([name]) => !outside.includes(name))
    .map(([name, one]) => [name, stackService(name, one, `${registry}agency-${name}:${tag}`)]);
  const networks = Object.fromEntries(
    Object.entries(config.networks).map(([name, { internal }]) => {
      // The storage is not inside: what talks to it needs a way out.
      const isClosed = internal === true && name !== 'data';
      return [name, { driver: 'overlay', ...(isClosed ? { internal: true } : {}) }];
    }),
  );
  const secrets = Object.fromEntries(
    Object.entries(config.secrets ?? {})
      .filter(([name]) => !['postgres-password', 'redis-password', 'redis-users'].includes(name))
      .map(([name, { file }]) => [name, { file }]),
  );
  return {
    version: '3.9',
    ...dropped(rest),
    services: Object.fromEntries(services),
    networks,
    secrets,
  };
}

/** As `docker stack` reads it: in YAML 1.1, an unquoted `on` is no text. */
export function toYaml(stack: object): string {
  return stringify(stack, { version: '1.1', aliasDuplicateObjects: false });
}

function dropped(rest: object): object {
  return Object.fromEntries(
    Object.entries(rest).filter(
      ([key]) => !key.startsWith('x-') && !/^(services|networks|secrets)$/.test(key),
    ),
  );
}

function stackService(name: string, one: Service, image: string): object {
  const { restart, deploy, ports, networks, tmpfs = [], volumes = [], ...others } = one;
  const rest = Object.fromEntries(
    Object.entries(others).filter(([key, value]) => value !== null && !unknownToStacks.has(key)),
  );
  const isTask = restart === 'no';
  return {
    ...rest,
    image,
    networks: Object.keys(networks ?? {}),
    volumes: [...volumes.map(({ bind: _, ...volume }) => volume), ...tmpfs.map(scratchFolder)],
    ...(ports
      ? {
          // On the machine itself: Swarm's own routing would hide the visitors' addresses, by which limits count.
          ports: ports.map(({ target, published }) => ({
            target,
            published: Number(published),
            mode: 'host',
          })),
        }
      : {}),
    deploy: {
      ...deploy,
      // All addresses under the name: the gateway itself spreads requests, and tries another when one fails.
      endpoint_mode: 'dnsrr',
      ...(ports ? { mode: 'global' } : { replicas: replicas[name] ?? 1 }),
      restart_policy: isTask
        ? { condition: 'on-failure', delay: '3s', max_attempts: 20 }
        : { condition: 'any', delay: '2s' },
      ...(isTask ? {} : updatesOf(ports !== undefined)),
    },
  };
}

/**
 * `/tmp:size=16m` as a mount, for a stack ignores `tmpfs`. Whose a folder in memory is cannot be said there; one that
 * belongs to somebody becomes a volume, which begins as the image's own folder does.
 */
function scratchFolder(short: string): object {
  const [target = '', options = ''] = short.split(':');
  if (options.includes('uid=')) return { type: 'volume', target };
  const megabytes = Number(/size=(\d+)m/.exec(options)?.[1]);
  if (!megabytes) throw new Error(`"${short}" has no size in megabytes.`);
  return { type: 'tmpfs', target, tmpfs: { size: megabytes * 1024 * 1024 } };
}
