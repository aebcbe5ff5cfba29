import { awaitHydration } from '../browser/hydration.ts';
import { arriveAtThankYou, contactPageForm, controlsOf, fillIn } from '../browser/lead-form.ts';
import { expect, test } from '../browser/test.ts';
import { leadOf } from '../product/stored.ts';

const almostFull = 'x'.repeat(199);

test.describe('a campaign link with characters the database rejects', () => {
  for (const [name, query, stored] of [
    ['U+0000', 'utm_source=%00', { landingPath: '/' }],
    [
      'an emoji at the limit',
      `utm_content=${almostFull}${encodeURIComponent('😀')}`,
      { landingPath: '/', utm_content: `${almostFull}😀` },
    ],
  ] as const) {
    test(`still creates the lead: ${name}`, async ({ page }) => {
      await page.goto(`/?${query}`);
      await awaitHydration(page);
      await page.goto('/contact');
      const form = controlsOf(page, contactPageForm);
      await fillIn(form);
      await form.submit.click();
      const lead = await leadOf(await arriveAtThankYou(page));
      expect(lead?.attribution).toStrictEqual({ first: stored, last: stored });
    });
  }

  test('still creates the lead when an earlier version stored it', async ({ page }) => {
    await page.goto('/');
    await awaitHydration(page);
    await page.evaluate(() => {
      const touch = { utm_source: 'a\u0000', utm_content: 'cut \ud83d', landingPath: '/' };
      sessionStorage.setItem('attribution', JSON.stringify({ first: touch, last: touch }));
    });
    await page.goto('/contact');
    const form = controlsOf(page, contactPageForm);
    await fillIn(form);
    await form.submit.click();
    const lead = await leadOf(await arriveAtThankYou(page));
    const touch = { utm_source: 'a', utm_content: 'cut \ufffd', landingPath: '/' };
    expect(lead?.attribution).toStrictEqual({ first: touch, last: touch });
  });
});
