import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertFocused } from '../browser/keyboard.ts';
import { assertDescription, controlsOf, formPages } from '../browser/lead-form.ts';
import { assertToast } from '../browser/toast.ts';
import { withVisitors } from '../browser/visits.ts';
import { leadsNamed, uniqueName } from '../product/stored.ts';

const required = [
  'Missing Required Information',
  'Please fill in your name, email, and phone number to get started.',
];

describe('a form that cannot be sent as it is', () => {
  for (const formPage of formPages) {
    it(
      `should say what is missing or wrong on ${formPage.path}, send nothing and lose nothing`,
      withVisitors(async (newVisitor) => {
        const { page } = await newVisitor();
        let sent = 0;
        page.on('request', (request) => {
          if (request.method() === 'POST') sent += 1;
        });
        await page.goto(formPage.path);
        const form = controlsOf(page, formPage);

        await form.submit.click();
        await assertToast(page, ...required);
        await assertFocused(form.name);
        assert.equal(await form.name.getAttribute('aria-invalid'), 'true');

        const name = uniqueName('Nobody Stored');
        await form.name.fill(name);
        await form.submit.click();
        await assertToast(page, ...required);
        await assertFocused(form.email);

        await form.email.fill('ada@tidewater');
        await form.phone.fill('555-0100');
        await form.submit.click();
        await assertToast(
          page,
          'Invalid Email Address',
          'Please enter a valid email address (e.g., name@company.com).',
        );
        await assertDescription(form.email, 'Please enter a valid email address.');
        await assertDescription(form.phone, 'Please enter at least 10 digits.');

        await form.email.fill('ada@tidewater.example');
        await assertDescription(form.email, '');
        await form.submit.click();
        await assertToast(
          page,
          'Invalid Phone Number',
          'Please enter a valid phone number with at least 10 digits.',
        );
        await assertFocused(form.phone);

        assert.equal(sent, 0);
        assert.equal(await form.name.inputValue(), name);
        assert.equal(await form.phone.inputValue(), '(555) 010-0');
        assert.deepEqual(await leadsNamed(name), []);
      }),
    );
  }
});
