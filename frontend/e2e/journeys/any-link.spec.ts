import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { awaitHydration } from '../browser/hydration.ts';
import { arriveAtThankYou, contactPageForm, controlsOf, fillIn } from '../browser/lead-form.ts';
import { withVisitors } from '../browser/visits.ts';
import { leadOf } from '../product/stored.ts';

const almostFull = 'x'.repeat(199);

describe('a link with characters that the database refuses', () => {
  for (const [name, query, stored] of [
    ['U+0000', 'utm_source=%00', { landingPath: '/' }],
    [
      'an emoji at the limit',
      `utm_content=${almostFull}${encodeURIComponent('😀')}`,
      { landingPath: '/', utm_content: `${almostFull}😀` },
    ],
  ] as const) {
    it(
      `should not cost the lead: ${name}`,
      withVisitors(async (newVisitor) => {
        const { page } = await newVisitor();
        await page.goto(`/?${query}`);
        await awaitHydration(page);
        await page.goto('/contact');
        const form = controlsOf(page, contactPageForm);
        await fillIn(form);
        await form.submit.click();
        const lead = await leadOf(await arriveAtThankYou(page));
        assert.deepEqual(lead?.attribution, { first: stored, last: stored });
      }),
    );
  }

  it(
    'should not cost the lead when an earlier version remembered it',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
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
      assert.deepEqual(lead?.attribution, { first: touch, last: touch });
    }),
  );
});
