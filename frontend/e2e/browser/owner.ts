import { expect, type Page } from '@playwright/test';
import { openSession, passwordOf } from '../product/session.ts';
import { dismissToast, expectToast } from './toast.ts';

export async function enterPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
}

/** Signs in at the gate of the desk. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/admin');
  await enterPassword(page, passwordOf('admin'));
  await expectToast(page, 'Access Granted', 'Welcome to the admin dashboard.');
  await dismissToast(page);
}

/** Opens the desk at this address, signed in: the gate has tests of its own. Without one, a phone would begin with Today. */
export async function openDesk(page: Page, search = '?tab=leads'): Promise<void> {
  await openSession(page.request, 'admin');
  await page.goto(`/admin${search}`);
  // On a phone, a panel that is open lies over it.
  await page.getByText('Logout').waitFor({ state: 'attached' });
}

/** On a phone the filters come when they are asked for. */
export async function showFilters(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: /^Filters/, expanded: false });
  if (await toggle.isVisible()) await toggle.click();
}

/** The parts of a lead's panel. */
export function leadPanel(page: Page) {
  const panel = page.getByRole('complementary', { name: /^Lead/ });
  return {
    panel,
    /** The chip of a status, which is saved when it is pressed. */
    status: (name: string) =>
      panel.getByRole('group', { name: 'Status' }).getByRole('button', { name, exact: true }),
    followUp: panel.getByLabel('Follow-up date', { exact: true }),
    notes: panel.getByRole('textbox', { name: 'Notes', exact: true }),
    /** Opens the fields that the visitor filled in. */
    edit: panel.getByRole('button', { name: 'Edit', exact: true }),
    field: (name: string) => panel.getByRole('textbox', { name, exact: true }),
    save: panel.getByRole('button', { name: 'Save', exact: true }),
    close: panel.getByRole('button', { name: 'Close', exact: true }),
    timeline: panel.getByRole('region', { name: 'Timeline' }),
    erase: panel.getByRole('button', { name: 'Erase this lead …' }),
  };
}

/** Nothing sticks out of the window, whatever was typed into a form. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, shown] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, 'The page is wider than the window.').toBe(shown);
}
