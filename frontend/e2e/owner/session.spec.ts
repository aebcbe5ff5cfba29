import { apiPaths } from '@agency/contracts';
import { enterPassword, leadPanel, openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, expectToast } from '../browser/toast.ts';
import { addLead } from '../product/leads.ts';
import { passwordOf } from '../product/session.ts';
import { leadOf } from '../product/stored.ts';

test('the gate of /admin signs the owner in, again over what was typed when the session has ended, and out for good', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/Failed to load resource: .* 401/);
  const lead = await addLead();
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'Admin Access' }).waitFor();
  await enterPassword(page, passwordOf('admin'));
  await expectToast(page, 'Access Granted', 'Welcome to the admin dashboard.');
  await dismissToast(page);
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();

  await openDesk(page, `?lead=${lead.id}`);
  const { addNote, pin, editNote, notes, save } = leadPanel(page);
  await addNote('Call');
  await pin.click();
  await editNote.click();
  await notes.fill('Call on Tuesday');
  await context.clearCookies();
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.waitFor();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Escape');
  await dialog.getByLabel('Password').fill(passwordOf('admin'));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await expect(notes).toHaveValue('Call on Tuesday');
  await save.click();
  await expect.poll(async () => (await leadOf(lead.id))?.notes).toBe('Call on Tuesday');

  const cookie = (await context.cookies()).find(({ name }) => name === 'session');
  expect(cookie?.httpOnly).toBe(true);
  expect(cookie?.sameSite).toBe('Strict');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'Logged Out', 'You have been logged out of the admin dashboard.');
  await page.getByRole('heading', { name: 'Admin Access' }).waitFor();
  // The old cookie no longer grants access.
  if (!cookie) throw new Error('There is no session cookie.');
  await context.addCookies([cookie]);
  const answer = await page.request.get(apiPaths.contacts);
  expect(answer.status()).toBe(401);
});
