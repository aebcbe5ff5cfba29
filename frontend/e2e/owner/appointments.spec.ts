import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertAccessible } from '../browser/accessibility.ts';
import { ownersCall, visitorsCall } from '../browser/calls.ts';
import { assertFocused, tabTo } from '../browser/keyboard.ts';
import { assertNoSidewaysScroll, leadPanel, signIn } from '../browser/owner.ts';
import { assertToast, notifications } from '../browser/toast.ts';
import { withVisitors } from '../browser/visits.ts';
import { eventually } from '../eventually.ts';
import { bookCall, callOf } from '../product/calls.ts';
import { query } from '../product/database.ts';

describe('the owner’s calls', () => {
  it(
    'should be moved from a phone, and the visitor’s link shows the new time',
    { timeout: 60_000 },
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor({ width: 360 });
      const call = await bookCall();
      await signIn(page, '?tab=appointments');
      const row = await ownersCall(page, call.lead.name);
      await assertAccessible(page, 'the list of calls');
      await assertNoSidewaysScroll(page);
      await row.getByRole('button', { name: 'Move' }).click();
      const panel = row.getByRole('region', { name: 'Move to another time' });
      await panel.getByRole('button', { name: /^Friday, .*free$/ }).click();
      await panel.getByRole('button', { name: '3:30 PM' }).click();
      await assertAccessible(page, 'a new time is chosen');
      await assertNoSidewaysScroll(page);
      await panel.getByRole('button', { name: /^Move to Fri, .* 3:30 PM$/ }).click();
      await notifications(page).getByText('Appointment Updated').waitFor();
      await eventually(async () => {
        assert.notDeepEqual((await callOf(call.id))?.scheduled_at, call.startsAt);
      });

      const visitor = await newVisitor();
      await visitor.page.goto(call.link);
      await visitorsCall(visitor.page).headline('Your strategy call').waitFor();
      await visitor.page.getByText('3:30 PM Eastern Time').waitFor();
    }),
  );

  it(
    'should be worked by keyboard: notes, then the lead',
    { timeout: 60_000 },
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      const call = await bookCall();
      await signIn(page, '?tab=appointments');
      const row = await ownersCall(page, call.lead.name);
      const edit = row.getByRole('button', { name: 'Edit status and notes' });
      await edit.focus();
      await page.keyboard.press('Enter');
      const notes = row.getByRole('textbox', { name: 'Notes' });
      await assertFocused(notes);
      await page.keyboard.type('Bring the July numbers.');
      await assertAccessible(page, 'notes are written');
      await page.keyboard.press('Control+Enter');
      await assertToast(page, 'Appointment Updated', 'Status and notes have been saved.');
      await assertFocused(edit);
      assert.equal((await callOf(call.id))?.notes, 'Bring the July numbers.');
      await page.keyboard.press('Shift+Tab');
      const lead = row.getByRole('link', { name: call.lead.name });
      await lead.click();
      await leadPanel(page).timeline.getByText('Form sent').waitFor();
    }),
  );

  it(
    'should be settled in one tap once they have begun, and cancelled only after a question',
    { timeout: 60_000 },
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor({ width: 360 });
      const [begun, ahead] = [await bookCall(), await bookCall()];
      // Ten minutes ago: no visitor can book there, only time can bring it about.
      await query(
        `UPDATE scheduling.appointments SET scheduled_at = now() - interval '10 minutes',
           blocked_until = now() - interval '9 minutes' WHERE id = $1`,
        [begun.id],
      );
      await signIn(page, '?tab=appointments');
      const today = page.getByRole('listitem').filter({ hasText: begun.lead.name });
      await today.getByRole('button', { name: 'Completed' }).click();
      await assertToast(page, 'Appointment Updated', 'The call is marked as completed.');
      assert.equal((await callOf(begun.id))?.status, 'completed');

      const row = await ownersCall(page, ahead.lead.name);
      assert.equal(await row.getByRole('button', { name: 'Completed' }).count(), 0);
      await row.getByRole('button', { name: 'Cancel' }).click();
      await assertAccessible(page, 'asked before cancelling');
      await page.keyboard.press('Escape');
      assert.equal((await callOf(ahead.id))?.status, 'scheduled');
      await row.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Cancel the call' }).click();
      await row.getByText('Cancelled').waitFor();
      assert.equal((await callOf(ahead.id))?.status, 'cancelled');
    }),
  );

  it(
    'should never be overwritten by an older page',
    { timeout: 60_000 },
    withVisitors(async (newVisitor) => {
      const { page, expect } = await newVisitor();
      expect(/the server responded with a status of 409/);
      const call = await bookCall();
      await signIn(page, '?tab=appointments');
      const row = await ownersCall(page, call.lead.name);
      await row.getByRole('button', { name: 'Edit status and notes' }).click();
      await row.getByRole('textbox', { name: 'Notes' }).fill('Mine');

      const other = await newVisitor();
      await other.page.goto(call.link);
      await visitorsCall(other.page).cancel.click();
      await visitorsCall(other.page).confirmCancel.click();
      await visitorsCall(other.page).headline('This call is cancelled').waitFor();

      const save = row.getByRole('button', { name: 'Save' });
      await save.click();
      await row.getByText('This call was changed somewhere else since you opened it.').waitFor();
      await assertAccessible(page, 'told of another change');
      assert.equal((await callOf(call.id))?.notes, null);
      await tabTo(page, row.getByRole('button', { name: 'Keep my changes' }));
      await page.keyboard.press('Enter');
      await save.click();
      await eventually(async () => {
        const stored = await callOf(call.id);
        assert.equal(stored?.notes, 'Mine');
        assert.equal(stored?.status, 'cancelled');
      });
    }),
  );
});
