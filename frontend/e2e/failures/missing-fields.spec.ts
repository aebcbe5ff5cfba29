import {
  contactPageForm,
  controlsOf,
  expectDescription,
  phoneReason,
} from '../browser/lead-form.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast } from '../browser/toast.ts';
import { leadsNamed, uniqueName } from '../product/stored.ts';

const required = [
  'Missing Required Information',
  'Please fill in your name, email, and phone number to get started.',
];

test.describe('an invalid form', () => {
  test('reports what is missing and wrong, even after a slow press, sends nothing and keeps the input', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ width: 360 });
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') sent += 1;
    });
    await page.goto(contactPageForm.path);
    const form = controlsOf(page, contactPageForm);

    await form.email.fill('ada@gmial.com');
    await form.phone.fill('12');
    await form.submit.click({ delay: 100 });
    await expectToast(page, ...required);
    await expect(form.name).toBeFocused();
    await expect(form.name).toHaveAttribute('aria-invalid', 'true');

    const name = uniqueName('Nobody Stored');
    await form.name.fill(name);
    await form.email.fill('');
    await form.submit.click();
    await expectToast(page, ...required);
    await expect(form.email).toBeFocused();

    await form.email.fill('ada@tidewater');
    await form.phone.fill('555-0100');
    await form.submit.click();
    await expectToast(
      page,
      'Invalid Email Address',
      'Please enter a valid email address (e.g., name@company.com).',
    );
    await expectDescription(form.email, 'Please enter a valid email address.');
    await expectDescription(form.phone, `${phoneReason} Please enter at least 10 digits.`);

    await form.email.fill('ada@tidewater.example');
    await expectDescription(form.email, '');
    await form.submit.click();
    await expectToast(
      page,
      'Invalid Phone Number',
      'Please enter a valid phone number with at least 10 digits.',
    );
    await expect(form.phone).toBeFocused();

    expect(sent).toBe(0);
    await expect(form.name).toHaveValue(name);
    await expect(form.phone).toHaveValue('(555) 010-0');
    expect(await leadsNamed(name)).toStrictEqual([]);
  });
});
