import { openBanner, stopClock } from '../browser/consent.ts';
import { focusedPlace } from '../browser/layout.ts';
import { expect, test } from '../browser/test.ts';

// every-page.spec.ts checks pages as they load, pointer-reach.spec.ts their other states.
test('the keyboard focus is always visible, and never hidden by the bar or the banner', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor();
  await stopClock(page, '2027-03-01T15:00:00.000Z');
  await openBanner(page, '/contact');
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    let stops = 0;
    await page.keyboard.press('Tab');
    for (let place = await focusedPlace(page); place; place = await focusedPlace(page)) {
      const isVisible = place.isInSight && place.hasRing;
      expect(isVisible, `${width} px: ${JSON.stringify(place)}`).toBeTruthy();
      stops += 1;
      await page.keyboard.press('Tab');
    }
    expect(stops, `${width} px`).toBeGreaterThan(25);
  }
});
