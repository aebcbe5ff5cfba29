import { expectAccessible } from '../browser/accessibility.ts';
import { arriveAtThankYou, contactPageForm, controlsOf, fillIn } from '../browser/lead-form.ts';
import { expectNoSidewaysScroll, leadPanel, openDesk, signIn } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { notifications } from '../browser/toast.ts';
import { bookPastAppointment, findAppointment } from '../product/appointments.ts';
import { query } from '../product/database.ts';
import { addLead, leadName } from '../product/leads.ts';
import { leadOf } from '../product/stored.ts';

/** Long before what other tests leave behind: it stands first. */
const longAgo = '2020-01-06T15:00:00Z';

async function addWaitingLead() {
  const lead = await addLead({ message: 'Our cost per lead doubled since June.' });
  await query('UPDATE leads.contacts SET created_at = $2 WHERE id = $1', [lead.id, longAgo]);
  return lead;
}

async function addLeadToFollowUp() {
  const lead = await addLead();
  await query(
    `UPDATE leads.contacts SET status = 'contacted', follow_up_on = '2020-01-06' WHERE id = $1`,
    [lead.id],
  );
  return lead;
}

test.describe('the owner’s morning', () => {
  test('on a phone: answer, follow up and tell how a call went, each in place with Undo', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ width: 390 });
    const [waiting, due, past] = [
      await addWaitingLead(),
      await addLeadToFollowUp(),
      await bookPastAppointment(),
    ];
    await signIn(page);
    await page.waitForURL('/admin?tab=today');
    const section = (name: RegExp) => page.getByRole('region', { name });
    const undo = notifications(page).getByRole('button', { name: 'Undo' });
    const button = (action: string, name: string) =>
      page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: action });

    await section(/^Answer first/)
      .getByText(/days late/)
      .first()
      .waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'Today on a phone');

    await button('Contacted', waiting.name).click();
    const link = page.getByRole('link', { name: waiting.name, exact: true });
    await expect(link).toHaveCount(0);
    await undo.click();
    await link.waitFor();
    expect((await leadOf(waiting.id))?.status).toBe('new');
    await button('Contacted', waiting.name).click();
    await notifications(page).getByText(`${waiting.name} contacted`).waitFor();
    expect((await leadOf(waiting.id))?.status).toBe('contacted');

    await button('Done', due.name).click();
    await notifications(page).getByText(`Followed up with ${due.name}`).waitFor();
    await undo.click();
    await button('+1 week', due.name).click();
    await notifications(page).getByText(`Follow-up with ${due.name}`).waitFor();

    await button('No-show', past.lead.name).click();
    await undo.click();
    await button('Completed', past.lead.name).click();
    await expect.poll(async () => (await findAppointment(past.id))?.status).toBe('completed');
    expect(new URL(page.url()).search, 'no page change').toBe('?tab=today');
  });

  test('hears of a visitor’s form without a reload, and nothing moves until asked', async ({
    page,
    newVisitor,
  }) => {
    const seen = await addLead();
    await page.clock.install();
    await openDesk(page);
    const shown = page.getByRole('list', { name: 'Leads' });
    await shown.getByRole('link', { name: seen.name }).waitFor();
    const first = await shown.getByRole('link').first().textContent();

    const visitor = await newVisitor({ width: 390 });
    const name = leadName('Bo Wellington');
    await visitor.page.goto(contactPageForm.path);
    const form = controlsOf(visitor.page, contactPageForm);
    await fillIn(form, name);
    await form.submit.click();
    await arriveAtThankYou(visitor.page);
    // The counts are read every 30 seconds.
    const pill = page.getByRole('button', { name: /new lead/ });
    await expect(pill).toHaveCount(0);
    await page.clock.fastForward(30_000);
    await pill.waitFor();
    await expect(page).toHaveTitle(/^\(\d+\) Admin/);
    expect(await shown.getByRole('link').first().textContent()).toBe(first);
    await expectAccessible(page, 'the pill of new leads');
    await pill.click();
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expect(pill).toHaveCount(0);
  });

  test('finds a lead and changes it by keyboard alone', async ({ page }) => {
    const lead = await addLead();
    await openDesk(page, '?tab=settings');
    const opener = page.getByRole('button', { name: 'Find a lead or a command' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const palette = page.getByRole('dialog', { name: 'Find a lead or a command' });
    await palette.getByRole('combobox').waitFor();
    await expectAccessible(page, 'the palette');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();

    await page.keyboard.press('Control+K');
    await page.keyboard.type(lead.name);
    await palette.getByRole('option', { name: lead.name, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    const { panel } = leadPanel(page);
    await panel.getByRole('heading', { name: lead.name }).waitFor();
    await page.keyboard.press('Control+K');
    await page.keyboard.type('status qual');
    await page.keyboard.press('Enter');
    await notifications(page).getByText(`${lead.name}: Qualified`).waitFor();
    expect((await leadOf(lead.id))?.status).toBe('qualified');

    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await expectAccessible(page, 'the shortcuts');
  });
});
