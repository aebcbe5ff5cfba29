import { openApiFaults } from '@agency/testing/openapi-faults';
import { schemaDrift } from '@agency/testing/schema-drift';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { database } from '../src/database.js';
import { emailEnvSchema } from '../src/env.js';
import { settings, startEmail } from './email-app.js';

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await startEmail();
});

it('should report that it is healthy', async () => {
  const answer = await app.inject({ url: '/api/health/email' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ok', postgres: 'up', redis: 'up' });
});

it('should describe every call, its answer too, as OpenAPI wants it', async () => {
  expect(await openApiFaults(app)).toEqual([]);
});

it('should have migrated exactly what the entities describe', async () => {
  expect(await schemaDrift(database)).toEqual([]);
});

it('should not start with settings that no email could be sent with', () => {
  const bad = {
    ...settings,
    SMTP_URL: 'mail.example',
    MAIL_FROM: 'hello',
    OWNER_EMAIL: 'a@b, c@d',
  };
  const { error } = emailEnvSchema.safeParse(bad);
  expect(error?.issues.map(({ path }) => path[0])).toEqual([
    'SMTP_URL',
    'MAIL_FROM',
    'OWNER_EMAIL',
  ]);
});
