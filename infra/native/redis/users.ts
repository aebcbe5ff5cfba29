import { createHash } from 'node:crypto';
import { type ServiceName, serviceNames } from '../../settings/service-names.ts';

/** The password of each service's Redis user. */
export type RedisPasswords = Record<ServiceName, string>;

const ownerSession = ['session:*', 'session-fingerprints'];

/** The keys of each service (docs/decisions/002). A new kind of key is added here. */
const keys: Record<ServiceName, { writable: readonly string[]; readable: readonly string[] }> = {
  leads: {
    writable: [
      ...ownerSession,
      'sessions',
      'session-opener:*',
      'session-device:*',
      'session-networks:*',
      'limit:login*',
      'limit:contacts:*',
      'limit:challenges:*',
      'bot-proof:*',
      'bull:email:*',
    ],
    readable: [],
  },
  scheduling: {
    writable: ['limit:appointments:*', 'bot-proof:*', 'bull:email:*'],
    readable: ownerSession,
  },
  rankings: { writable: ['bull:rankings:*', 'bull:email:*'], readable: ownerSession },
  email: { writable: ['bull:email:*'], readable: ownerSession },
};

/**
 * The commands that queues, limits and sessions need. SCAN, RANDOMKEY and key tracking would reveal other services'
 * keys.
 */
const commands = [
  '-@all',
  '+@read',
  '+@write',
  '+@connection',
  '+@transaction',
  '-@dangerous',
  '-scan',
  '-randomkey',
  '-client|tracking',
  '-function',
  '+eval',
  '+evalsha',
  '+script|load',
  '+info',
  '+time',
];

/** The permissions of a service's user, as words of a Redis ACL rule, without its password. */
export function redisRules(service: ServiceName): string[] {
  const { writable, readable } = keys[service];
  return [
    ...writable.map((pattern) => `~${pattern}`),
    ...readable.map((pattern) => `%R~${pattern}`),
    'resetchannels',
    ...commands,
  ];
}

/** A line per service user, for a Redis configuration or an ACL file. Contains only password hashes. */
export function redisUserLines(passwords: RedisPasswords): string[] {
  return serviceNames.map(
    (service) =>
      `user ${service} on ${hashed(passwords[service])} ${redisRules(service).join(' ')}`,
  );
}

/** An ACL file: the services' users and the administrator, who may do everything. */
export function redisAclFile(administrator: string, passwords: RedisPasswords): string {
  const lines = [
    `user default on ${hashed(administrator)} ~* &* +@all`,
    ...redisUserLines(passwords),
  ];
  return `${lines.join('\n')}\n`;
}

function hashed(password: string): string {
  return `#${createHash('sha256').update(password).digest('hex')}`;
}
