import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { addDays, easternDateOf } from '@agency/contracts';
import { assertAccessible } from '../browser/accessibility.ts';
import { assertFocused, tabTo } from '../browser/keyboard.ts';
import { assertNoSidewaysScroll, leadPanel, signIn } from '../browser/owner.ts';
import { assertToast, notifications } from '../browser/toast.ts';
import { withVisitors } from '../browser/visits.ts';
import { eventually } from '../eventually.ts';
import { addLead, leadName } from '../product/leads.ts';
import { leadOf } from '../product/stored.ts';

const saved = ['Contact Updated', 'Lead status and notes have been updated successfully.'];

describe('a lead on the desk', () => {
  for (const width of [1440, 360]) {
    it(
      `should be found, opened, worked and closed again at ${width} px`,
      withVisitors(async (newVisitor) => {
        const { page } = await newVisitor({ width });
        const lead = await addLead({ company: 'Cape Fear Plumbing', service: 'paid-search' });
        await signIn(page);
        await page.keyboard.press('/');
        await page.keyboard.type(lead.name);
        await page.getByText('1 of 1 lead').waitFor();
        await assertAccessible(page, 'a filtered list');
        const link = page.getByRole('link', { name: lead.name });
        await link.click();

        const { panel, status, notes, followUp, save, timeline } = leadPanel(page);
        await timeline.getByText('Form sent').waitFor();
        await assertAccessible(page, 'an open lead');
        assert.equal(
          await panel.getByRole('link', { name: '(910) 555-0100' }).getAttribute('href'),
          'tel:+19105550100',
        );
        await status.selectOption('Qualified');
        await notes.fill('Wants numbers by Friday.');
        await panel.getByRole('button', { name: 'In a week' }).click();
        const followUpOn = await followUp.inputValue();
        assert.equal(followUpOn, addDays(easternDateOf(new Date()), 7));
        await save.click();
        await assertToast(page, ...saved);
        await timeline.getByText('Status: New → Qualified').waitFor();
        await timeline.getByText('Notes saved').waitFor();
        const stored = await leadOf(lead.id);
        assert.equal(stored?.status, 'qualified');
        assert.equal(stored?.notes, 'Wants numbers by Friday.');

        await page.keyboard.press('Escape');
        await panel.waitFor({ state: 'hidden' });
        await assertFocused(link);
        await page.goBack();
        assert.equal(await notes.inputValue(), 'Wants numbers by Friday.');
        await page.reload();
        assert.equal(await notes.inputValue(), 'Wants numbers by Friday.');
      }),
    );
  }

  it(
    'should be filtered by an address that can be shared, and exported as filtered',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      const company = leadName('Salt Marsh Kayaks');
      const formula = await addLead({ company, name: leadName('=cmd|Ada') });
      const other = await addLead({ company, service: 'analytics', message: 'One, two\n"three"' });
      await signIn(page, `?search=${encodeURIComponent(company)}&status=new&sort=oldest&page=zero`);
      await page.getByText('1–2 of 2 leads').waitFor();

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Export CSV' }).click(),
      ]);
      const csv = await text(await download.createReadStream());
      assert.match(csv, new RegExp(`'=cmd\\|Ada ${formula.name.split(' ')[1]}`));
      assert.ok(csv.includes('"One, two\n""three"""'), csv);
      assert.ok(csv.indexOf(formula.name) < csv.indexOf(other.name), 'in the order of the list');

      await page.getByText('Service', { exact: true }).first().click();
      await page.getByRole('checkbox', { name: 'Analytics & Reporting' }).click();
      await page.getByText('1 of 1 lead').waitFor();
      assert.match(page.url(), /service=analytics/);
      await page.goBack();
      await page.getByText('1–2 of 2 leads').waitFor();
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await page.waitForURL('/admin?sort=oldest');
    }),
  );

  it(
    'should move over the board by keyboard',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      const lead = await addLead();
      await signIn(page, `?view=board&search=${encodeURIComponent(lead.name)}`);
      const move = page.getByRole('button', { name: `Move ${lead.name}` });
      await tabTo(page, move);
      await assertAccessible(page, 'the board');
      await page.keyboard.press('Enter');
      await tabThroughMenu();
      await page.getByText(`${lead.name} moved from New to Proposal Sent.`).waitFor();
      const column = page.getByRole('region', { name: /^Proposal Sent/ });
      await assertFocused(column.getByRole('button', { name: `Move ${lead.name}` }));
      assert.equal((await leadOf(lead.id))?.status, 'proposal-sent');

      async function tabThroughMenu(): Promise<void> {
        const target = page.getByRole('menuitem', { name: 'Proposal Sent' });
        await target.waitFor();
        for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowDown');
        await assertFocused(target);
        await page.keyboard.press('Enter');
      }
    }),
  );

  it(
    'should move over the board by dragging, and go back when the move is refused',
    withVisitors(async (newVisitor) => {
      const { page, expect } = await newVisitor();
      expect(/Failed to load resource: .* 503/);
      const lead = await addLead();
      await signIn(page, `?view=board&search=${encodeURIComponent(lead.name)}`);
      const card = page.getByRole('listitem').filter({ hasText: lead.name });
      const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
      await card.dragTo(column('Qualified'));
      await column('Qualified').getByText(lead.name).waitFor();
      await eventually(async () => assert.equal((await leadOf(lead.id))?.status, 'qualified'));

      await page.route(`**/api/contacts/${lead.id}`, (route) =>
        route.fulfill({ status: 503, json: { statusCode: 503, message: 'Not now, please.' } }),
      );
      await card.dragTo(column('Contacted'));
      await assertToast(page, 'Update Failed', 'Not now, please.');
      await column('Qualified').getByText(lead.name).waitFor();
    }),
  );

  it(
    'should tell the second of two browsers what the first one saved',
    withVisitors(async (newVisitor) => {
      const lead = await addLead();
      const [first, second] = [await newVisitor(), await newVisitor()];
      second.expect(/Failed to load resource: .* 409/);
      await signIn(first.page, `?lead=${lead.id}`);
      await signIn(second.page, `?lead=${lead.id}`);
      const [hers, his] = [leadPanel(first.page), leadPanel(second.page)];
      await his.notes.fill('Left a voicemail.');
      await hers.status.selectOption('Contacted');
      await hers.notes.fill('Spoke to her at noon.');
      await hers.save.click();
      await assertToast(first.page, ...saved);

      await his.save.click();
      const notice = his.panel.getByRole('alert');
      await notice.getByText('Spoke to her at noon.').waitFor();
      await assertAccessible(second.page, 'the choice between two saves');
      assert.equal((await leadOf(lead.id))?.notes, 'Spoke to her at noon.');
      await notice.getByRole('button', { name: 'Keep both notes' }).click();
      await his.save.click();
      await notifications(second.page).getByText('Contact Updated').waitFor();
      const stored = await leadOf(lead.id);
      assert.equal(stored?.notes, 'Spoke to her at noon.\n\nLeft a voicemail.');
      assert.equal(stored?.status, 'contacted');
    }),
  );

  it(
    'should be erased with everything about it, once confirmed',
    withVisitors(async (newVisitor) => {
      const { page, expect } = await newVisitor();
      expect(/Failed to load resource: .* 404/);
      const lead = await addLead();
      await signIn(page, `?lead=${lead.id}&search=${encodeURIComponent(lead.name)}`);
      const { panel, erase } = leadPanel(page);
      await erase.click();
      const dialog = page.getByRole('dialog', { name: 'Erase this lead?' });
      await assertAccessible(page, 'the question before erasing');
      await dialog.getByRole('button', { name: 'Erase for good' }).click();
      await assertToast(page, 'Lead Erased', 'The lead and all its data are gone.');
      await panel.waitFor({ state: 'hidden' });
      await page.getByRole('heading', { name: 'No lead matches' }).waitFor();
      assert.equal(await leadOf(lead.id), undefined);
      await page.goto(`/admin?lead=${lead.id}`);
      await page.getByText('This lead no longer exists').waitFor();
    }),
  );

  it(
    'should be shown as text, whatever was typed into the form',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor({ width: 360 });
      const name = leadName('<script>alert(1)</script>\u202E=cmd|');
      const lead = await addLead({
        name,
        company: 'W'.repeat(160),
        message: `<img src=x onerror=alert(2)>${'x'.repeat(4900)}`,
      });
      await signIn(page, `?search=${encodeURIComponent(lead.name.split(' ')[1] ?? '')}`);
      await page.getByText('1 of 1 lead').waitFor();
      await assertNoSidewaysScroll(page);
      // The override, which would turn the text around, is not stored.
      await page.getByRole('link', { name: name.replace('\u202E', '') }).click();
      const { panel } = leadPanel(page);
      await panel.getByRole('button', { name: 'Show the whole message' }).click();
      assert.equal(await panel.locator('img, script').count(), 0);
      await assertNoSidewaysScroll(page);
      await page.goto(`/admin?view=board&search=${lead.name.split(' ')[1]}`);
      await page.getByRole('button', { name: /^Move/ }).waitFor();
      await assertNoSidewaysScroll(page);
    }),
  );
});
