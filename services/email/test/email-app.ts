import { Clock } from '@agency/platform';
import { baseSettings, startApp } from '@agency/testing/start-app';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../src/app.module.js';
import { type EmailEnv, emailEnvSchema } from '../src/env.js';

export const ownerEmail = 'owner@agency.example';
export const fromAddress = 'hello@agency.example';

export const settings = {
  ...baseSettings,
  SITE_URL: 'https://agency.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: fromAddress,
  OWNER_EMAIL: ownerEmail,
  MEETING_BASE_URL: 'https://meet.example',
  BOOKING_LINK_SECRET: 'a secret of more than thirty-two characters',
} as const;

/** The real service on the suite's databases. */
export function startEmail(
  overrides: Partial<EmailEnv> = {},
  clock?: Clock,
): Promise<NestFastifyApplication> {
  const env = { ...emailEnvSchema.parse(settings), ...overrides };
  return startApp(AppModule.forEnv(env), (app) => {
    if (clock) jest.spyOn(app.get(Clock), 'now').mockImplementation(() => clock.now());
  });
}
