import { apiPaths, ownerPreviewNames, reminderPreviews } from '@agency/contracts';
import { callers } from '@agency/testing/callers';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startEmail } from './email-app.js';

let app: NestFastifyApplication;

beforeAll(async () => {
  app = await startEmail();
});

async function preview(name: string, caller = 'no session', method: 'GET' | 'HEAD' = 'GET') {
  const headers = await callers[caller]?.();
  return app.inject({ method, url: `${apiPaths.emailPreview}/${name}`, headers });
}

it.each(Object.keys(reminderPreviews))('should show the reminder %s to anyone', async (name) => {
  for (const caller of Object.keys(callers)) {
    const answer = await preview(name, caller);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toMatch(/^\s*<!doctype html>/i);
    expect(answer.body).toContain('Hello Dana,');
  }
});

it('should tell the two reminders apart', async () => {
  expect((await preview('24hour')).body).toContain('Your call is tomorrow');
  expect((await preview('10minute')).body).toContain('We start at 9:00 AM');
});

it.each(ownerPreviewNames)('should show %s to the owner only', async (name) => {
  for (const caller of Object.keys(callers)) {
    const answer = await preview(name, caller);
    expect(answer.statusCode).toBe(caller === 'admin' ? 200 : 401);
    // Some emails contain no names.
    const shown =
      /Hello Dana,|Dana Fields|Family|12 more leads|58 leads|desk password|recovery address|office@agency|may be automated|wilmington nc|ppc management/;
    expect(shown.test(answer.body)).toBe(caller === 'admin');
  }
});

it('should not know an email that is none, also by the name of an inherited property', async () => {
  for (const name of ['reminder-24-hours', 'nothing', 'constructor', '__proto__']) {
    const answer = await preview(name, 'admin');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch('application/json');
    expect(answer.headers).not.toHaveProperty('content-security-policy');
    expect(answer.json()).toMatchObject({ message: 'There is nothing at this address.' });
  }
  expect((await preview('nothing')).statusCode).toBe(401);
});

it('should keep what it shows inert', async () => {
  for (const [name, caller] of [
    ['24hour', 'no session'],
    ['lead-notice', 'admin'],
  ] as const) {
    const { headers, body } = await preview(name, caller);
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(['sandbox', "default-src 'none'", "frame-ancestors 'self'"]),
    );
    expect(policy.join()).not.toMatch(/allow-|script-src|https?:/);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('<base target="_blank" />');
  }
});

it('should say by HEAD whether there is one, as the page asks before it shows a frame', async () => {
  expect((await preview('24hour', 'no session', 'HEAD')).statusCode).toBe(200);
  expect((await preview('lead-notice', 'no session', 'HEAD')).statusCode).toBe(401);
});
