import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { waitUntil } from '@agency/infra/native/process/wait-until';
import { BareServer } from '../../handbook/bare-server.ts';
import { commandsOf, firstHour, type Step } from '../../handbook/commands.ts';
import { Visitor } from '../../handbook/visitor.ts';

/** Not a reserved example domain: `make doctor` recognizes and rejects those. */
const domain = 'first-hour-agency.com';
const host = `www.${domain}`;

/** The settings that the page asks for, with values that fit this server's neighbors. */
const chosen = {
  COMPOSE_FILE: 'docker-compose.yml:docker-compose.production.yml',
  COMPOSE_PROFILES: 'certificates,alerts',
  SITE_URL: `https://${host}`,
  SITE_HOST: host,
  SITE_ALIASES: domain,
  SMTP_URL: `smtp://mail.${domain}:1025`,
  MAIL_FROM: `hello@${domain}`,
  OWNER_EMAIL: `owner@${domain}`,
  ALERTS_TO: `operator@${domain}`,
  // Let's Encrypt is not reached from a test.
  ACME_DIRECTORY: 'https://authority.test:14000/dir',
  ACME_CA_FILE: '/etc/authority/ca.pem',
};

const alertATest =
  'docker compose exec --no-TTY alertmanager amtool --alertmanager.url=http://127.0.0.1:9093 alert add Test severity=ticket --annotation=summary="A test of the alerts"';

describe('the first hour on a bare server, command for command', () => {
  let server: BareServer;
  let passwords = { admin: '', rankings: '' };
  const minutes = new Map<string, number>();
  before(
    async () => {
      server = await BareServer.begin(domain);
    },
    { timeout: 600_000 },
  );
  after(async () => {
    for (const [chapter, spent] of minutes) console.log(`${spent.toFixed(1)} minutes: ${chapter}`);
    await server.end();
  });

  const set = async (settings: Record<string, string>) => {
    for (const [key, value] of Object.entries(settings)) {
      await server.type(`sed -i '/^${key}=/d' .env && echo '${key}=${value}' >>.env`);
    }
  };

  const steps: Omit<Step, 'chapter'>[] = [
    { line: 'apt-get update' },
    { line: 'apt-get install --yes git nodejs npm make' },
    {
      line: 'git clone https://git.example.com/agency.git /srv/agency',
      prepare: () => server.type("git config --global --add safe.directory '*'"),
      as: (line) => line.replace('https://git.example.com/agency.git', '/origin'),
    },
    { line: 'cd /srv/agency' },
    {
      line: 'make install-server',
      as: (line) => `${line} YES=1`,
      check: async (printed) => {
        assert.match(printed, /The server is ready\./);
        await server.startDocker();
      },
    },
    {
      line: 'make passwords',
      check: async (printed) => {
        const of = (page: string) => new RegExp(`/${page} +(\\S+)`).exec(printed)?.[1] ?? '';
        passwords = { admin: of('admin'), rankings: of('rankings') };
        assert.ok(passwords.admin && passwords.rankings, printed);
        await set(chosen);
      },
    },
    {
      line: 'make secrets',
      prepare: async () => {
        await server.type('apt-get install --yes age');
        const [recipient = ''] = /age1\w+/.exec(await server.type('age-keygen')) ?? [];
        await set({ BACKUP_RECIPIENT: recipient });
      },
    },
    {
      line: 'make doctor',
      check: (printed) => assert.match(printed, /, 0 failed\./),
    },
    { line: 'make up', check: (printed) => assert.match(printed, /The site is up: https:/) },
    {
      line: 'docker compose logs certificates',
      prepare: () =>
        waitUntil(async () => (await server.answerOf(`https://${host}/healthz`)) !== '', {
          timeoutMs: 120_000,
          intervalMs: 1_000,
          what: 'Getting a certificate',
        }),
      check: (printed) => assert.match(printed, /Successfully received certificate/),
    },
    {
      line: 'make test-mail TO=you@example.net',
      as: (line) => `${line} YES=1`,
    },
    { line: 'make backup', check: (printed) => assert.match(printed, /app-\S+\.dump\.age\n/) },
    {
      line: alertATest,
      check: () =>
        waitUntil(async () => /A test of the alerts/.test(await server.receivedEmail()), {
          timeoutMs: 120_000,
          intervalMs: 1_000,
          what: 'Emailing the operator',
        }),
    },
    {
      line: 'make doctor',
      prepare: async () => {
        const visitor = new Visitor({ ...server.https, host, trusted: () => server.authority });
        const lead = await visitor.becomeLead();
        await visitor.signIn(passwords);
        assert.ok(await visitor.hasLead(lead));
      },
      check: (printed) => assert.match(printed, /, 0 failed\./),
    },
  ];

  it('should have no command that is not run here, and none in another place', () => {
    assert.deepEqual(
      steps.map(({ line }) => line),
      commandsOf(firstHour).map(({ line }) => line),
    );
  });

  /** Each command needs what those before it have done. */
  let failed = '';
  for (const [index, { chapter, line }] of commandsOf(firstHour).entries()) {
    it(`${chapter}: ${line}`, { timeout: 1_800_000 }, async () => {
      assert.equal(failed, '', 'An earlier one failed.');
      failed = line;
      const { prepare, as, check } = steps[index] ?? { line };
      await prepare?.();
      const started = performance.now();
      const printed = await server.type(as ? as(line) : line);
      const spent = (performance.now() - started) / 60_000;
      minutes.set(chapter, (minutes.get(chapter) ?? 0) + spent);
      await check?.(printed);
      failed = '';
    });
  }
});
