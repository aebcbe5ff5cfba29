import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { firstFreeTime, openScheduler } from '../browser/scheduler.ts';
import { withVisitors } from '../browser/visits.ts';
import { eventually } from '../eventually.ts';

describe('the thank-you page without a contact', () => {
  for (const address of [
    '/thank-you',
    '/thank-you?contactId=',
    '/thank-you?contactId=abc',
    '/thank-you?contactId=-4',
  ]) {
    it(
      `should lead back to the form from ${address}`,
      withVisitors(async (newVisitor) => {
        const { page } = await newVisitor();
        await page.goto(address);
        const back = page.getByRole('link', { name: 'Back to Contact Form' });
        await back.waitFor();
        assert.ok(
          (await page.getByRole('main').textContent())?.includes(
            "We couldn't find your contact information. Please go back and fill out the form again.",
          ),
        );
        await back.click();
        await page.waitForURL('/lead-generation');
      }),
    );
  }

  it(
    'should say, when a contact nobody has is used, what the server says',
    withVisitors(async (newVisitor) => {
      const { page, expect } = await newVisitor();
      const scheduler = await openScheduler(page, 12);
      const free = await firstFreeTime(scheduler, 'Monday');
      await free.slot.click();
      expect(/the server responded with a status of 404/);
      expect(/^alert: Sorry, there was an error booking your appointment\. Please try again\.$/);
      await scheduler.confirm.click();
      await eventually(async () =>
        assert.equal(
          await scheduler.panel.getByRole('alert').textContent(),
          'We could not find your contact information. Please fill out the form again.',
        ),
      );
    }),
  );
});
