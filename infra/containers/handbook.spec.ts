import assert from 'node:assert/strict';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import getPort from 'get-port';
import { parse } from 'yaml';
import { commands } from '../handbook/commands.ts';
import { verifyBackup } from '../native/backups/file.ts';
import { repository } from '../native/stack/paths.ts';
import { waitUntil } from '../native/wait-until.ts';
import { raisedLimits } from '../test/throw-away-product.ts';
import { lines } from './compose.ts';
import { Clone } from './handbook-clone.ts';
import { Visitor } from './handbook-visitor.ts';
import { writeCertificate } from './self-signed.ts';

/** How one command of the handbook is run and what must be true then. */
interface Step {
  chapter: string;
  line: string;
  /** What the operator does before, by hand. */
  prepare?: () => unknown;
  /** The example's words replaced by what there is here. */
  as?: (line: string) => string;
  check?: (printed: string) => unknown;
}

const up = 'docker compose up --detach --wait';
const upBuilt = 'docker compose up --detach --build --wait';
const upAnew = 'docker compose up --detach --wait --force-recreate';
const secretsElsewhere =
  'make secrets POSTGRES_ADDRESS=db.example.com:5432 REDIS_ADDRESS=redis.example.com:6379';

let clone: Clone;
let visitor: Visitor;
let ports: { http: number; https: number };
const passwords = { admin: '', rankings: '' };
/** Leads before the first backup, and after it. */
const leads: number[] = [];
const backups: string[] = [];
const secret = (name: string) => readFileSync(join(clone.folder, 'secrets', name), 'utf8');

const signBookingLink: (id: number, key: string) => string = (
  await import(join(repository, 'services/platform/src/booking-link/booking-link.ts'))
).signBookingLink;
const linkOf = (call: number) =>
  `/api/bookings/${signBookingLink(call, secret('booking-link-secret'))}`;
const statusOf = async (path: string) => (await visitor.ask(path)).status;

async function addLead(): Promise<void> {
  leads.push(await visitor.becomeLead());
}

async function expectLeads(...expected: boolean[]): Promise<void> {
  assert.deepEqual(await Promise.all(leads.map((id) => visitor.hasLead(id))), expected);
}

async function replicasOf(service: string): Promise<string[]> {
  return lines(await clone.run(`docker compose ps --quiet --status running ${service}`));
}

async function healthz(): Promise<string> {
  return (await fetch(`http://localhost:${ports.http}/healthz`)).text();
}

async function noteBackup(printed: string): Promise<void> {
  const file = join(clone.folder, printed.split('\n').at(-1) ?? '');
  await verifyBackup(file);
  backups.push(file);
}

function readPasswords(printed: string): void {
  const of = (page: string) => new RegExp(`^  /${page} +(\\S+)$`, 'm').exec(printed)?.[1] ?? '';
  Object.assign(passwords, { admin: of('admin'), rankings: of('rankings') });
  assert.ok(passwords.admin && passwords.rankings, 'both passwords are shown');
}

function renewCertificate(): void {
  const folder = join(clone.folder, 'secrets');
  for (const name of ['tls-certificate', 'tls-key']) rmSync(join(folder, name), { force: true });
  writeCertificate(folder);
}

function chooseSettings(): void {
  clone.set({
    ...raisedLimits,
    COMPOSE_FILE: 'docker-compose.yml:docker-compose.production.yml',
    SITE_URL: `https://localhost:${ports.https}`,
    SITE_HOST: 'localhost',
    SMTP_URL: 'smtp://user:password@mail.invalid:25',
    MAIL_FROM: 'hello@agency.example',
    OWNER_EMAIL: 'owner@agency.example',
    HTTP_PORT: `${ports.http}`,
    HTTPS_PORT: `${ports.https}`,
  });
}

const install: Step[] = [
  { chapter: 'Install', line: 'make passwords', check: readPasswords },
  { chapter: 'Install', line: 'make secrets', prepare: chooseSettings, check: renewCertificate },
  {
    chapter: 'Install',
    line: upBuilt,
    check: async () => {
      assert.equal(await statusOf('/contact'), 200);
      assert.equal((await visitor.sendForm('')).status, 403);
      await addLead();
      await visitor.signIn(passwords);
      await expectLeads(true);
    },
  },
];

const settings: Step[] = [
  {
    chapter: 'TLS',
    line: 'docker compose restart gateway',
    prepare: renewCertificate,
    check: () =>
      waitUntil(async () => (await statusOf('/contact').catch(() => 0)) === 200, {
        timeoutMs: 30_000,
        what: 'Showing the new certificate',
      }),
  },
  {
    chapter: 'Search Console',
    line: up,
    prepare: () => {
      const key = join(clone.folder, 'secrets/search-console-key.json');
      writeFileSync(key, '{}');
      const source = {
        RANKINGS_SOURCE: 'search-console',
        SEARCH_CONSOLE_SITE: 'sc-domain:example.com',
      };
      clone.set({ ...source, SEARCH_CONSOLE_KEY_FILE: key });
    },
    check: async () => {
      const setup = JSON.parse((await visitor.ask('/api/rankings/setup')).text);
      assert.equal(setup.source, 'search-console');
      assert.equal(setup.test.success, false);
    },
  },
];

const backupAndRestore: Step[] = [
  {
    chapter: 'Backup',
    line: 'make backup',
    check: async (printed) => {
      await noteBackup(printed);
      await addLead();
    },
  },
  {
    chapter: 'Backup',
    line: 'docker compose run --rm --no-deps --no-TTY backup age-keygen >key.txt',
    check: () => {
      const key = readFileSync(join(clone.folder, 'key.txt'), 'utf8');
      clone.set({ BACKUP_RECIPIENT: /age1\w+/.exec(key)?.[0] ?? '' });
    },
  },
  {
    chapter: 'Backup',
    line: up,
    check: async () => {
      await noteBackup(await clone.run('make backup'));
      assert.match(backups[1] ?? '', /\.dump\.age$/);
    },
  },
  {
    chapter: 'Restore',
    line: 'make restore FILE=backups/app-20261121T030000Z.dump YES=1',
    as: (line) => line.replace(/FILE=\S+/, `FILE=${backups[0]}`),
    check: async () => {
      await visitor.signIn(passwords);
      await expectLeads(true, false);
    },
  },
  {
    chapter: 'Restore',
    line: 'make restore FILE=backups/app-20261121T030000Z.dump.age BACKUP_IDENTITY_FILE=key.txt YES=1',
    as: (line) => line.replace(/FILE=backups\S+/, `FILE=${backups[1]}`),
    check: async () => {
      await visitor.signIn(passwords);
      await expectLeads(true, true);
    },
  },
];

const newer = 'ok, and newer';
const upgradeAndRollback: Step[] = [
  { chapter: 'Upgrade', line: 'make backup', check: noteBackup },
  {
    chapter: 'Upgrade',
    line: 'git pull',
    prepare: () =>
      clone.release((folder) => {
        const file = join(folder, 'gateway/templates/redirect/tls.conf.template');
        writeFileSync(file, readFileSync(file, 'utf8').replace('"ok\\n"', `"${newer}\\n"`));
      }),
  },
  {
    chapter: 'Upgrade',
    line: upBuilt,
    check: async () => {
      assert.equal(await healthz(), `${newer}\n`);
      await expectLeads(true, true);
    },
  },
  {
    chapter: 'Upgrade',
    line: 'make roll SERVICE=leads',
    prepare: async () => replaced.push(...(await replicasOf('leads'))),
    check: async () => {
      const now = await replicasOf('leads');
      assert.equal(now.length, 1);
      assert.ok(!replaced.includes(now[0] ?? ''));
    },
  },
  { chapter: 'Rollback', line: 'git checkout HEAD~1', as: (line) => `${line} 2>&1` },
  {
    chapter: 'Rollback',
    line: upBuilt,
    check: async () => {
      assert.equal(await healthz(), 'ok\n');
      await expectLeads(true, true);
    },
  },
  {
    chapter: 'Rollback',
    line: 'git switch main',
    as: (line) => `${line} 2>&1`,
    check: async () => assert.match(await clone.run('git pull'), /up to date/),
  },
];
const replaced: string[] = [];

const growing: Step[] = [
  {
    chapter: 'Scale',
    line: `docker compose up --detach --no-recreate --wait --scale leads=3 --scale scheduling=3 --scale email=2 --scale rankings=2`,
    check: async () => {
      const counts = ['leads', 'scheduling', 'email', 'rankings'].map(
        async (service) => (await replicasOf(service)).length,
      );
      assert.deepEqual(await Promise.all(counts), [3, 3, 2, 2]);
      await clone.run(up);
      assert.equal((await replicasOf('leads')).length, 1);
    },
  },
  {
    chapter: 'Scale',
    line: secretsElsewhere,
    check: () => {
      assert.match(secret('leads-database-url'), /@db\.example\.com:5432\/app$/);
      assert.match(secret('redis-url'), /@redis\.example\.com:6379$/);
    },
  },
  {
    chapter: 'Scale',
    line: 'make stack REGISTRY=registry.example.com/ TAG=1 >stack.yml',
    check: () => {
      const stack = parse(readFileSync(join(clone.folder, 'stack.yml'), 'utf8'));
      assert.equal(stack.services.leads.image, 'registry.example.com/agency-leads:1');
    },
  },
  {
    chapter: 'Scale',
    line: 'docker stack deploy --compose-file stack.yml agency',
    // Needs a swarm: here Docker only reads the file as it would before.
    as: (line) => line.replace('deploy', 'config').replace(/ agency$/, ''),
    check: (printed) => assert.match(printed, /registry\.example\.com\/agency-migrate:1/),
  },
  { chapter: 'Scale', line: secretsElsewhere },
  {
    chapter: 'Scale',
    line: 'kubectl --namespace agency create secret generic agency --from-file=secrets/',
    // Needs a cluster: here kubectl only writes what it would send.
    as: (line) => `${line} --dry-run=client --output=name`,
    check: (printed) => assert.equal(printed, 'secret/agency'),
  },
  ...[
    'kubectl --namespace agency apply --filename infra/kubernetes/migrate.yaml',
    'kubectl --namespace agency wait --for=condition=complete --timeout=5m job/migrate',
  ].map((line) => ({
    chapter: 'Scale',
    line,
    // Need a cluster: the job itself is held against the API by infra/kubernetes/manifests.spec.ts.
    as: () => 'cat infra/kubernetes/migrate.yaml',
    check: (printed: string) => assert.match(printed, /^kind: Job\nmetadata:\n {2}name: migrate$/m),
  })),
  {
    chapter: 'Scale',
    line: 'kubectl apply --kustomize infra/kubernetes',
    // Needs a cluster: here kubectl only puts together what it would send.
    as: (line) => line.replace('apply --kustomize', 'kustomize'),
    check: (printed) => assert.match(printed, /image: registry\.example\.com\/agency-gateway:1/),
  },
];

const earlier = { proof: '', link: '' };
const secrets: Step[] = [
  {
    chapter: 'Secrets',
    line: 'make secrets',
    prepare: async () => {
      earlier.proof = await visitor.proof();
      earlier.link = linkOf(await visitor.book(leads[0] ?? 0));
      assert.equal(await statusOf(earlier.link), 200);
      clone.set({ BOT_CHECK_SECRET: 'b'.repeat(40), BOOKING_LINK_SECRET: 'l'.repeat(40) });
      clone.set({ SMTP_URL: 'smtp://user:another@mail.invalid:25' });
      readPasswords(await clone.run('make passwords'));
    },
  },
  {
    chapter: 'Secrets',
    line: upAnew,
    check: async () => {
      assert.equal(await visitor.isSignedIn(), false);
      assert.equal((await visitor.sendForm(earlier.proof)).status, 403);
      assert.equal(await statusOf(earlier.link), 404);
      await visitor.signIn(passwords);
      await expectLeads(true, true);
    },
  },
  {
    chapter: 'Secrets',
    line: `echo "ALTER ROLE postgres PASSWORD '$(cat secrets/postgres-password)'" | docker compose exec --no-TTY postgres psql --quiet --username=postgres`,
    prepare: async () => {
      earlier.proof = await visitor.proof();
      earlier.link = linkOf(await visitor.book(leads[0] ?? 0));
      const roles = ['POSTGRES', 'LEADS_DB', 'SCHEDULING_DB', 'RANKINGS_DB', 'EMAIL_DB', 'REDIS'];
      clone.set(
        Object.fromEntries(roles.map((role) => [`${role}_PASSWORD`, `new-${role}-password`])),
      );
      await clone.run('make secrets');
    },
    check: async () => {
      await clone.run(upAnew);
      assert.equal(await visitor.isSignedIn(), true);
      assert.equal(await statusOf(earlier.link), 200);
      assert.equal((await visitor.sendForm(earlier.proof)).status, 201);
      await expectLeads(true, true);
      await noteBackup(await clone.run('make backup'));
    },
  },
];

const watching: Step[] = [
  { line: 'make status', check: (printed: string) => assert.match(printed, /leads.*\(healthy\)/) },
  {
    line: 'make logs SERVICE=leads FOLLOW=0',
    check: (printed: string) => assert.match(printed, /"level":30/),
  },
  {
    line: 'make logs SERVICE=email FOLLOW=0',
    check: (printed: string) => assert.match(printed, /"level":30/),
  },
  ...['postgres', 'redis', 'backup'].map((service) => ({
    line: `docker compose logs --since=1h ${service}`,
    check: (printed: string) => assert.match(printed, new RegExp(service)),
  })),
  {
    line: 'docker stats --no-stream',
    check: (printed: string) => assert.match(printed, /MEM USAGE/),
  },
  { line: 'df --human-readable' },
  {
    line: 'docker compose restart leads',
    check: () =>
      waitUntil(async () => (await statusOf('/api/health/leads')) === 200, {
        timeoutMs: 60_000,
        what: 'Starting leads again',
      }),
  },
  {
    line: 'docker compose exec --no-TTY postgres psql --username=postgres --command="SELECT usename, state, count(*) FROM pg_stat_activity GROUP BY 1, 2"',
    check: (printed: string) => assert.match(printed, /scheduling +\| idle/),
  },
].map((step) => ({ chapter: 'Watching', ...step }));

const walk = [
  ...install,
  ...settings,
  ...backupAndRestore,
  ...upgradeAndRollback,
  ...growing,
  ...secrets,
  ...watching,
];

describe('the handbook, command for command', () => {
  before(async () => {
    ports = { http: await getPort(), https: await getPort() };
    clone = new Clone('agency-test-handbook');
    visitor = new Visitor(ports.https, join(clone.folder, 'secrets'));
  });
  after(async () => {
    await clone.run('docker compose down --volumes --remove-orphans --timeout 10');
    clone.remove();
  });

  it('should be run from its first to its last one', () => {
    assert.deepEqual(
      walk.map(({ chapter, line }) => ({ chapter, line })),
      commands,
    );
  });

  for (const { chapter, line, prepare, as = (same) => same, check } of walk) {
    it(`${chapter}: ${line}`, async () => {
      await prepare?.();
      await check?.(await clone.run(as(line)));
    });
  }
});
