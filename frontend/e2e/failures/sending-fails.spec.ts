import type { Page } from '@playwright/test';
import { holdRequests } from '../browser/held-requests.ts';
import {
  arriveAtThankYou,
  type Controls,
  controlsOf,
  fillIn,
  leadForm,
} from '../browser/lead-form.ts';
import { cutAnswer } from '../browser/lost-answer.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast } from '../browser/toast.ts';
import { emailsAbout, leadEmails, leadsNamed, uniqueName } from '../product/stored.ts';

const contacts = '**/api/contacts';
const message = 'Please call after five.';

test.describe('a form submission that fails', () => {
  test('shows the error, keeps the input, and becomes one lead with one notice even when answers are lost', async ({
    page,
    browserErrors,
  }) => {
    const name = uniqueName('Lotte Lost');
    await page.goto(leadForm.path);
    const form = controlsOf(page, leadForm);
    await fillIn(form, name);
    await form.message.fill(message);

    browserErrors.expect(/net::ERR_CONNECTION_RESET/);
    for (let lost = 0; lost < 2; lost += 1) {
      const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
      await cutAnswer(page, contacts);
      await form.submit.click();
      await failed;
      await expectFailure(page, form, name);
    }

    await page.reload();
    await fillIn(form, name);
    await form.message.fill(message);
    const held = await holdRequests(page, contacts);
    await form.submit.dblclick();
    await form.sending.waitFor();
    await expect(form.sending).toBeDisabled();
    held.release();
    const id = await arriveAtThankYou(page);
    expect(held.count()).toBe(1);
    expect(await leadsNamed(name)).toMatchObject([{ id: String(id) }]);
    expect(await emailsAbout('leads', `contact:${id}`)).toStrictEqual(leadEmails);
  });
});

async function expectFailure(page: Page, form: Controls, name: string): Promise<void> {
  await expectToast(page, leadForm.failureTitle, leadForm.failureFallback);
  await form.submit.waitFor();
  await expect(form.submit).toBeFocused();
  await expect(form.name).toHaveValue(name);
  await expect(form.email).toHaveValue('ada@tidewater.example');
  await expect(form.phone).toHaveValue('(910) 555-0100');
  await expect(form.message).toHaveValue(message);
}
