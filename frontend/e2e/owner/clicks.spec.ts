import { addDays, easternDateOf, mondayOf } from '@agency/contracts';
import { Hand } from '../browser/hand.ts';
import { leadPanel, openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, notifications } from '../browser/toast.ts';
import { bookAppointmentFor, findAppointment } from '../product/appointments.ts';
import { query } from '../product/database.ts';
import { addLead, leadName } from '../product/leads.ts';
import { appointmentsOf, leadOf } from '../product/stored.ts';

test.describe('the presses for', () => {
  test('a lead: 3 to answer it, 1 to the next one, 3 beside the status for a follow-up and a note', async ({
    page,
  }) => {
    const hand = new Hand(page);
    const company = leadName('Three Presses');
    const [third, second, first] = [
      await addLead({ company }),
      await addLead({ company }),
      await addLead({ company }),
    ];
    await openDesk(page, `?search=${encodeURIComponent(company)}&lead=${first.id}`);
    const { panel, status, setStatus, followUp, note, timeline } = leadPanel(page);
    await hand.press(panel.getByRole('button', { name: 'Reply', exact: true }));
    await hand.press(page.getByRole('menuitem', { name: 'First answer', exact: true }));
    await hand.press(page.getByRole('button', { name: 'Send', exact: true }));
    await expect(status).toHaveText('Contacted');
    expect(hand.take()).toBe(3);

    await hand.key('j');
    await panel.getByRole('heading', { name: second.name }).waitFor();
    expect(hand.take()).toBe(1);
    await hand.press(panel.getByRole('button', { name: 'Next lead' }));
    await panel.getByRole('heading', { name: third.name }).waitFor();
    expect(hand.take()).toBe(1);

    await setStatus('Qualified');
    await expect(status).toHaveText('Qualified');
    await hand.press(followUp);
    await hand.press(page.getByRole('button', { name: 'Tomorrow', exact: true }));
    await note.fill('Runs two shops.');
    await hand.key('Control+Enter');
    await timeline.getByText('Runs two shops.').waitFor();
    expect(hand.take()).toBe(3);
  });

  test('a card: 1 drag, with Undo', async ({ page }) => {
    const hand = new Hand(page);
    const company = leadName('One Drag');
    const lead = await addLead({ company });
    await openDesk(page, `?view=board&search=${encodeURIComponent(company)}`);
    const card = page.getByRole('listitem').filter({ hasText: lead.name });
    await hand.drag(card, page.getByRole('region', { name: /^Qualified/ }));
    await expect.poll(async () => (await leadOf(lead.id))?.status).toBe('qualified');
    expect(hand.take()).toBe(1);
    await hand.press(page.getByRole('button', { name: 'Undo', exact: true }));
    await expect.poll(async () => (await leadOf(lead.id))?.status).toBe('new');
    expect(hand.take()).toBe(1);
  });

  test('a call: 2 to move it, 3 to cancel it, 4 to book one for who phones in', async ({
    page,
  }) => {
    const hand = new Hand(page);
    const call = await bookAppointmentFor(await addLead());
    const day = easternDateOf(call.startsAt);
    const friday = addDays(mondayOf(day), 4);
    await openDesk(page, `?tab=appointments&day=${day}`);
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
    const block = page.getByRole('grid').getByRole('button', { name: call.lead.name });
    const free = page.getByRole('grid').getByRole('button', { name: /^Friday, .*, 2:00 PM, free/ });
    await hand.drag(block, free);
    await hand.press(page.getByRole('button', { name: 'Move call' }));
    await notifications(page).getByText('Appointment Updated').waitFor();
    expect(hand.take()).toBe(2);
    const stored = await findAppointment(call.id);
    expect(easternDateOf(stored?.scheduled_at ?? new Date(0))).toBe(friday);
    await dismissToast(page);

    await hand.press(block);
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }));
    await hand.press(page.getByRole('button', { name: 'Cancel appointment', exact: true }));
    await expect.poll(async () => (await findAppointment(call.id))?.status).toBe('cancelled');
    expect(hand.take()).toBe(3);

    await openDesk(page);
    const name = leadName('Zoe Quay');
    await hand.press(page.getByRole('button', { name: 'Add lead' }));
    const dialog = page.getByRole('dialog', { name: 'Add a lead' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Phone').fill('9105550147');
    await hand.press(dialog.getByRole('button', { name: 'Add and book' }));
    const booking = page.getByRole('dialog', { name: `Book a call with ${name}` });
    await hand.press(booking.getByRole('button', { name: /^Next free time/ }));
    await hand.press(booking.getByRole('button', { name: 'Book call' }));
    await notifications(page).getByText('Call Booked').waitFor();
    expect(hand.take()).toBe(4);
    const [lead] = await query<{ id: string }>('SELECT id FROM leads.contacts WHERE name = $1', [
      name,
    ]);
    expect(await appointmentsOf(Number(lead?.id))).toHaveLength(1);
    // Other journeys may want that time.
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await notifications(page).getByText('No email was sent.').waitFor();
  });

  test('two weeks away: 1 beside the two days', async ({ page }) => {
    const hand = new Hand(page);
    // Far beyond what other journeys book.
    const first = addDays(easternDateOf(new Date()), 3 * 365);
    await openDesk(page, '?tab=availability&view=time-off');
    const form = page.getByRole('form', { name: 'Add time off' });
    await form.getByLabel('First day').fill(first);
    await form.getByLabel('Last day').fill(addDays(first, 13));
    await form.getByLabel('Note').fill('Two weeks away');
    await hand.press(form.getByRole('button', { name: 'Add time off' }));
    await page.getByText('Time Off Added').waitFor();
    expect(hand.take()).toBe(1);
    await dismissToast(page);
    const row = page.getByRole('listitem').filter({ hasText: 'Two weeks away' });
    await row.getByRole('button', { name: /^Remove/ }).click();
    await row.waitFor({ state: 'detached' });
  });
});
