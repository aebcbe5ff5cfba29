import { confirmAddressParam } from '@agency/contracts';
import { expectUsable } from '../browser/accessibility.ts';
import { openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, expectToast } from '../browser/toast.ts';
import { query } from '../product/database.ts';
import { arrivedEmail, emailsTo } from '../product/emails.ts';
import { addLead } from '../product/leads.ts';

// Other tests caused more notices than are sent one by one within an hour.
test.beforeEach(() =>
  query("UPDATE email.deliveries SET created_at = created_at - interval '2 hours'"),
);

// Ids of addresses start over, so the deliveries of the former ones must go.
test.afterEach(async () => {
  await query('DELETE FROM email.settings');
  await query("DELETE FROM email.deliveries WHERE subject LIKE 'address:%'");
  await query("DELETE FROM email.outbox WHERE subject LIKE 'address:%'");
});

// It changes who gets every notice.
test('an address is added, confirmed by its link, notified and made the main one', async ({
  newVisitor,
  browserErrors,
}, { retry }) => {
  browserErrors.expect(/Failed to load resource: .* 404 .*notices\/confirm/);
  // After a retry, the mailbox still has the link of the previous try.
  const office = `office-${retry}@tidewater-office-with-a-long-name.example`;
  const { page: desk } = await newVisitor({ width: 390 });
  await openDesk(desk, '?tab=settings&view=notifications');
  await desk.getByLabel('Another address').fill(office);
  await desk.keyboard.press('Enter');
  await expectToast(
    desk,
    'Address Added',
    'We sent a link there. Notices start once the address is confirmed.',
  );
  await dismissToast(desk);
  const row = desk.getByRole('listitem', { name: office });
  await row.getByText(/^Not confirmed/).waitFor();
  await expectUsable(desk, 'an address that is not confirmed');
  const mute = await addLead();

  // Without a session: someone else may read that mailbox.
  const { page: mailbox } = await newVisitor({ width: 390 });
  const { text = '' } = await arrivedEmail(office, /^Confirm this address/);
  const [link = ''] = /\/admin\?[^\s>]+/.exec(text) ?? [];
  expect(link).toContain(confirmAddressParam);
  await mailbox.goto(link);
  await mailbox.getByRole('heading', { name: 'Confirm this address' }).waitFor();
  await expectUsable(mailbox, 'the link that confirms an address');
  await mailbox.getByRole('button', { name: 'Confirm' }).click();
  await expect(mailbox.getByRole('heading', { name: 'This address is confirmed' })).toBeFocused();
  await mailbox.goto(`${link}x`);
  await mailbox.getByRole('button', { name: 'Confirm' }).click();
  await mailbox
    .getByRole('alert')
    .getByText(/no longer valid/)
    .waitFor();

  await desk.reload();
  await row.getByRole('checkbox', { name: 'New calls' }).click();
  await expectToast(
    desk,
    'Setting Saved',
    `${office}: new leads, moved and canceled calls, rankings, problems.`,
  );
  await dismissToast(desk);
  const lead = await addLead();
  await arrivedEmail(office, new RegExp(lead.name));
  const subjects = (await emailsTo(office)).map(({ subject }) => subject);
  expect(subjects.join()).not.toContain(mute.name);

  await row.getByRole('button', { name: /^Send a test/ }).click();
  await arrivedEmail(office, /^A test from/);
  await row.getByRole('button', { name: /^Make main address/ }).click();
  await expectToast(desk, 'Setting Saved', `${office} is the main address.`);
  await row.getByText('Main address', { exact: true }).waitFor();
  await expectUsable(desk, 'another main address');
  await desk.getByLabel('Sender’s name').fill('Ann of the Harbor');
  await desk.keyboard.press('Tab');
  await desk.getByLabel('Replies go to').selectOption(office);
  await expectToast(desk, 'Setting Saved', `Replies go to ${office}.`);
  await desk.reload();
  await expect(desk.getByLabel('Sender’s name')).toHaveValue('Ann of the Harbor');
  await expect(desk.getByLabel('Replies go to')).toHaveValue('1');
});
