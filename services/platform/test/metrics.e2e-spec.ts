import { adminUrl, redisUrl } from '@agency/testing/test-stack';
import { Controller, Get, Module, Param } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { createApp } from '../src/bootstrap/create-app.js';
import { PlatformModule } from '../src/bootstrap/platform.module.js';
import { baseEnvSchema } from '../src/env/base-env.js';
import { metricCatalog } from '../src/metrics/catalog.js';
import { MetricsService, serveMetrics } from '../src/metrics/metrics.service.js';
import { OutboxMessage } from '../src/outbox/outbox-message.entity.js';
import { Public } from '../src/routes/describe-routes.js';

@Controller('api/contacts')
class ContactsController {
  @Get(':id')
  @Public()
  read(@Param('id') id: string): string {
    return id;
  }
}

@Module({ controllers: [ContactsController] })
class ContactsModule {}

const env = baseEnvSchema.parse({
  PORT: 0,
  // The superuser, because this suite has no service role of its own and reads the outbox of leads.
  DATABASE_URL: adminUrl,
  REDIS_URL: redisUrl,
  LOG_LEVEL: 'silent',
});
let app: NestFastifyApplication;
let database: DataSource;

beforeAll(async () => {
  @Module({
    imports: [
      PlatformModule.forService(
        { schema: 'leads', entities: [OutboxMessage], migrations: [] },
        env,
      ),
      ContactsModule,
    ],
  })
  class AppModule {}
  app = await createApp(AppModule);
  await app.init();
  database = app.get(DataSource);
});
afterAll(() => app.close());

const told = () => app.get(MetricsService).text();
const readingOf = (text: string, line: RegExp) =>
  Number(
    text
      .split('\n')
      .find((one) => line.test(one))
      ?.split(' ')
      .at(-1),
  );

it('should count answers by the template of their route, never by what was asked', async () => {
  await app.inject({ url: '/api/contacts/1099511627999?q=ann@example.com' });
  await app.inject({ url: '/ann@example.com' });
  const text = await told();
  expect(text).toMatch(/_count\{.*route="\/api\/contacts\/:id",status="200".*\} 1/);
  expect(text).toMatch(/_count\{.*route="unknown",status="404".*\} 1/);
  expect(text).not.toContain('1099511627999');
  expect(text).not.toContain('example.com');
});

it('should tell how long emails have been due, and how many jobs the queue holds', async () => {
  await database.query(
    `INSERT INTO leads.outbox (name, payload, subject, request_id, due_at)
     VALUES ('no-such-mail', '{}', 's', 'r', now() + interval '1 hour'),
            ('lead-notice', '{"contactId": 1099511627776}', 's', 'r', now() - interval '5 minutes')`,
  );
  const before = await told();
  // Either it still waits, or the relay was quicker and the queue has it.
  const lag = readingOf(before, /^outbox_lag_seconds/);
  const queued = readingOf(before, /^queue_jobs\{.*state="waiting"/);
  expect(lag >= 300 || queued >= 1).toBe(true);
  expect(readingOf(before, /^outbox_due/)).toBeLessThanOrEqual(1);
});

it('should leave out what no one has done yet, and tell it once it is done', async () => {
  expect(await told()).not.toMatch(/^backup_last_success_timestamp_seconds\{/m);
  await database.query(
    `INSERT INTO operations.backups (bytes, finished_at) VALUES (1, '2026-11-20T17:00:00Z')`,
  );
  const at = readingOf(await told(), /^backup_last_success_timestamp_seconds\{/);
  expect(at).toBe(Date.parse('2026-11-20T17:00:00Z') / 1_000);
});

it('should tell the rest when the database cannot be asked', async () => {
  const query = jest.spyOn(database, 'createQueryRunner').mockImplementation(() => {
    throw new Error('away');
  });
  try {
    const text = await told();
    expect(text).not.toMatch(/^outbox_due\{/m);
    expect(text).toMatch(/^queue_jobs\{/m);
    expect(text).toMatch(/^process_resident_memory_bytes/m);
  } finally {
    query.mockRestore();
  }
});

it('should name no metric that the catalog does not have', async () => {
  const ours = [...(await told()).matchAll(/^# TYPE (\S+)/gm)]
    .map(([, name]) => name ?? '')
    .filter((name) => !/^(nodejs|process)_/.test(name));
  expect(ours.length).toBeGreaterThan(4);
  expect(ours.filter((name) => !(name in metricCatalog))).toEqual([]);
});

it('should be served at one address, as Prometheus requests it', async () => {
  const { port, server } = await serveMetrics(app.get(MetricsService), 0, '127.0.0.1');
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await answer.text()).toContain('service="leads"');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  } finally {
    server.close();
  }
});
