import type { Page } from '@playwright/test';
import { expectAccessible } from '../browser/accessibility.ts';
import { openBanner } from '../browser/consent.ts';
import { focusedPlace } from '../browser/layout.ts';
import { controlsOf, leadForm } from '../browser/lead-form.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast, notifications } from '../browser/toast.ts';
import { addContact } from '../product/api.ts';

/** A window of 1280 by 1024 at 400%. */
const viewport = { width: 320, height: 256 };

test('in a window of 320 by 256 neither the banner nor a notice covers what has the focus', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ viewport });
  await page.clock.install();
  for (const path of ['/', `/thank-you?contactId=${await addContact()}`, leadForm.path]) {
    const { banner, answer } = await openBanner(page, path);
    // It is the same on every page.
    if (path === '/') await expectAccessible(page, 'with the banner');

    let stops = 0;
    await page.keyboard.press('Tab');
    for (let place = await focusedPlace(page); place; place = await focusedPlace(page)) {
      expect(place.isInSight && place.hasRing, `${path}: ${JSON.stringify(place)}`).toBeTruthy();
      stops += 1;
      if (stops === 4) await expect(answer('Essential Only')).toBeFocused();
      await page.keyboard.press('Tab');
    }
    expect(stops, path).toBeGreaterThan(20);
    await answer('Essential Only').click();
    await banner.waitFor({ state: 'detached' });
    await expectAccessible(page, `${path} without the banner`);
    // The next page asks again.
    await page.evaluate(() => localStorage.clear());
  }
  await expectFieldInSight(page);
});

/** On the lead page: the notice about a missing field is below that field. */
async function expectFieldInSight(page: Page): Promise<void> {
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
}
