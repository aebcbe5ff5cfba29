import {
  apiPaths,
  confirmAddressParam,
  maxRecoveryLinksPerDay,
  maxRecoveryLinksPerHour,
  recoverParam,
  recoveryLinkMinutes,
} from '@agency/contracts';
import type { Page } from '@playwright/test';
import { expectUsable } from '../browser/accessibility.ts';
import { openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, expectToast } from '../browser/toast.ts';
import { query } from '../product/database.ts';
import { arrivedEmail, emailsTo } from '../product/emails.ts';
import { passwordOf, restorePassword } from '../product/session.ts';
import { requireProduct } from '../product/settings.ts';

const next = 'purple turtle dances slowly';
const subject = /^Set a new desk password/;

// Ids of addresses start over, so the deliveries of the former ones must go.
test.afterEach(async () => {
  await query('DELETE FROM email.settings');
  for (const table of ['email.deliveries', 'email.outbox', 'leads.outbox']) {
    await query(`DELETE FROM ${table} WHERE subject LIKE 'address:%' OR subject LIKE 'recovery:%'`);
  }
  await query(
    `TRUNCATE leads.recovery_links; DELETE FROM leads.settings WHERE name = 'recovery-address'`,
  );
});

async function addConfirmedAddress(page: Page, address: string): Promise<void> {
  const headers = { origin: requireProduct().baseUrl };
  const added = await page.request.post(apiPaths.noticeAddresses, { headers, data: { address } });
  await expect(added).toBeOK();
  const { text = '' } = await arrivedEmail(address, /^Confirm this address/);
  const [, token] = new RegExp(`${confirmAddressParam}=([^\\s>]+)`).exec(text) ?? [];
  const confirmed = await page.request.post(apiPaths.confirmAddress, { headers, data: { token } });
  await expect(confirmed).toBeOK();
}

async function chooseAddress(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Choose an address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recovery address' });
  await dialog.getByLabel('Links go to').selectOption(address);
  await dialog.getByLabel('Current desk password').fill(passwordOf('admin'));
  await expectUsable(page, 'choosing a recovery address');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expectToast(page, 'Recovery Address Saved', `Links go to ${address}.`);
  await dismissToast(page);
}

async function askForLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Forgot your password? Email me a reset link' }).click();
  await page
    .getByText(
      `A link is on its way to the recovery address. It works for ${recoveryLinkMinutes} minutes. At most ${maxRecoveryLinksPerHour} are sent per hour, and ${maxRecoveryLinksPerDay} per day.`,
    )
    .waitFor();
}

test('a link to a second address sets a new password when the old one is lost', async ({
  newVisitor,
  browserErrors,
}, { retry }) => {
  browserErrors.expect(/Failed to load resource: .* 401/);
  // After a retry, the mailbox still has the link of the previous try.
  const backup = `backup-${retry}@tidewater-office-with-a-long-name.example`;
  const { page: desk } = await newVisitor({ width: 390 });
  await openDesk(desk, '?tab=settings');
  await desk.getByRole('link', { name: 'add one and confirm it' }).waitFor();
  await addConfirmedAddress(desk, backup);
  await desk.reload();
  await chooseAddress(desk, backup);
  await expectUsable(desk, 'a recovery address');
  await desk.reload();
  await desk.getByText(`Links go to ${backup}.`).waitFor();

  const { page: stranger } = await newVisitor({ width: 390 });
  await stranger.goto('/admin');
  await askForLink(stranger);
  await expectUsable(stranger, 'a link was asked for');
  await expect(stranger.locator('body')).not.toContainText(backup);
  const { text = '' } = await arrivedEmail(backup, subject);
  const [link = ''] = /\/admin\?[^\s>]+/.exec(text) ?? [];
  expect(link).toContain(`${recoverParam}=`);

  const expectRefused = async (address: string, password: string) => {
    await stranger.goto(address);
    await stranger.getByLabel('New password').fill(password);
    await stranger.keyboard.press('Enter');
    const refusal = stranger.getByRole('alert').getByText(/^This link is no longer valid/);
    await refusal.waitFor();
  };
  await expectRefused(`${link}x`, next);
  await expectUsable(stranger, 'a wrong link');
  await stranger.getByRole('button', { name: 'Use your password' }).click();
  await expect(stranger).toHaveURL(/\/admin$/);
  await stranger.goto(link);
  await expect(stranger.getByLabel('New password')).toBeFocused();
  await expectUsable(stranger, 'a link');
  await stranger.getByLabel('New password').fill(next);
  let isChanged = false;
  try {
    await stranger.keyboard.press('Enter');
    await expectToast(stranger, 'Access Granted', 'Welcome to the admin dashboard.');
    isChanged = true;
    await expect(stranger).not.toHaveURL(new RegExp(recoverParam));
    await stranger.goto('/admin?tab=settings');
    const sessions = stranger.getByRole('list', { name: 'Logged in' }).getByRole('listitem');
    await expect(sessions.filter({ hasText: 'Desk' })).toHaveCount(1);
    await expectRefused(link, 'seven green lanterns float');
    await expectUsable(stranger, 'a used link');
    expect((await emailsTo(backup)).filter((one) => subject.test(one.subject ?? ''))).toHaveLength(
      1,
    );
  } finally {
    if (isChanged) await restorePassword(stranger.request, next);
  }
});
