import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { apiPaths } from '@agency/contracts';
import { fromOtherAddress } from '../browser/other-address.ts';
import { enterPassword, leadPanel, ownerPassword, signIn } from '../browser/owner.ts';
import { assertToast, notifications } from '../browser/toast.ts';
import { withVisitors } from '../browser/visits.ts';
import { addLead } from '../product/leads.ts';
import { leadOf } from '../product/stored.ts';

const refused = /Failed to load resource: .* 401/;

describe('the gate of /admin', () => {
  it(
    'should let the owner in and out, and nobody in by the back button',
    withVisitors(async (newVisitor) => {
      const { page, context } = await newVisitor();
      await signIn(page);
      await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
      const cookie = (await context.cookies()).find(({ name }) => name === 'session');
      assert.equal(cookie?.httpOnly, true);
      assert.equal(cookie?.sameSite, 'Strict');

      await page.getByRole('button', { name: 'Logout' }).click();
      await assertToast(page, 'Logged Out', 'You have been logged out of the admin dashboard.');
      await page.getByRole('heading', { name: 'Admin Access' }).waitFor();
      // The cookie as it was opens nothing any more.
      if (cookie) await context.addCookies([cookie]);
      const answer = await page.request.get(apiPaths.contacts);
      assert.equal(answer.status(), 401);
      await page.goto('/about');
      await page.goBack();
      await page.getByLabel('Password').waitFor();
    }),
  );

  it(
    'should refuse even the right password after five wrong ones',
    withVisitors(async (newVisitor) => {
      await fromOtherAddress('127.0.0.6', async (proxy) => {
        const { page, expect } = await newVisitor({ proxy });
        expect(refused);
        expect(/Failed to load resource: .* 429/);
        await page.goto('/admin');
        for (let tries = 1; tries <= 5; tries++) {
          await enterPassword(page, `ebb ${tries}`);
          await assertToast(page, 'Access Denied', 'Incorrect password. Please try again.');
          assert.equal(await page.getByLabel('Password').inputValue(), '');
          await page.getByRole('button', { name: 'Dismiss notification' }).click();
        }
        await enterPassword(page, 'ebb 6');
        await notifications(page).getByText('Too many wrong passwords').waitFor();
        await page.getByRole('button', { name: 'Dismiss notification' }).click();
        await enterPassword(page, ownerPassword());
        await notifications(page).getByText('Too many wrong passwords').waitFor();
        assert.equal(await page.getByRole('heading', { name: 'Admin Dashboard' }).count(), 0);
      });
    }),
  );

  it(
    'should open over the page when the session ends, and keep what was typed',
    withVisitors(async (newVisitor) => {
      const { page, context, expect } = await newVisitor();
      expect(refused);
      const lead = await addLead();
      await signIn(page, `?lead=${lead.id}`);
      const { notes, save } = leadPanel(page);
      await notes.fill('Call on Tuesday');
      await context.clearCookies();
      await save.click();
      const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
      await dialog.getByLabel('Password').fill(ownerPassword());
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'hidden' });
      assert.equal(await notes.inputValue(), 'Call on Tuesday');
      await save.click();
      await notifications(page).getByText('Contact Updated').waitFor();
      assert.equal((await leadOf(lead.id))?.notes, 'Call on Tuesday');
    }),
  );
});
