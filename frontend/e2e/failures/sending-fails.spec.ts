import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { holdRequests } from '../browser/held-requests.ts';
import { assertFocused } from '../browser/keyboard.ts';
import {
  arriveAtThankYou,
  type Controls,
  controlsOf,
  type FormPage,
  fillIn,
  formPages,
} from '../browser/lead-form.ts';
import { assertToast } from '../browser/toast.ts';
import { withVisitors } from '../browser/visits.ts';

const contacts = '**/api/contacts';
const sentence = 'Our harbor master is out. Please try again in a moment.';

describe('a form whose sending fails', () => {
  for (const formPage of formPages) {
    it(
      `should say so on ${formPage.path}, keep everything typed, and send it the next time`,
      withVisitors(async (newVisitor) => {
        const { page, expect } = await newVisitor();
        await page.goto(formPage.path);
        const form = controlsOf(page, formPage);
        await fillIn(form);
        await form.message.fill('Please call after five.');

        expect(/the server responded with a status of 503/);
        await answerOnce(page, 503, JSON.stringify({ statusCode: 503, message: sentence }));
        await form.submit.click();
        await assertFailure(page, formPage, form, sentence);

        expect(/the server responded with a status of 500/);
        await answerOnce(page, 500, '<h1>Internal Server Error</h1>');
        await form.submit.click();
        await assertFailure(page, formPage, form, formPage.failureFallback);

        expect(/net::ERR_CONNECTION_REFUSED/);
        await page.route(contacts, (route) => route.abort('connectionrefused'), { times: 1 });
        await form.submit.click();
        await assertFailure(page, formPage, form, formPage.failureFallback);

        await form.submit.click();
        await arriveAtThankYou(page);
      }),
    );

    it(
      `should disable the button of ${formPage.path} and say what happens while sending`,
      withVisitors(async (newVisitor) => {
        const { page } = await newVisitor();
        const held = await holdRequests(page, contacts);
        await page.goto(formPage.path);
        const form = controlsOf(page, formPage);
        await fillIn(form);
        await form.submit.click();
        await form.sending.waitFor();
        assert.equal(await form.sending.isDisabled(), true);
        held.release();
        await arriveAtThankYou(page);
        assert.equal(held.count(), 1);
      }),
    );
  }
});

function answerOnce(page: Page, status: number, body: string) {
  return page.route(contacts, (route) => route.fulfill({ status, body }), { times: 1 });
}

async function assertFailure(
  page: Page,
  formPage: FormPage,
  form: Controls,
  description: string,
): Promise<void> {
  await assertToast(page, formPage.failureTitle, description);
  await form.submit.waitFor();
  await assertFocused(form.submit);
  assert.equal(await form.name.inputValue(), 'Ada Tidewater');
  assert.equal(await form.email.inputValue(), 'ada@tidewater.example');
  assert.equal(await form.phone.inputValue(), '(910) 555-0100');
  assert.equal(await form.message.inputValue(), 'Please call after five.');
}
