/**
 * The pictures of the README, on a desktop and a phone:
 * `BASE_URL=http://localhost:8080 ADMIN_PASSWORD=… RANKINGS_PASSWORD=… npm run readme-pictures -w frontend`, with a new
 * product running: it sends forms, books a call and runs a ranking check. Writes to docs/pictures.
 */
import { fileURLToPath } from 'node:url';
import { apiPaths, createLeadResponseSchema, type Gate, type LeadStatus } from '@agency/contracts';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../e2e/browser/launch.ts';

const base = (process.env.BASE_URL ?? 'http://localhost:8080').replace(/\/$/, '');
const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const shapes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

const passwords: Record<Gate, string | undefined> = {
  admin: process.env.ADMIN_PASSWORD,
  rankings: process.env.RANKINGS_PASSWORD,
};

interface SampleLead {
  name: string;
  company: string;
  service: string;
  monthlyAdSpend: string;
  status: LeadStatus;
}

/** The last one is opened in its panel. Nobody real: the domain and the numbers are reserved for examples. */
const sampleLeads: readonly SampleLead[] = [
  ['Carla Nunez', 'Nunez Law', 'paid-search', '5k-10k', 'closed-won'],
  ['Jonas Whitfield', 'Castle Hayne Nursery', 'consultation', '1k-5k', 'qualified'],
  ['Kate McAllister', 'Figure Eight Realty', 'full-service', '10k-25k', 'proposal-sent'],
  ['Bill Southerland', 'Southerland Builders', 'analytics', '5k-10k', 'contacted'],
  ['Priya Raman', 'Oleander Yoga', 'paid-social', '0-1k', 'new'],
  ['Wei Zhang', 'Masonboro Dental', 'paid-search', '1k-5k', 'new'],
  ['Tom Beaufort', 'Beaufort Marine', 'creative-strategy', '1k-5k', 'new'],
  ['Maggie Ortiz', 'Harbor Bakery', 'paid-search', '0-1k', 'contacted'],
].map(([name = '', company = '', service = '', monthlyAdSpend = '', status = 'new']) => ({
  name,
  company,
  service,
  monthlyAdSpend,
  status: status as LeadStatus,
}));

const browser = await chromium.launch(launchOptions);
try {
  const owner = await browser.newContext();
  await signIn(owner, 'admin');
  await signIn(owner, 'rankings');
  const leadIds: number[] = [];
  for (const lead of sampleLeads) leadIds.push(await addLead(owner, lead));
  const check = await owner.request.post(base + apiPaths.rankingsCheck, {
    timeout: 0,
    headers: sameOrigin(),
  });
  if (!check.ok()) throw new Error(`The ranking check answered ${check.status()}.`);
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
    await chooseTime(page, leadIds.at(shape === 'phone' ? 0 : -1) ?? 0);
    await save('scheduler');
    await page.getByRole('button', { name: 'Confirm Appointment' }).click();
    await page.getByRole('heading', { name: 'Meeting Scheduled!' }).waitFor();
    await page.waitForLoadState('networkidle');
    await save('booked');
    await open(page, '/admin?tab=today');
    await save('today');
    await open(page, shape === 'phone' ? '/admin?tab=leads' : `/admin?lead=${leadIds.at(-1)}`);
    await save('owner');
    await open(page, '/rankings');
    await save('rankings');
    await context.close();
  }
} finally {
  await browser.close();
}

function sameOrigin() {
  return { origin: base };
}

async function signIn(context: BrowserContext, gate: Gate): Promise<void> {
  const answer = await context.request.post(base + apiPaths.session, {
    headers: sameOrigin(),
    data: { gate, password: passwords[gate] ?? '' },
  });
  if (!answer.ok()) throw new Error(`The owner could not sign in: ${answer.status()}.`);
}

async function addLead(owner: BrowserContext, lead: SampleLead): Promise<number> {
  const { status, ...fields } = lead;
  const [first = ''] = lead.name.toLowerCase().split(' ');
  const answer = await owner.request.post(base + apiPaths.contacts, {
    headers: sameOrigin(),
    data: { ...fields, email: `${first}@harbor.example`, phone: '(910) 555-0134' },
  });
  const { id } = createLeadResponseSchema.parse(await answer.json());
  if (status !== 'new') {
    const changed = await owner.request.patch(`${base}${apiPaths.contacts}/${id}`, {
      headers: sameOrigin(),
      data: { status },
    });
    if (!changed.ok()) throw new Error(`A lead's status could not be set: ${changed.status()}.`);
  }
  return id;
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
