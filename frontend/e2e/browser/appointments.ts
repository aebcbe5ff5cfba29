import { expect, type Locator, type Page } from '@playwright/test';

/** Finds a call in the owner's list, page by page. */
export async function findAppointmentRow(page: Page, leadName: string): Promise<Locator> {
  // Not a line about an email to the same lead.
  const opener = page.getByRole('button', { name: `More about the call with ${leadName}` });
  const row = page.getByRole('listitem').filter({ has: opener });
  const more = page.getByRole('button', { name: 'Show later calls' });
  const upcoming = page.getByRole('region', { name: /^Upcoming/ }).getByRole('listitem');
  await upcoming.first().waitFor();
  while ((await row.count()) === 0) {
    const shown = await upcoming.count();
    await more.click();
    // Not by the button, which disappears after the last page.
    await expect.poll(() => upcoming.count()).toBeGreaterThan(shown);
  }
  return row;
}

/** The same with its details opened: the message, the notes, the emails, and the actions. */
export async function openAppointmentRow(page: Page, leadName: string): Promise<Locator> {
  const row = await findAppointmentRow(page, leadName);
  await row.getByRole('button', { name: `More about the call with ${leadName}` }).click();
  return row;
}

/** The page of a visitor's own call, by accessible names. */
export function bookingPage(page: Page) {
  const moving = page.getByRole('region', { name: 'Choose a new time' });
  const board = moving.getByRole('group', { name: /^Choose a time on/ });
  return {
    headline: (name: string) => page.getByRole('heading', { level: 1, name }),
    move: page.getByRole('button', { name: 'Move the call', exact: true }),
    cancel: page.getByRole('button', { name: 'Cancel the call', exact: true }),
    confirmCancel: page.getByRole('button', { name: 'Yes, cancel the call' }),
    keep: page.getByRole('button', { name: 'Keep the call' }),
    moving,
    day: (weekday: string) =>
      moving.getByRole('button', { name: new RegExp(`^${weekday}, .* open$`) }),
    slot: (time: string) => board.getByRole('button', { name: new RegExp(`^${time}`) }),
    freeSlots: board.getByRole('button', { disabled: false }),
    confirmMove: moving.getByRole('button', { name: 'Move the Call', exact: true }),
  };
}
