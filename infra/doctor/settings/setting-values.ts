import { z } from 'zod';
import { serviceNames } from '../../settings/service-names.ts';
import { type Check, type Finding, fail, ok, type World, warn } from '../check.ts';
import { isProduction, isPublic, siteUrl, splitAliases } from '../installation.ts';

const port = z.coerce.number('is not a number').int().min(1).max(65_535);
const count = z.coerce.number('is not a number').int().positive();
const address = z.union([z.ipv4(), z.ipv6()], 'is not an IP address');

/** Settings that no service reads. An empty one has its default. */
const others = z
  .object({
    PORT: port,
    HTTP_PORT: port,
    HTTPS_PORT: port,
    MAIL_INBOX_PORT: port,
    GATEWAY_ADDRESS: address,
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

const values: Check = {
  group: 'Settings',
  name: 'Values',
  async run(world) {
    const schemas = await world.envSchemas();
    const complaints = new Map<string, string>();
    for (const [service, schema] of Object.entries(schemas)) {
      for (const issue of schema.safeParse(environmentOf(world, service)).error?.issues ?? []) {
        const key = String(issue.path[0]);
        if (!complaints.has(key)) complaints.set(key, sentence(key, issue));
      }
    }
    for (const issue of others.safeParse(filled(world.settings)).error?.issues ?? []) {
      const key = String(issue.path[0]);
      complaints.set(key, sentence(key, issue));
    }
    if (complaints.size === 0) return ok('Every service accepts its settings.');
    return [...complaints].map(([key, found]) =>
      fail(found, `Correct ${key} in .env as .env.example explains, then run ${apply(world)}.`),
    );
  },
};

const apply = (world: World) =>
  isProduction(world)
    ? 'make secrets and docker compose up --detach --build --wait --force-recreate'
    : 'make up';

const filled = (settings: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''));

/** What a service gets, with stand-ins for the addresses that are put together from other settings. */
function environmentOf({ settings, mode }: World, service: string): Record<string, string> {
  return {
    ...filled(settings),
    NODE_ENV: 'production',
    PORT: '3000',
    DATABASE_URL: 'postgres://localhost/app',
    DATABASE_ADMIN_URL: 'postgres://localhost/app',
    REDIS_URL: 'redis://localhost',
    SITE_URL: settings.SITE_URL || 'http://localhost',
    ...(service === 'email' && !settings.SMTP_URL ? { SMTP_URL: 'smtp://localhost' } : {}),
    ...(mode === 'docker' && !settings.BOT_CHECK ? { BOT_CHECK: 'required' } : {}),
  };
}

/** Zod's messages say what is allowed and never quote a text that was given. */
function sentence(key: string, { message }: z.core.$ZodIssue): string {
  if (/received undefined|expected nonoptional/.test(message)) return `${key} has no value.`;
  const reason = message.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  return /^(is|must|needs|has) /.test(reason) ? `${key} ${reason}.` : `${key}: ${reason}.`;
}

const needed = [
  'POSTGRES_PASSWORD',
  'REDIS_PASSWORD',
  ...serviceNames.map((name) => `${name.toUpperCase()}_REDIS_PASSWORD`),
];

const passwords: Check = {
  group: 'Settings',
  name: 'Passwords',
  async run(world) {
    const { settings, written, mode } = world;
    if (!written) return undefined;
    const findings: Finding[] = [];
    const missing = needed.filter((key) => !settings[key]);
    if (missing.length > 0) {
      const fix = mode === 'docker' ? 'make secrets' : 'make up';
      findings.push(
        fail(`No value for ${missing.join(', ')}.`, `Remove the empty lines and run ${fix}.`),
      );
    }
    const gates = { ADMIN: '/admin', RANKINGS: '/rankings' };
    const closed = Object.entries(gates).filter(([gate]) => !settings[`${gate}_PASSWORD_HASH`]);
    if (closed.length > 0) {
      // make secrets refuses to write without them.
      const judge = isProduction(world) ? fail : warn;
      findings.push(
        judge(
          `Nobody can sign in at ${closed.map(([, path]) => path).join(' and ')}.`,
          'Set the owner’s passwords: make passwords',
        ),
      );
    }
    return findings.length > 0 ? findings : ok('All passwords are set.');
  },
};

const botCheck: Check = {
  group: 'Settings',
  name: 'Bot check',
  async run(world) {
    const { settings, mode } = world;
    const isOpen =
      mode === 'native' && !/^(127\.|::1$)/.test(settings.GATEWAY_ADDRESS || '127.0.0.1');
    if (!(isPublic(world) || isOpen) || isProduction(world)) return undefined;
    return settings.BOT_CHECK === 'observe'
      ? warn('Bots can send forms.', 'Set BOT_CHECK=required in .env and run make up.')
      : ok('It is required.');
  },
};

const setup: Check = {
  group: 'Settings',
  name: 'Production setup',
  async run(world) {
    if (world.mode === 'native' || !isPublic(world)) return undefined;
    return isProduction(world)
      ? ok('docker-compose.production.yml is used.')
      : fail(
          'Visitors are expected, but docker-compose.production.yml is not used.',
          'Set COMPOSE_FILE=docker-compose.yml:docker-compose.production.yml in .env.',
        );
  },
};

const site: Check = {
  group: 'Settings',
  name: 'Site address',
  async run(world) {
    const { settings } = world;
    const url = siteUrl(world);
    if (!settings.SITE_URL) {
      return isProduction(world) || settings.SITE_HOST
        ? fail('SITE_URL is empty.', 'Set SITE_URL in .env to https:// and the host name.')
        : undefined;
    }
    // "Values" says what is wrong with it.
    if (!url) return undefined;
    if (url.pathname !== '/' || url.search || url.hash) {
      return fail('SITE_URL has a path.', `Set SITE_URL=${url.origin} in .env.`);
    }
    if (isPublic(world) && url.protocol !== 'https:') {
      return fail(
        'SITE_URL is not https.',
        `Set SITE_URL=https://${url.host} in .env: browsers and search engines warn about http.`,
      );
    }
    if (settings.SITE_HOST && settings.SITE_HOST !== url.hostname) {
      return fail(
        `SITE_URL names ${url.hostname}, but SITE_HOST is ${settings.SITE_HOST}.`,
        `Set SITE_HOST=${url.hostname} in .env, or correct SITE_URL.`,
      );
    }
    if (isPublic(world) && !settings.SITE_HOST) {
      return warn(
        'SITE_HOST is empty: the site answers under any name.',
        `Set SITE_HOST=${url.hostname} in .env.`,
      );
    }
    return ok(`The site is ${url.origin}.`);
  },
};

export const settingValueChecks: Check[] = [values, passwords, botCheck, setup, site];
