import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { assertToast } from './toast.ts';

/** The owner's password to the throw-away product. */
export function ownerPassword(): string {
  const { ADMIN_PASSWORD } = process.env;
  if (!ADMIN_PASSWORD) throw new Error('ADMIN_PASSWORD is not set: see infra/test.');
  return ADMIN_PASSWORD;
}

export async function enterPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
}

/** Opens the desk at this address, through the gate. */
export async function signIn(page: Page, search = ''): Promise<void> {
  await page.goto(`/admin${search}`);
  await enterPassword(page, ownerPassword());
  await assertToast(page, 'Access Granted', 'Welcome to the admin dashboard.');
  await page.getByRole('button', { name: 'Dismiss notification' }).click();
}

/** The parts of a lead's panel. */
export function leadPanel(page: Page) {
  const panel = page.getByRole('complementary', { name: /^Lead/ });
  return {
    panel,
    status: panel.getByRole('combobox', { name: 'Status' }),
    followUp: panel.getByLabel('Follow-up date', { exact: true }),
    notes: panel.getByRole('textbox', { name: 'Notes' }),
    /** Opens the fields that the visitor filled in. */
    edit: panel.getByText('Edit name, email, phone and company'),
    field: (name: string) => panel.getByRole('textbox', { name, exact: true }),
    save: panel.getByRole('button', { name: 'Save' }),
    timeline: panel.getByRole('region', { name: 'Timeline' }),
    erase: panel.getByRole('button', { name: 'Erase this lead …' }),
  };
}

/** Nothing sticks out of the window, whatever was typed into a form. */
export async function assertNoSidewaysScroll(page: Page): Promise<void> {
  const [content, shown] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  assert.equal(content, shown, 'The page is wider than the window.');
}
