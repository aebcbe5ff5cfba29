import { apiPaths } from '@agency/contracts';
import { fromOtherAddress } from '../browser/other-address.ts';
import { enterPassword, leadPanel, openDesk, signIn } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, expectToast, notifications } from '../browser/toast.ts';
import { addLead } from '../product/leads.ts';
import { passwordOf } from '../product/session.ts';
import { leadOf } from '../product/stored.ts';

const unauthorized = /Failed to load resource: .* 401/;

test.describe('the gate of /admin', () => {
  test('signs the owner in and out, and the back button opens nothing', async ({
    page,
    context,
  }) => {
    await signIn(page);
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
    const cookie = (await context.cookies()).find(({ name }) => name === 'session');
    expect(cookie?.httpOnly).toBe(true);
    expect(cookie?.sameSite).toBe('Strict');

    await page.getByRole('button', { name: 'Logout' }).click();
    await expectToast(page, 'Logged Out', 'You have been logged out of the admin dashboard.');
    await page.getByRole('heading', { name: 'Admin Access' }).waitFor();
    // The old cookie no longer grants access.
    if (cookie) await context.addCookies([cookie]);
    const answer = await page.request.get(apiPaths.contacts);
    expect(answer.status()).toBe(401);
    await page.goto('/about');
    await page.goBack();
    await page.getByLabel('Password').waitFor();
  });

  test('rejects even the right password after five wrong ones', async ({
    newVisitor,
    browserErrors,
  }) => {
    await fromOtherAddress('127.0.0.6', async (proxy) => {
      const { page } = await newVisitor({ proxy });
      browserErrors.expect(unauthorized);
      browserErrors.expect(/Failed to load resource: .* 429/);
      await page.goto('/admin');
      for (let tries = 1; tries <= 5; tries++) {
        await enterPassword(page, `ebb ${tries}`);
        await expectToast(page, 'Access Denied', 'Incorrect password. Please try again.');
        await expect(page.getByLabel('Password')).toHaveValue('');
        await dismissToast(page);
      }
      await enterPassword(page, 'ebb 6');
      await notifications(page).getByText('Too many wrong passwords').waitFor();
      await dismissToast(page);
      await enterPassword(page, passwordOf('admin'));
      await notifications(page).getByText('Too many wrong passwords').waitFor();
      await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toHaveCount(0);
    });
  });

  test('opens over the page when the session ends, and keeps what was typed', async ({
    page,
    context,
    browserErrors,
  }) => {
    browserErrors.expect(unauthorized);
    const lead = await addLead();
    await openDesk(page, `?lead=${lead.id}`);
    const { addNote, pin, editNote, notes, save } = leadPanel(page);
    await addNote('Call');
    await pin.click();
    await editNote.click();
    await notes.fill('Call on Tuesday');
    await context.clearCookies();
    await save.click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('Password').fill(passwordOf('admin'));
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await expect(notes).toHaveValue('Call on Tuesday');
    await save.click();
    await expect.poll(async () => (await leadOf(lead.id))?.notes).toBe('Call on Tuesday');
  });
});
