import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { assertAccessible } from '../browser/accessibility.ts';
import { ownersCall } from '../browser/calls.ts';
import { assertNoSidewaysScroll, signIn } from '../browser/owner.ts';
import { assertToast } from '../browser/toast.ts';
import { withVisitors } from '../browser/visits.ts';
import { eventually } from '../eventually.ts';
import { bookCall, bookCallOf, callOf } from '../product/calls.ts';
import { query } from '../product/database.ts';
import { addLead, leadName } from '../product/leads.ts';
import { arrivedMail } from '../product/mails.ts';
import { leadOf, mailsAbout } from '../product/stored.ts';

/** Longer than any period the owner may choose. */
async function addLeadClosedLongAgo() {
  const lead = await addLead();
  await query(
    `UPDATE leads.contacts SET status = 'closed-lost', closed_at = now() - interval '10 years'
     WHERE id = $1`,
    [lead.id],
  );
  return lead;
}

describe('the owner, after somebody filled her desk', () => {
  for (const width of [390, 1440]) {
    it(
      `should erase several leads at once at ${width} px, and tell those whose calls that cancels`,
      { timeout: 60_000 },
      withVisitors(async (newVisitor) => {
        const { page } = await newVisitor({ width });
        const company = leadName('Flood Spam');
        const email = `${randomUUID()}@tidewater.example`;
        const kept = await addLead({ company });
        const spam = [await addLead({ company }), await addLead({ company })];
        const booked = await addLead({ company, email });
        const call = await bookCallOf(booked);
        await signIn(page, `?search=${encodeURIComponent(company)}`);
        await page.getByText('1–4 of 4 leads').waitFor();

        // Newest first: the lead with the call, the spam, and the one to keep.
        const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
        await box(booked.name).click();
        await box(spam[0]?.name ?? '').click({ modifiers: ['Shift'] });
        await page.getByText('3 leads selected').waitFor();
        await assertNoSidewaysScroll(page);
        await assertAccessible(page, 'leads are selected');
        await page.getByRole('button', { name: 'Erase leads …' }).click();
        const dialog = page.getByRole('dialog', { name: 'Erase 3 leads?' });
        await dialog.getByText('1 call ahead').waitFor();
        await dialog.getByRole('checkbox', { name: 'Email the visitors' }).click();
        await dialog.getByText('1 email goes out.').waitFor();
        await assertAccessible(page, 'asked before erasing');
        await dialog.getByRole('button', { name: 'Erase 3 leads' }).click();
        await assertToast(
          page,
          'Leads Erased',
          '2 leads erased. 1 lead to be erased once the emails are sent.',
        );
        // While the notice is shown: it must not cover what can be done with the next selection.
        await box(kept.name).click();
        const erase = page.getByRole('button', { name: 'Erase leads …' });
        await erase.click({ trial: true, timeout: 2_000 });
        await page.getByRole('link', { name: spam[0]?.name ?? '' }).waitFor({ state: 'detached' });

        const mail = await arrivedMail(email, /^Cancelled: your strategy call/);
        assert.match(mail.text ?? '', /is cancelled/);
        await eventually(
          async () => {
            for (const { id } of [...spam, booked]) assert.equal(await leadOf(id), undefined);
            assert.equal(await callOf(call.id), undefined);
          },
          { timeoutMs: 15_000 },
        );
        assert.ok(await leadOf(kept.id));
      }),
    );

    it(
      `should cancel several calls at once at ${width} px without a mail`,
      { timeout: 60_000 },
      withVisitors(async (newVisitor) => {
        const { page } = await newVisitor({ width });
        const calls = [await bookCall(), await bookCall()];
        await signIn(page, '?tab=appointments');
        for (const { lead } of calls) {
          const row = await ownersCall(page, lead.name);
          await row.getByRole('checkbox', { name: `Select the call with ${lead.name}` }).click();
        }
        await page.getByText('2 calls selected').waitFor();
        await assertNoSidewaysScroll(page);
        await assertAccessible(page, 'calls are selected');
        await page.getByRole('button', { name: 'Cancel calls …' }).click();
        const dialog = page.getByRole('dialog', { name: 'Cancel 2 calls?' });
        await dialog.getByText('2 emails go out, one for each call.').waitFor();
        await dialog.getByRole('checkbox', { name: 'Email the visitors' }).click();
        await assertAccessible(page, 'asked before cancelling');
        await dialog.getByRole('button', { name: 'Cancel 2 calls' }).click();
        await assertToast(page, 'Calls Cancelled', '2 calls cancelled.');
        for (const { id } of calls) {
          assert.equal((await callOf(id))?.status, 'cancelled');
          const mails = await mailsAbout('scheduling', `appointment:${id}`);
          const unwanted = mails.filter((mail) => /cancelled|reminder/.test(mail));
          assert.deepEqual(unwanted, []);
        }
      }),
    );
  }

  it(
    'should set how long closed leads are kept, knowing what that erases',
    { timeout: 60_000 },
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor({ width: 390 });
      const [old, open] = [await addLeadClosedLongAgo(), await addLead()];
      await signIn(page);
      await page.getByRole('link', { name: 'Settings' }).click();
      const period = page.getByRole('combobox', { name: 'How long closed leads are kept' });
      await period.selectOption('Erase after 36 months');
      await page.getByText('1 lead is erased now.').waitFor();
      await assertNoSidewaysScroll(page);
      await assertAccessible(page, 'a period is chosen');
      await page.getByRole('button', { name: 'Save' }).click();
      await assertAccessible(page, 'asked before saving');
      await page.getByRole('button', { name: 'Erase 1 lead' }).click();
      await assertToast(
        page,
        'Settings Saved',
        'Leads closed for 36 months are erased from now on.',
      );
      await eventually(async () => assert.equal(await leadOf(old.id), undefined), {
        timeoutMs: 5_000,
      });
      assert.ok(await leadOf(open.id));

      await period.selectOption('Until I erase them');
      await page.getByRole('button', { name: 'Save' }).click();
      await assertToast(page, 'Settings Saved', 'Closed leads are kept until you erase them.');
    }),
  );
});
