import { expectAccessible } from '../browser/accessibility.ts';
import { openBanner, stopClock } from '../browser/consent.ts';
import { focusedPlace } from '../browser/layout.ts';
import { controlsOf, leadForm } from '../browser/lead-form.ts';
import { awaitLivePage } from '../browser/live-page.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast, notifications } from '../browser/toast.ts';
import { addContact } from '../product/api.ts';

const now = '2027-03-01T15:00:00.000Z';
/** A window of 1280 by 1024 at 400%. */
const viewport = { width: 320, height: 256 };

test.describe('in a window of 320 by 256', () => {
  for (const path of ['/', '/lead-generation', '/thank-you']) {
    test(`nothing on ${path} covers what has the focus, and the banner is left in a few steps`, async ({
      newVisitor,
    }) => {
      const { page } = await newVisitor({ viewport });
      await stopClock(page, now);
      const contact = path === '/thank-you' ? `?contactId=${await addContact()}` : '';
      const { banner, answer } = await openBanner(page, path + contact);
      await page.clock.resume();
      await expectAccessible(page, 'with the banner');

      let stops = 0;
      await page.keyboard.press('Tab');
      for (let place = await focusedPlace(page); place; place = await focusedPlace(page)) {
        expect(place.isInSight && place.hasRing, JSON.stringify(place)).toBeTruthy();
        stops += 1;
        if (stops === 4) await expect(answer('Essential Only')).toBeFocused();
        await page.keyboard.press('Tab');
      }
      expect(stops).toBeGreaterThan(20);
      await answer('Essential Only').click();
      await banner.waitFor({ state: 'detached' });
      await expectAccessible(page, 'without the banner');
    });
  }

  test('a notice leaves the field in sight that it speaks of', async ({ newVisitor }) => {
    const { page } = await newVisitor({ viewport });
    await page.goto(leadForm.path);
    await awaitLivePage(page);
    const form = controlsOf(page, leadForm);
    await form.submit.click();
    await expectToast(
      page,
      'Missing Required Information',
      'Please fill in your name, email, and phone number to get started.',
    );
    await expect(form.name).toBeFocused();
    expect(await focusedPlace(page)).toMatchObject({ isInSight: true });
    const [field, notice] = await Promise.all([
      form.name.boundingBox(),
      notifications(page).boundingBox(),
    ]);
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0);
  });
});
