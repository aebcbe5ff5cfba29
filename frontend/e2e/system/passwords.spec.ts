import type { Page } from '@playwright/test';
import { expectUsable } from '../browser/accessibility.ts';
import { enterPassword, openDesk } from '../browser/owner.ts';
import { expectPrints } from '../browser/paper.ts';
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
    'Everyone who used the old password has been signed out.',
  );
}

test('a printed code sets a new password when the old one is lost', async ({ newVisitor }) => {
  const { page } = await newVisitor({ width: 390 });
  await openDesk(page, '?tab=settings');
  await page
    .getByRole('button', { name: 'Make recovery codes' })
    .or(page.getByRole('button', { name: 'Make new codes' }))
    .click();
  const dialog = page.getByRole('dialog', { name: 'Make recovery codes' });
  await dialog.getByLabel('Current desk password').fill(passwordOf('admin'));
  await expectUsable(page, 'asked for the password');
  await dialog.getByRole('button', { name: 'Make 10 codes' }).click();
  const codes = page.getByRole('list', { name: /^Recovery codes/ }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectUsable(page, 'recovery codes');
  const [code = ''] = await codes.allTextContents();
  await expectPrints(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Make new codes' })).toBeFocused();
  await page.getByText('10 left, made').waitFor();

  await page.context().clearCookies();
  await page.goto('/admin?tab=settings');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await expectUsable(page, 'a recovery code at the gate');
  await page.getByLabel('Recovery code').fill(code.toLowerCase());
  await page.getByLabel('New password').fill(next);
  await page.keyboard.press('Enter');
  try {
    await page.getByText('9 left, made').waitFor();
  } finally {
    await restorePassword(page.request, next);
  }
});

// Nothing else may sign in meanwhile.
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
  const sessions = laptop.getByRole('list', { name: 'Signed in' }).getByRole('listitem');
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
        .getByRole('list', { name: 'Signed in' })
        .getByRole('listitem')
        .filter({ hasText: 'Desk' }),
    ).toHaveCount(2);
    await expect.poll(noticesSent).toBe(before + 1);
  } finally {
    if (isChanged) await restorePassword(laptop.request, next);
  }
});
