import { expect, type Page } from '@playwright/test';
import { openSession, passwordOf } from '../product/session.ts';
import { dismissToast, expectToast } from './toast.ts';

export async function enterPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
}

/** Logs in at the gate of the desk. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/admin');
  await enterPassword(page, passwordOf('admin'));
  await expectToast(page, 'Access Granted', 'Welcome to the admin dashboard.');
  await dismissToast(page);
}

/** Pages in which the pill of new leads is put aside. */
const undisturbed = new WeakSet<Page>();

/** Other tests add leads at the same time: the pill that offers them would lie over what this test presses. */
async function putPillAside(page: Page): Promise<void> {
  if (undisturbed.has(page)) return;
  undisturbed.add(page);
  const pill = page.getByRole('button', { name: /new leads? *Show$/ });
  await page.addLocatorHandler(pill, () =>
    pill.evaluate((button) => button.style.setProperty('display', 'none')),
  );
}

/**
 * Opens the desk at this address, logged in: the gate has tests of its own. Without an address, a phone would start
 * with Today.
 */
export async function openDesk(page: Page, search = '?tab=leads'): Promise<void> {
  await openSession(page.request, 'admin');
  await putPillAside(page);
  await page.goto(`/admin${search}`);
  // On a phone, an open panel covers it.
  const more = page.getByRole('button', { name: 'More places', includeHidden: true });
  await more.waitFor({ state: 'attached' });
}

/** Opens a place of the desk from the menu, or logs out. */
export async function openPlace(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More places' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** All but the status are shown on request; on a phone, also what is beside them. */
export async function showFilters(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: /^Filters/, expanded: false });
  if (await toggle.isVisible()) await toggle.click();
}

/** The parts of a lead's panel. */
export function leadPanel(page: Page) {
  const panel = page.getByRole('complementary', { name: /^Lead/ });
  const statusNamed = (name: string) => panel.getByRole('radio', { name, exact: true });
  const followUp = panel.getByRole('button', { name: /^Follow-up: / });
  const day = (name: string) => panel.getByRole('button', { name, exact: true });
  const note = panel.getByRole('textbox', { name: 'Add a note' });
  const timeline = panel.getByRole('region', { name: 'Timeline' });
  const more = async (name: string) => {
    await panel.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  return {
    panel,
    /** The current status. */
    status: panel.getByRole('radio', { checked: true }),
    statusNamed,
    setStatus: (name: string) => statusNamed(name).click(),
    /** Shows any other day, and opens the days. */
    followUp,
    day,
    note,
    /** Opens the visitor's fields. */
    edit: () => more('Edit details'),
    field: (name: string) => panel.getByRole('textbox', { name, exact: true }),
    save: panel.getByRole('button', { name: 'Save', exact: true }),
    close: panel.getByRole('button', { name: 'Close', exact: true }),
    timeline,
    erase: () => more('Erase this lead …'),
  };
}

/** Expects that nothing extends beyond the window, whatever was typed into a form. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, shown] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, 'The page is wider than the window.').toBe(shown);
}
