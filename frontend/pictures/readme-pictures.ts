/**
 * The pictures of the README: `BASE_URL=http://localhost:8080 ADMIN_PASSWORD=… npm run readme-pictures -w frontend`, with a
 * product running that `make demo` has just filled. Writes to docs/pictures.
 */
import { fileURLToPath } from 'node:url';
import { apiPaths } from '@agency/contracts';
import { type BrowserContext, chromium, type Page, type ViewportSize } from '@playwright/test';
import { readRecording } from '../../infra/demo/recording.ts';
import { launchOptions } from '../e2e/browser/launch.ts';

const base = (process.env.BASE_URL ?? 'http://localhost:8080').replace(/\/$/, '');
const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const { ADMIN_PASSWORD: password } = process.env;

const [lead] = readRecording(new Date()).leads;
if (!lead) throw new Error('The demo has no leads.');

const browser = await chromium.launch(launchOptions);
try {
  const owner = await browser.newContext();
  await signIn(owner);
  const session = await owner.storageState();

  const desktop = await openPage({ width: 1440, height: 900 });
  await open(desktop, '/');
  await save(desktop, 'home-desktop');
  await open(desktop, '/admin?tab=today');
  await save(desktop, 'today-desktop');

  const phone = await openPage({ width: 390, height: 844 });
  await chooseTime(phone, lead.id);
  await save(phone, 'scheduler-phone');
  await open(phone, '/admin?tab=leads');
  await save(phone, 'owner-phone');

  async function openPage(viewport: ViewportSize): Promise<Page> {
    const context = await browser.newContext({
      viewport,
      timezoneId: 'America/New_York',
      reducedMotion: 'reduce',
      storageState: session,
    });
    await context.addInitScript(decideConsent);
    return context.newPage();
  }
} finally {
  await browser.close();
}

async function signIn(context: BrowserContext): Promise<void> {
  const answer = await context.request.post(base + apiPaths.session, {
    headers: { origin: base },
    data: { gate: 'admin', password: password ?? '' },
  });
  if (!answer.ok()) throw new Error(`The owner could not log in: ${answer.status()}.`);
}

/** Runs in the page: the consent banner would cover what is to be shown. */
function decideConsent(): void {
  localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":false,"marketing":false}');
  localStorage.setItem('cookie-consent-date', new Date().toISOString());
}

async function save(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `${folder}${name}.png`, animations: 'disabled' });
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
