import { addDays, easternDateOf, easternInstant, mondayOf } from '@agency/contracts';
import { bookAppointmentFor, findAppointment } from '../product/appointments.ts';
import { addLead } from '../product/leads.ts';
import { passwordOf } from '../product/session.ts';
import { leadOf } from '../product/stored.ts';
import { button, field, link, region, slider, text, textbox } from './tab.ts';
import { expect, test } from './test.ts';

/** Both engines change the hours at once. */
const ownDays = { firefox: 'Saturday', webkit: 'Sunday' } as const;

test('the owner logs in, works a lead, moves a call, adds hours and reads the rankings', async ({
  engineName,
  openTab,
}) => {
  const ownDay = ownDays[engineName];
  const lead = await addLead();
  const call = await bookAppointmentFor(lead);
  const day = easternDateOf(call.startsAt);
  const thursday = addDays(mondayOf(day), 3);
  const tab = await openTab(1440);
  await tab.open('/admin');
  await tab.fill(field(/^Password/), passwordOf('admin'));
  await tab.keys('Enter');
  await tab.see(button('Logout'));

  await tab.open(`/admin?tab=leads&search=${encodeURIComponent(lead.name)}`);
  await tab.press(link(lead.name));
  await tab.fill(textbox('Add a note'), 'Wants numbers by Friday.');
  await tab.press(button('Add'));
  // The timeline is read again after the note is added, and may take the button away under the pointer.
  await expect(async () => {
    if ((await leadOf(lead.id))?.notes) return;
    await tab.press(button('Pin this note'));
    await expect
      .poll(async () => (await leadOf(lead.id))?.notes, { timeout: 5_000 })
      .toBe('Wants numbers by Friday.');
  }).toPass();

  const storedStart = async () => (await findAppointment(call.id))?.scheduled_at;
  const callInWeek = button(new RegExp(lead.name));
  await tab.open(`/admin?tab=appointments&day=${day}`);
  // No driver can drag and drop in these engines like a person.
  await tab.focus(callInWeek);
  await tab.keys('m');
  await tab.press(button(/^Thursday, .*, 2:00 PM.*free/));
  await tab.press(button('Move call'));
  await expect.poll(storedStart).toStrictEqual(easternInstant(thursday, '14:00'));
  await tab.see(button(new RegExp(`^Thursday, .*, 2:00 PM.*${lead.name}`)));
  await tab.focus(callInWeek);
  await tab.keys('m', 'ArrowDown', 'ArrowLeft', 'Enter');
  await tab.press(button('Move call'));
  await expect.poll(storedStart).toStrictEqual(easternInstant(day, '14:30'));

  await tab.open('/admin?tab=availability');
  await tab.press(button(`Add hours on ${ownDay}`));
  await tab.press(button(`Save the hours of ${ownDay}`));
  await tab.press(button(new RegExp(`^Delete ${ownDay}`)));
  await tab.press(button('Delete'));
  await tab.see(text('Availability Deleted'));

  await tab.open('/rankings');
  await tab.press(button('Check Rankings Now'));
  await tab.see(text(/^Checked \d+ keywords\. Data through/));
  await tab.press(button('90 days'));
  const newest = await tab.read(slider('Day'), 'ariaValueText');
  // The chart may be drawn anew for the 90 days, which takes the focus from its slider.
  await expect(async () => {
    await tab.focus(slider('Day'));
    await tab.keys('ArrowLeft');
    await expect
      .poll(() => tab.read(slider('Day'), 'ariaValueText'), { timeout: 5_000 })
      .not.toBe(newest);
  }).toPass();
  await tab.press(button('Show as table'));
  await tab.see({ by: 'Role', role: 'table', name: 'Average position by day' });
  await tab.press(button('Logout'));
  await tab.see(region(/^Notifications/));
});
