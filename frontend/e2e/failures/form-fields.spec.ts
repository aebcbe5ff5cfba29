import {
  contactPageForm,
  controlsOf,
  expectDescription,
  leadForm,
  phoneReason,
} from '../browser/lead-form.ts';
import { expect, test } from '../browser/test.ts';

test.describe('form fields', () => {
  test('report an invalid email or a short phone number on blur, until it is fixed', async ({
    page,
  }) => {
    await page.goto(contactPageForm.path);
    const form = controlsOf(page, contactPageForm);
    await form.email.fill('ada@');
    await form.phone.fill('910555');
    await form.company.focus();
    await expectDescription(form.email, 'Please enter a valid email address.');
    await expectDescription(form.phone, `${phoneReason} Please enter at least 10 digits.`);
    await form.email.fill('ada@tidewater.example');
    await form.phone.fill('9105550100');
    await expectDescription(form.email, '');
    await expectDescription(form.phone, phoneReason);
  });

  test('format the phone number while it is typed, with digits past the tenth as an extension', async ({
    page,
  }) => {
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
      await expect(phone).toHaveValue(shown);
    }
  });

  test('have 4 message rows on the contact form and 3 on the lead form', async ({ page }) => {
    for (const [formPage, rows] of [
      [contactPageForm, '4'],
      [leadForm, '3'],
    ] as const) {
      await page.goto(formPage.path);
      const { message } = controlsOf(page, formPage);
      await expect(message).toHaveAttribute('rows', rows);
    }
  });
});
