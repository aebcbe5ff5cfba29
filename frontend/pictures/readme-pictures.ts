/**
 * The pictures of the README, on a desktop and a phone:
 * `BASE_URL=http://localhost:8080 ADMIN_PASSWORD=… RANKINGS_PASSWORD=… npm run readme-pictures -w frontend`, with a
 * product running that `make demo` has just filled: it books two calls. Writes to docs/pictures.
 */
import { fileURLToPath } from 'node:url';
import { apiPaths, type Gate } from '@agency/contracts';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { readRecording } from '../../infra/demo/recording.ts';
import { launchOptions } from '../e2e/browser/launch.ts';

const base = (process.env.BASE_URL ?? 'http://localhost:8080').replace(/\/$/, '');
const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const shapes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

const passwords: Record<Gate, string | undefined> = {
  admin: process.env.ADMIN_PASSWORD,
  rankings: process.env.RANKINGS_PASSWORD,
};

const [first, second] = readRecording(new Date()).leads;
if (!first || !second) throw new Error('The demo has no two leads.');

const browser = await chromium.launch(launchOptions);
try {
  const owner = await browser.newContext();
  await signIn(owner, 'admin');
  await signIn(owner, 'rankings');
  const session = await owner.storageState();

  for (const [shape, viewport] of Object.entries(shapes)) {
    const context = await browser.newContext({
      viewport,
      timezoneId: 'America/New_York',
      reducedMotion: 'reduce',
      storageState: session,
    });
    await context.addInitScript(decideConsent);
    const page = await context.newPage();
    const save = (name: string) =>
      page.screenshot({ path: `${folder}${name}-${shape}.png`, animations: 'disabled' });

    await open(page, '/');
    await save('home');
    await open(page, '/lead-generation');
    await save('lead-generation');
    await open(page, '/sample-audit');
    await save('sample-audit');
    await chooseTime(page, shape === 'phone' ? first.id : second.id);
    await save('scheduler');
    await page.getByRole('button', { name: 'Confirm Appointment' }).click();
    await page.getByRole('heading', { name: 'Meeting Scheduled!' }).waitFor();
    await page.waitForLoadState('networkidle');
    await save('booked');
    await open(page, '/admin?tab=today');
    await save('today');
    await open(page, shape === 'phone' ? '/admin?tab=leads' : `/admin?lead=${second.id}`);
    await save('owner');
    await open(page, '/rankings');
    await save('rankings');
    await context.close();
  }
} finally {
  await browser.close();
}

async function signIn(context: BrowserContext, gate: Gate): Promise<void> {
  const answer = await context.request.post(base + apiPaths.session, {
    headers: { origin: base },
    data: { gate, password: passwords[gate] ?? '' },
  });
  if (!answer.ok()) throw new Error(`The owner could not sign in: ${answer.status()}.`);
}

/** Runs in the page: the consent banner would cover what is to be shown. */
function decideConsent(): void {
  localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":false,"marketing":false}');
  localStorage.setItem('cookie-consent-date', new Date().toISOString());
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(base + path, { waitUntil: 'networkidle' });
}

/** Opens a day of the next week and selects its second free time. */
async function chooseTime(page: Page, contactId: number): Promise<void> {
  await open(page, `/thank-you?contactId=${contactId}`);
  await page.getByRole('button', { name: 'Next Week' }).click();
  await page.getByRole('button', { name: /^Wednesday, .* open$/ }).click();
  const times = page.getByRole('group', { name: /^Choose a time on/ });
  await times.getByRole('button', { disabled: false }).nth(1).click();
  await page.getByRole('button', { name: 'Confirm Appointment' }).waitFor();
}
