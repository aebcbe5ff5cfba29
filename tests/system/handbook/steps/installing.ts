import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '@agency/infra/native/process/wait-until';
import { raisedLimits } from '@agency/infra/native/stack/throw-away';
import { chapter, type Step } from '../commands.ts';
import type { Operator } from '../operator.ts';

export function installing(operator: Operator): Step[] {
  const { clone, ports, visitor } = operator;
  const chooseSettings = () => {
    operator.renewCertificate();
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
  };
  const logOfCertificates = () => clone.run('docker compose logs certificates');
  return [
    ...chapter('Install', [
      { line: 'make passwords', check: (printed) => operator.readPasswords(printed) },
      { line: 'make secrets', prepare: chooseSettings },
      {
        line: 'docker compose up --detach --build --wait',
        check: async () => {
          const { text } = await visitor.ask('/contact');
          assert.ok(
            text.includes(`<link rel="canonical" href="https://localhost:${ports.https}/contact"`),
          );
          assert.equal((await visitor.sendForm()).status, 403);
          await operator.addLead();
          await operator.signIn();
          await operator.expectLeads(true);
        },
      },
    ]),
    ...chapter('TLS', [
      {
        line: 'docker compose up --detach --build --wait',
        // No authority listens there; certificates.spec.ts has one that does.
        prepare: () =>
          clone.set({
            COMPOSE_PROFILES: 'certificates',
            SITE_ALIASES: 'example.localhost',
            ACME_DIRECTORY: 'https://127.0.0.1:9/directory',
          }),
        check: () =>
          waitUntil(async () => (await logOfCertificates()).includes('An unexpected error'), {
            timeoutMs: 60_000,
            intervalMs: 1_000,
            what: 'Asking the authority',
          }),
      },
      {
        line: 'docker compose logs certificates',
        check: (printed) => assert.match(printed, /Connection refused/),
      },
      { line: 'docker compose restart certificates' },
      {
        line: 'make secrets',
        prepare: () => operator.renewCertificate(),
        // The visitor trusts only the new certificate, so an answer proves that it is served.
        check: () =>
          waitUntil(async () => (await visitor.statusOf('/contact').catch(() => 0)) === 200, {
            timeoutMs: 30_000,
            what: 'Showing the new certificate',
          }),
      },
    ]),
    ...chapter('Email', [
      {
        line: 'make test-mail TO=you@example.com YES=1',
        // There is no mail server here, so the command says so and fails.
        as: (line) => `! ${line}`,
        check: (printed) => {
          assert.match(printed, /lead-notice +The mail server couldn’t be reached\./);
          assert.match(printed, /^0 of \d+ emails accepted by the mail server\.$/m);
        },
      },
    ]),
    ...chapter('Search Console', [
      {
        line: 'docker compose up --detach --wait',
        prepare: () => {
          const key = join(clone.folder, 'search-console-key.json');
          writeFileSync(key, '{}');
          clone.set({
            RANKINGS_SOURCE: 'search-console',
            SEARCH_CONSOLE_SITE: 'sc-domain:example.com',
            SEARCH_CONSOLE_KEY_FILE: key,
          });
        },
        check: async () => {
          const summary = JSON.parse((await visitor.ask('/api/rankings/summary')).text);
          assert.equal(summary.source, 'search-console');
          const check = JSON.parse((await visitor.ask('/api/rankings/check', {})).text);
          assert.equal(check.success, false);
        },
      },
    ]),
  ];
}
