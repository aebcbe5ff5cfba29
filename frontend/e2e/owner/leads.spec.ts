import { text } from 'node:stream/consumers';
import { addDays, apiPaths, easternDateOf } from '@agency/contracts';
import { expectAccessible } from '../browser/accessibility.ts';
import { Hand } from '../browser/hand.ts';
import { expectNoSidewaysScroll, leadPanel, openDesk, showFilters } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast, notifications } from '../browser/toast.ts';
import { addLead, leadName } from '../product/leads.ts';
import { requireProduct } from '../product/settings.ts';
import { leadOf } from '../product/stored.ts';

/** `Thu, Nov 26`. */
const briefDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

const saved = ['Contact Updated', 'Lead status and notes have been updated successfully.'];

test.describe('a lead on the desk', () => {
  test('is found, exported, opened, edited, closed, opened again, and erased once confirmed', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/Failed to load resource: .* 404/);
    const lead = await addLead({ company: 'Cape Fear Plumbing', service: 'paid-search' });
    await openDesk(page);
    await page.keyboard.press('/');
    await page.keyboard.type(lead.name);
    // The list may hold one lead before the search, too.
    await page.waitForURL(/[?&]search=/);
    await page.getByText('1 of 1 lead').waitFor();
    await showFilters(page);
    await page.getByText('Service', { exact: true }).first().click();
    await page.getByRole('checkbox', { name: 'Analytics & Reporting' }).click();
    await page.getByRole('heading', { name: 'No matching leads' }).waitFor();
    await page.goBack();
    await page.getByText('1 of 1 lead').waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export CSV' }).click(),
    ]);
    const rows = (await text(await download.createReadStream())).trimEnd().split('\r\n');
    expect(rows.slice(1)).toEqual([expect.stringContaining(lead.name)]);
    const link = page.getByRole('link', { name: lead.name });
    await link.click();

    const { panel, setStatus, followUp, followUpIn, addNote, pin, pinned, timeline, erase } =
      leadPanel(page);
    await timeline.getByText('Form submitted').waitFor();
    await expect(panel.getByRole('link', { name: '(910) 555-0100' })).toHaveAttribute(
      'href',
      'tel:+19105550100',
    );
    await setStatus('Qualified');
    await expectToast(page, ...saved);
    await followUpIn('In a week');
    const day = briefDay(addDays(easternDateOf(new Date()), 7));
    await notifications(page).getByText(`Follow-up: ${day}`).waitFor();
    await expect(followUp).toHaveAccessibleName(new RegExp(`^Follow-up: ${day}\\.`));
    await addNote('Wants numbers by Friday.');
    await pin.click();
    await notifications(page).getByText('Note Pinned').waitFor();
    await expect(pinned).toContainText('Wants numbers by Friday.');
    await timeline.getByText('Status: New → Qualified').waitFor();
    await expect.poll(async () => (await leadOf(lead.id))?.status).toBe('qualified');
    await expect.poll(async () => (await leadOf(lead.id))?.notes).toBe('Wants numbers by Friday.');

    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await expect(link).toBeFocused();
    await page.goBack();
    await expect(pinned).toContainText('Wants numbers by Friday.');

    await erase();
    const dialog = page.getByRole('dialog', { name: 'Erase this lead?' });
    await dialog.getByRole('button', { name: 'Erase permanently' }).click();
    await expectToast(page, 'Lead Erased', 'The lead and all their data were erased.');
    await panel.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: 'No matching leads' }).waitFor();
    expect(await leadOf(lead.id)).toBeUndefined();
    await page.goto(`/admin?lead=${lead.id}`);
    await page.getByText('This lead no longer exists').waitFor();
  });

  test('moves across the board by one drag, and back by Undo', async ({ page }) => {
    const lead = await addLead();
    await openDesk(page, `?view=board&search=${encodeURIComponent(lead.name)}`);
    const card = page.getByRole('listitem').filter({ hasText: lead.name });
    const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
    const hand = new Hand(page);
    await hand.drag(card, column('Qualified'));
    await column('Qualified').getByText(lead.name).waitFor();
    await expect.poll(async () => (await leadOf(lead.id))?.status).toBe('qualified');
    expect(hand.take()).toBe(1);
    await hand.press(page.getByRole('button', { name: 'Undo', exact: true }));
    await column('New').getByText(lead.name).waitFor();
    await expect.poll(async () => (await leadOf(lead.id))?.status).toBe('new');
    expect(hand.take()).toBe(1);
  });

  test('asks which note to keep when another one was pinned elsewhere meanwhile', async ({
    page,
    browserErrors,
  }) => {
    const lead = await addLead();
    browserErrors.expect(/Failed to load resource: .* 409/);
    const { panel, addNote, pin, pinned, editNote, notes, save } = leadPanel(page);
    await openDesk(page, `?lead=${lead.id}`);
    await addNote('Called.');
    const path = `${apiPaths.contacts}/${lead.id}`;
    // A later refetch would show the change from elsewhere before Save is pressed.
    const refetched = page.waitForResponse(
      (answer) => answer.request().method() === 'GET' && new URL(answer.url()).pathname === path,
    );
    await pin.click();
    await pinned.waitFor();
    await refetched;
    await editNote.click();
    await notes.fill('Left a voicemail.');
    const elsewhere = await page.request.patch(path, {
      headers: { origin: requireProduct().baseUrl },
      data: { status: 'contacted', notes: 'Spoke to her at noon.' },
    });
    await expect(elsewhere).toBeOK();

    await save.click();
    const notice = panel.getByRole('alert');
    await notice.getByText('Spoke to her at noon.').waitFor();
    await expect(notice.getByRole('heading', { name: 'Changed elsewhere' })).toBeFocused();
    await expect(notice.getByRole('heading')).toBeInViewport();
    const keepMine = notice.getByRole('button', { name: 'Keep mine' });
    await expect(keepMine).toBeInViewport({ ratio: 1 });
    await expect(save).toBeDisabled();
    await expectAccessible(page, 'the choice between two notes');
    expect((await leadOf(lead.id))?.notes).toBe('Spoke to her at noon.');
    await keepMine.click();
    await notifications(page).getByText('Contact Updated').waitFor();
    const stored = await leadOf(lead.id);
    expect([stored?.notes, stored?.status]).toEqual(['Left a voicemail.', 'contacted']);
  });

  test('is shown as plain text, whatever was typed into the form', async ({ newVisitor }) => {
    const { page } = await newVisitor({ width: 360 });
    const name = leadName('<script>alert(1)</script>\u202E=cmd|');
    const lead = await addLead({
      name,
      company: 'W'.repeat(160),
      message: `<img src=x onerror=alert(2)>${'x'.repeat(4900)}`,
    });
    await openDesk(page, `?search=${encodeURIComponent(lead.name.split(' ')[1] ?? '')}`);
    await page.getByText('1 of 1 lead').waitFor();
    await expectNoSidewaysScroll(page);
    // The override, which would reverse the text, is not stored.
    await page.getByRole('link', { name: name.replace('\u202E', '') }).click();
    const { panel } = leadPanel(page);
    await panel.getByRole('button', { name: 'Show the whole message' }).click();
    await expect(panel.locator('img, script')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    // On a phone, it covers the filters.
    await expect(panel).toBeHidden();
    await showFilters(page);
    await page.getByRole('link', { name: 'Board' }).click();
    const card = page.getByRole('link', { name: name.replace('\u202E', '') });
    await card.hover();
    await page.getByRole('button', { name: /^Move/ }).waitFor();
    await expectNoSidewaysScroll(page);
  });
});
