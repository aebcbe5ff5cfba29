import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll, signIn } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { notifications } from '../browser/toast.ts';
import { addLeadFrom } from '../product/leads.ts';
import { leadOf } from '../product/stored.ts';

/** Before other tests' leads, so that it comes first. */
const addWaitingLead = () =>
  addLeadFrom('23 hours 30 minutes', { message: 'Our cost per lead doubled since June.' });

/** As a finger does, once the target rests. */
async function swipeRight(page: Page, target: Locator): Promise<void> {
  await target.click({ trial: true });
  const { x = 0, y = 0 } = (await target.boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: distance === undefined ? [] : [{ x: x + 20 + distance, y: y + 10 }],
    });
  await touch('touchStart', 0);
  for (let distance = 15; distance <= 150; distance += 15) await touch('touchMove', distance);
  await touch('touchEnd');
}

test.describe('the owner’s morning', () => {
  test('on a phone: low rows, and an answer by a swipe, in place with Undo', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ width: 390, hasTouch: true });
    const waiting = await addWaitingLead();
    await signIn(page);
    await page.waitForURL('/admin?tab=today');
    const section = (name: RegExp) => page.getByRole('region', { name });
    const undo = notifications(page).getByRole('button', { name: 'Undo' });
    const button = (action: string, name: string) =>
      page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: action });

    await section(/^Answer/)
      .getByText(/min left/)
      .first()
      .waitFor();
    const rows = section(/^Answer/).getByRole('listitem');
    // At once: other tests add and answer leads meanwhile.
    const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(58);
    const task = page.getByRole('textbox', { name: 'Add a task' });
    await task.fill('Send audit');
    await expectNoSidewaysScroll(page);
    await task.clear();

    await button('Contacted', waiting.name).click();
    const link = page.getByRole('link', { name: waiting.name, exact: true });
    await expect(link).toHaveCount(0);
    await undo.click();
    await link.waitFor();
    expect((await leadOf(waiting.id))?.status).toBe('new');
    await swipeRight(page, link);
    await notifications(page).getByText(`${waiting.name} contacted`).waitFor();
    expect((await leadOf(waiting.id))?.status).toBe('contacted');

    expect(new URL(page.url()).search, 'no page change').toBe('?tab=today');
  });
});
