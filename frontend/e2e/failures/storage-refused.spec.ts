import { consentCommands, consentOn } from '../browser/consent.ts';
import { arriveAtThankYou, contactPageForm, controlsOf, fillIn } from '../browser/lead-form.ts';
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

test.describe('a browser that refuses all storage', () => {
  test.beforeEach(({ page }) => page.addInitScript(refuseStorage));

  test('sends the form, leads to the scheduler and books a call, once', async ({ page }) => {
    await page.goto(`${contactPageForm.path}?utm_source=paid`);
    const form = controlsOf(page, contactPageForm);
    await fillIn(form);
    await form.submit.click();
    const contactId = await arriveAtThankYou(page);
    const campaign = { utm_source: 'paid', landingPath: '/contact' };
    expect(touchesOf(await leadOf(contactId))).toStrictEqual({
      first: campaign,
      last: campaign,
    });

    const scheduler = schedulerOn(page);
    await (await firstFreeTime(scheduler, 'Tuesday')).slot.click();
    await scheduler.confirm.click();
    await bookedHeadline(page).waitFor();
    // Nowhere to be kept from one document to the next.
    await expectToast(page);
    expect(await appointmentsOf(contactId)).toHaveLength(1);
  });

  test('takes an answer about cookies, which lasts as long as the document', async ({ page }) => {
    await page.goto('/about');
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
    await page.goto('/contact');
    await banner.waitFor();
  });
});
