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
const sentence = 'Our harbor master is out. Please try again in a moment.';
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

    browserErrors.expect(/the server responded with a status of 503/);
    await answerOnce(page, 503, JSON.stringify({ statusCode: 503, message: sentence }));
    await form.submit.click();
    await expectFailure(page, form, name, sentence);

    browserErrors.expect(/the server responded with a status of 500/);
    await answerOnce(page, 500, '<h1>Internal Server Error</h1>');
    await form.submit.click();
    await expectFailure(page, form, name, leadForm.failureFallback);

    browserErrors.expect(/net::ERR_CONNECTION_REFUSED/);
    await page.route(contacts, (route) => route.abort('connectionrefused'), { times: 1 });
    await form.submit.click();
    await expectFailure(page, form, name, leadForm.failureFallback);
    expect(await leadsNamed(name)).toStrictEqual([]);

    browserErrors.expect(/net::ERR_CONNECTION_RESET/);
    for (let lost = 0; lost < 2; lost += 1) {
      const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
      await cutAnswer(page, contacts);
      await form.submit.click();
      await failed;
      await expectFailure(page, form, name, leadForm.failureFallback);
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

function answerOnce(page: Page, status: number, body: string) {
  return page.route(contacts, (route) => route.fulfill({ status, body }), { times: 1 });
}

async function expectFailure(
  page: Page,
  form: Controls,
  name: string,
  description: string,
): Promise<void> {
  await expectToast(page, leadForm.failureTitle, description);
  await form.submit.waitFor();
  await expect(form.submit).toBeFocused();
  await expect(form.name).toHaveValue(name);
  await expect(form.email).toHaveValue('ada@tidewater.example');
  await expect(form.phone).toHaveValue('(910) 555-0100');
  await expect(form.message).toHaveValue(message);
}
