import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertDescription, contactPageForm, controlsOf, leadForm } from '../browser/lead-form.ts';
import { withVisitors } from '../browser/visits.ts';
import { eventually } from '../eventually.ts';

describe('what a field says by itself', () => {
  it(
    'should name a wrong address and a short number when the field is left, and take it back',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await page.goto(contactPageForm.path);
      const form = controlsOf(page, contactPageForm);
      await form.email.fill('ada@');
      await form.phone.fill('910555');
      await form.company.focus();
      await assertDescription(form.email, 'Please enter a valid email address.');
      await assertDescription(form.phone, 'Please enter at least 10 digits.');
      await form.email.fill('ada@tidewater.example');
      await form.phone.fill('9105550100');
      await assertDescription(form.email, '');
      await assertDescription(form.phone, '');
    }),
  );

  it(
    'should format the number while it is typed, digits past the tenth as an extension',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await page.goto(leadForm.path);
      const { phone } = controlsOf(page, leadForm);
      const stages: [string, string][] = [
        ['9', '(9'],
        ['10', '(910'],
        ['5', '(910) 5'],
        ['550', '(910) 555-0'],
        ['100', '(910) 555-0100'],
        ['12', '(910) 555-0100 x12'],
        ['3456', '(910) 555-0100 x12345'],
      ];
      for (const [typed, shown] of stages) {
        await phone.pressSequentially(typed);
        await eventually(async () => assert.equal(await phone.inputValue(), shown));
      }
    }),
  );

  it(
    'should have 4 rows for the message on the contact form and 3 on the lead form',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      for (const [formPage, rows] of [
        [contactPageForm, '4'],
        [leadForm, '3'],
      ] as const) {
        await page.goto(formPage.path);
        const { message } = controlsOf(page, formPage);
        assert.equal(await message.getAttribute('rows'), rows);
      }
    }),
  );
});
