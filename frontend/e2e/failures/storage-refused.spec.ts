import { consentCommands, consentOn } from '../browser/consent.ts';
import { arriveAtThankYou, controlsOf, fillIn, homeForm } from '../browser/lead-form.ts';
import { bookedHeadline, firstFreeTime, schedulerOn } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast } from '../browser/toast.ts';
import { appointmentsOf, leadOf, touchesOf } from '../product/stored.ts';

/** Runs in every page before its own scripts. */
function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, { get: refuse });
  }
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
}

test('a browser that refuses all storage keeps a cookie choice as long as the document, sends the form of the home page and books one call', async ({
  page,
}) => {
  await page.addInitScript(refuseStorage);
  await page.goto(`${homeForm.path}?utm_source=paid`);
  const { banner, answer, footerButton, dialog, toggle, button } = consentOn(page);
  await answer('Customize').click();
  await toggle('Analytics').click();
  await button('Save Preferences').click();
  await expect(banner).toHaveCount(0);
  await footerButton.click();
  await expect(toggle('Analytics')).toBeChecked();
  await expect(toggle('Marketing')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect((await consentCommands(page)).map(([, kind]) => kind)).toStrictEqual([
    'default',
    'update',
  ]);

  const form = controlsOf(page, homeForm);
  await fillIn(form);
  await form.spend.selectOption('50k-100k');
  await form.submit.click();
  const contactId = await arriveAtThankYou(page);
  const campaign = { utm_source: 'paid', landingPath: '/' };
  const lead = await leadOf(contactId);
  expect(lead?.monthly_ad_spend).toBe('50k-100k');
  expect(touchesOf(lead)).toStrictEqual({
    first: campaign,
    last: campaign,
  });
  // Neither the answer nor the notice that the form was sent could be kept from one document to the next.
  await banner.waitFor();
  await expectToast(page);

  const scheduler = schedulerOn(page);
  await (await firstFreeTime(scheduler, 'Tuesday')).slot.click();
  await scheduler.confirm.click();
  await bookedHeadline(page).waitFor();
  expect(await appointmentsOf(contactId)).toHaveLength(1);
});
