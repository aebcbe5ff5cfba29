import { sendContactForm } from '../browser/lead-form.ts';
import { awaitLivePage } from '../browser/live-page.ts';
import { expect, test } from '../browser/test.ts';
import { leadOf, touchesOf } from '../product/stored.ts';

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
      await awaitLivePage(page);
      const lead = await leadOf(await sendContactForm(page));
      expect(touchesOf(lead)).toStrictEqual({ first: stored, last: stored });
    });
  }

  test('still creates the lead when an earlier version stored it', async ({ page }) => {
    await page.goto('/');
    await awaitLivePage(page);
    await page.evaluate(() => {
      const touch = { utm_source: 'a\u0000', utm_content: 'cut \ud83d', landingPath: '/' };
      sessionStorage.setItem('attribution', JSON.stringify({ first: touch, last: touch }));
    });
    const lead = await leadOf(await sendContactForm(page));
    const touch = { utm_source: 'a', utm_content: 'cut \ufffd', landingPath: '/' };
    expect(lead?.attribution).toMatchObject({ first: touch, last: touch });
  });
});
