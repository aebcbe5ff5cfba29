import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { easternDateOf, easternInstant } from '@agency/contracts';
import { assertAccessible } from '../browser/accessibility.ts';
import { ownersCall, visitorsCall } from '../browser/calls.ts';
import { assertFocused, tabTo } from '../browser/keyboard.ts';
import { assertNoSidewaysScroll, signIn } from '../browser/owner.ts';
import { withVisitors } from '../browser/visits.ts';
import { book } from '../product/api.ts';
import { bookCall, callOf } from '../product/calls.ts';
import { addLead } from '../product/leads.ts';

describe('a visitor’s own call, by the link in her mails', () => {
  for (const width of [1440, 360]) {
    it(
      `should be moved, and the owner sees it, at ${width} px`,
      { timeout: 60_000 },
      withVisitors(async (newVisitor) => {
        const { page } = await newVisitor({ width });
        const call = await bookCall();
        const booked = await callOf(call.id);
        await page.goto(call.link);
        const visitor = visitorsCall(page);
        await visitor.headline('Your strategy call').waitFor();
        await visitor.move.waitFor();
        await assertAccessible(page, 'a call that is ahead');
        await assertNoSidewaysScroll(page);
        assert.deepEqual(await callOf(call.id), booked, 'Opening the link has changed the call.');

        await visitor.move.click();
        await visitor.day('Wednesday').click();
        await visitor.freeSlots.last().click();
        await assertAccessible(page, 'a new time is chosen');
        await visitor.confirmMove.click();
        const news = visitor.headline('Your call has moved');
        await news.waitFor();
        await assertFocused(news);
        await page.getByText('4:30 PM Eastern Time').waitFor();
        await assertNoSidewaysScroll(page);
        const moved = await callOf(call.id);
        assert.notDeepEqual(moved?.scheduled_at, call.startsAt);

        await page.reload();
        await visitor.headline('Your strategy call').waitFor();
        await page.getByText('4:30 PM Eastern Time').waitFor();
        const owner = await newVisitor();
        await signIn(owner.page, '?tab=appointments');
        const row = await ownersCall(owner.page, call.lead.name);
        await row.getByText('4:30 PM').waitFor();
      }),
    );
  }

  it(
    'should be cancelled by keyboard after a second yes, and stay so for whoever looks',
    { timeout: 60_000 },
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      const call = await bookCall();
      await page.goto(call.link);
      const visitor = visitorsCall(page);
      await tabTo(page, visitor.cancel);
      await page.keyboard.press('Enter');
      await tabTo(page, visitor.keep);
      await page.keyboard.press('Enter');
      await assertFocused(visitor.cancel);
      assert.equal((await callOf(call.id))?.status, 'scheduled');
      await page.keyboard.press('Enter');
      await assertAccessible(page, 'asked once more');
      await tabTo(page, visitor.confirmCancel);
      await page.keyboard.press('Enter');
      await visitor.headline('This call is cancelled').waitFor();
      await assertFocused(visitor.headline('This call is cancelled'));
      await assertAccessible(page, 'a cancelled call');
      assert.equal((await callOf(call.id))?.status, 'cancelled');

      await page.reload();
      await visitor.headline('This call is cancelled').waitFor();
      assert.equal(await visitor.move.count(), 0);
      const other = await addLead();
      assert.equal((await book(other.id, call.startsAt)).status, 201);
      const owner = await newVisitor();
      await signIn(owner.page, '?tab=appointments');
      await (await ownersCall(owner.page, call.lead.name)).getByText('Cancelled').waitFor();
    }),
  );

  it(
    'should lose a race for a time plainly, and choose again on the same day',
    withVisitors(async (newVisitor) => {
      const { page, expect } = await newVisitor({ width: 360 });
      expect(/the server responded with a status of 409/);
      const call = await bookCall();
      await page.goto(call.link);
      const visitor = visitorsCall(page);
      await visitor.move.click();
      await visitor.day('Wednesday').click();
      await visitor.slot('4:00 PM').click();
      const rival = await addLead();
      const sameTime = easternInstant(easternDateOf(call.startsAt), '16:00');
      assert.equal((await book(rival.id, sameTime)).status, 201);
      await visitor.confirmMove.click();
      const alert = visitor.moving.getByRole('alert');
      await alert.getByText('That time was just taken. Please choose another one.').waitFor();
      await assertFocused(alert);
      await visitor.slot('4:00 PM Taken').waitFor();
      assert.deepEqual((await callOf(call.id))?.scheduled_at, call.startsAt);
      await visitor.freeSlots.last().click();
      await visitor.confirmMove.click();
      await visitor.headline('Your call has moved').waitFor();
    }),
  );

  it(
    'should keep its address to itself',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      const call = await bookCall();
      const secret = call.link.replace('/booking/', '');
      const leaks: string[] = [];
      page.on('request', (request) => {
        if (request.headers().referer?.includes(secret)) leaks.push(request.url());
      });
      const answer = await page.goto(call.link);
      assert.match(answer?.headers()['x-robots-tag'] ?? '', /noindex/);
      await visitorsCall(page).move.waitFor();
      await page.getByRole('link', { name: 'Schedule Consultation' }).click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForURL('/lead-generation');
      const kept = await page.evaluate(() => [
        document.referrer,
        JSON.stringify({ ...sessionStorage }),
        JSON.stringify({ ...localStorage }),
        ...performance.getEntriesByType('navigation').map(({ name }) => name),
      ]);
      assert.equal(kept.join('\n').includes(secret), false, kept.join('\n'));
      assert.deepEqual(leaks, []);
    }),
  );

  it(
    'should say plainly that an unknown link leads nowhere',
    withVisitors(async (newVisitor) => {
      const { page, expect } = await newVisitor({ width: 360 });
      expect(/the server responded with a status of 404/);
      const { link } = await bookCall();
      await page.goto(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`);
      await visitorsCall(page).headline('We lost your bearing').waitFor();
      await assertAccessible(page, 'an unknown link');
      await page.getByRole('link', { name: 'Book another call' }).click();
      await page.waitForURL('/lead-generation');
    }),
  );
});
