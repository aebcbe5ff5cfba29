import type { Page } from '@playwright/test';
import { holdRequests } from '../browser/held-requests.ts';
import {
  arriveAtThankYou,
  type Controls,
  controlsOf,
  type FormPage,
  fillIn,
  formKinds,
} from '../browser/lead-form.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast } from '../browser/toast.ts';

const contacts = '**/api/contacts';
const sentence = 'Our harbor master is out. Please try again in a moment.';

test.describe('a form submission that fails', () => {
  for (const formPage of formKinds) {
    test(`shows the error on ${formPage.path}, keeps the input, and is sent once on retry`, async ({
      page,
      browserErrors,
    }) => {
      await page.goto(formPage.path);
      const form = controlsOf(page, formPage);
      await fillIn(form);
      await form.message.fill('Please call after five.');

      browserErrors.expect(/the server responded with a status of 503/);
      await answerOnce(page, 503, JSON.stringify({ statusCode: 503, message: sentence }));
      await form.submit.click();
      await expectFailure(page, formPage, form, sentence);

      browserErrors.expect(/the server responded with a status of 500/);
      await answerOnce(page, 500, '<h1>Internal Server Error</h1>');
      await form.submit.click();
      await expectFailure(page, formPage, form, formPage.failureFallback);

      browserErrors.expect(/net::ERR_CONNECTION_REFUSED/);
      await page.route(contacts, (route) => route.abort('connectionrefused'), { times: 1 });
      await form.submit.click();
      await expectFailure(page, formPage, form, formPage.failureFallback);

      const held = await holdRequests(page, contacts);
      await form.submit.click();
      await form.sending.waitFor();
      await expect(form.sending).toBeDisabled();
      held.release();
      await arriveAtThankYou(page);
      expect(held.count()).toBe(1);
    });
  }
});

function answerOnce(page: Page, status: number, body: string) {
  return page.route(contacts, (route) => route.fulfill({ status, body }), { times: 1 });
}

async function expectFailure(
  page: Page,
  formPage: FormPage,
  form: Controls,
  description: string,
): Promise<void> {
  await expectToast(page, formPage.failureTitle, description);
  await form.submit.waitFor();
  await expect(form.submit).toBeFocused();
  await expect(form.name).toHaveValue('Ada Tidewater');
  await expect(form.email).toHaveValue('ada@tidewater.example');
  await expect(form.phone).toHaveValue('(910) 555-0100');
  await expect(form.message).toHaveValue('Please call after five.');
}
