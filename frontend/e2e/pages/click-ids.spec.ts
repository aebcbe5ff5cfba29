import { arriveAtThankYou, controlsOf, fillIn, homeForm } from '../browser/lead-form.ts';
import { awaitLivePage } from '../browser/live-page.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast } from '../browser/toast.ts';
import { emailsAbout, leadEmails, leadOf, touchesOf } from '../product/stored.ts';

test('of the click ids of an ad link, the home page’s form on a phone sends only that there were some', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ width: 360 });
  // With characters that the database rejects, and an emoji at the limit.
  const content = `${'x'.repeat(199)}😀`;
  const odd = `utm_medium=%00&utm_content=${encodeURIComponent(content)}`;
  await page.goto(`/?${odd}&utm_source=paid&gad_campaignid=22&gclid=click-1&fbclid=click-2`);
  await awaitLivePage(page);
  const form = controlsOf(page, homeForm);
  // Phones show three fields; the others are one tap away.
  await form.disclosure.click();
  await form.spend.selectOption('50k-100k');
  await fillIn(form);
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/contacts')),
    form.submit.click(),
  ]);
  const contactId = await arriveAtThankYou(page);
  await expectToast(
    page,
    'Message Sent!',
    'Thank you. Now pick a time for your free strategy call.',
  );
  const lead = await leadOf(contactId);
  const touch = {
    utm_source: 'paid',
    gad_campaignid: '22',
    utm_content: content,
    gclid: '1',
    fbclid: '1',
    landingPath: '/',
  };
  expect(touchesOf(lead)).toStrictEqual({ first: touch, last: touch });
  expect(lead?.monthly_ad_spend).toBe('50k-100k');
  expect(await emailsAbout('leads', `contact:${contactId}`)).toStrictEqual(leadEmails);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(`${kept}${request.postData()}`).not.toContain('click-');
});
