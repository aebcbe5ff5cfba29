import type { Page } from '@playwright/test';
import { expectUsable } from '../browser/accessibility.ts';
import { enterPassword, openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast } from '../browser/toast.ts';
import { query } from '../product/database.ts';
import { passwordOf, restorePassword } from '../product/session.ts';

const next = 'purple turtle dances slowly';

async function noticesSent(): Promise<number> {
  const rows = await query("SELECT FROM email.deliveries WHERE mail = 'password-changed'");
  return rows.length;
}

/** Changes the desk's password in the settings, which are open. */
async function changePassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change desk password' }).click();
  const dialog = page.getByRole('dialog', { name: 'New desk password' });
  await dialog.getByLabel('Current desk password').fill(passwordOf('admin'));
  await dialog.getByLabel('New password').fill(next);
  await expectUsable(page, 'changing a password');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expectToast(
    page,
    'Password Changed',
    'Everyone who used the old password has been logged out.',
  );
}

// Nothing else may log in meanwhile.
test('a new password signs other devices out and lets this one work on', async ({
  newVisitor,
  browserErrors,
}) => {
  browserErrors.expect(/Failed to load resource: .* 401/);
  const before = await noticesSent();
  const { page: laptop } = await newVisitor({ width: 390 });
  const { page: phone } = await newVisitor({ width: 390 });
  await openDesk(phone, '?tab=today');
  await openDesk(laptop, '?tab=settings');
  const sessions = laptop.getByRole('list', { name: 'Logged in' }).getByRole('listitem');
  await expect(sessions.filter({ hasText: 'this browser' })).toHaveCount(1);
  await expect(sessions.filter({ hasNotText: 'this browser' }).first()).toBeVisible();
  await expectUsable(laptop, 'the sessions');

  let isChanged = false;
  try {
    await changePassword(laptop);
    isChanged = true;
    await expect(sessions.filter({ hasText: 'Desk' })).toHaveCount(1);
    await laptop.reload();
    await expect(sessions.filter({ hasText: 'Desk' })).toHaveCount(1);
    await phone.goto('/admin?tab=settings');
    await enterPassword(phone, passwordOf('admin'));
    await expectToast(phone, 'Access Denied', 'Incorrect password. Please try again.');
    await enterPassword(phone, next);
    await expect(
      phone
        .getByRole('list', { name: 'Logged in' })
        .getByRole('listitem')
        .filter({ hasText: 'Desk' }),
    ).toHaveCount(2);
    await expect.poll(noticesSent).toBe(before + 1);
  } finally {
    if (isChanged) await restorePassword(laptop.request, next);
  }
});
