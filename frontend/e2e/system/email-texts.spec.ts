import { expectUsable } from '../browser/accessibility.ts';
import { openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, expectToast, notifications } from '../browser/toast.ts';
import { bookAppointment } from '../product/appointments.ts';
import { query } from '../product/database.ts';
import { arrivedEmail } from '../product/emails.ts';
import { leadOf } from '../product/stored.ts';

test.afterEach(() => query('DELETE FROM email.email_texts'));

// It changes what every visitor gets.
test('the owner’s words are in the next invitation, until she resets them', async ({
  newVisitor,
}) => {
  const { page: desk } = await newVisitor({ width: 390 });
  await openDesk(desk, '?tab=settings&view=emails');
  await desk.getByRole('link', { name: 'Invitation' }).click();
  const preview = desk.frameLocator('iframe');
  await preview.getByText('Hello Dana,').waitFor();
  await expectUsable(desk, 'an email that is edited');

  const subject = desk.getByRole('textbox', { name: 'Subject' });
  await subject.fill('We talk {when}');
  await desk.getByRole('textbox', { name: /^Closing/ }).click();
  await desk.getByText('{when} isn’t a field.').waitFor();
  await expectUsable(desk, 'a field that the email does not have');
  await subject.fill('Own words: ');
  await desk.getByRole('button', { name: '{first name}' }).click();
  await desk.keyboard.press('Enter');
  await expectToast(desk, 'Setting Saved', `Subject: “Own words: {first name}”.`);
  await dismissToast(desk);

  const closing = desk.getByRole('textbox', { name: /^Closing/ });
  await closing.fill('Bring <your> figures.');
  await desk.getByRole('heading', { name: 'Invitation' }).click();
  await desk.getByText('Please write plain text. “<your>”').waitFor();
  await closing.fill('Bring your figures.\nAnn');
  await desk.getByRole('heading', { name: 'Invitation' }).click();
  await expectToast(desk, 'Setting Saved', 'Closing: “Bring your figures.\nAnn”.');
  await dismissToast(desk);
  await preview.getByText('Bring your figures.').waitFor();
  await expectUsable(desk, 'the preview of an email');

  await desk.getByRole('button', { name: 'Send me this' }).click();
  await notifications(desk).getByText('Email Sent').waitFor();
  await dismissToast(desk);

  const { lead } = await bookAppointment();
  const { email = '' } = (await leadOf(lead.id)) ?? {};
  const invitation = await arrivedEmail(email, /^Own words: /);
  expect(invitation.text).toContain('Bring your figures.\nAnn\n');
  expect(invitation.text).toContain('Join the video meeting <https://');

  await desk.getByRole('button', { name: 'Reset to default' }).click();
  await notifications(desk)
    .getByText(/^Setting Saved/)
    .waitFor();
  const { lead: next } = await bookAppointment();
  const { email: address = '' } = (await leadOf(next.id)) ?? {};
  const later = await arrivedEmail(address, /^Your strategy call: /);
  expect(later.text).not.toContain('Bring your figures.');
});
