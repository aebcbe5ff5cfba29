import { brand } from '@agency/contracts';
import { button, dialog, heading, link, region, text, textbox, toggle } from './tab.ts';
import { expect, test } from './test.ts';

/** Separate days, because both engines book at once. */
const days = { firefox: [/^Tuesday/, /^Wednesday/], webkit: [/^Thursday/, /^Friday/] } as const;
const freeTime = button(/^\d+:\d\d [AP]M/);

test('a visitor refuses tracking, sends the form, books a call and moves it', async ({
  engineName,
  openTab,
}) => {
  const [day, otherDay] = days[engineName];
  const tab = await openTab(390);
  await tab.open('/');
  await tab.press(button('Customize'));
  await tab.see(dialog('Cookie settings'));
  // Outside the dialog.
  await tab.pressAt(195, 4);
  await tab.miss(dialog('Cookie settings'));
  await tab.press(button('Customize'));
  await tab.press(toggle('Marketing'));
  await tab.press(button('Save Preferences'));
  await tab.miss(region('Cookie consent'));

  await tab.press(button('Menu'));
  await tab.press(link('Contact'));
  await tab.arrive(/\/contact$/);
  await tab.see({ by: 'Role', role: 'form', name: 'Contact form' });
  await tab.press(link(brand.name));
  await tab.press(link('Schedule Risk-Free Consultation'));
  await tab.see(heading(/pays for itself/));
  await tab.fill(textbox('Name'), 'Ada Tidewater');
  await tab.fill(textbox('Email'), `${Date.now()}@tidewater.example`);
  await tab.fill(textbox('Phone'), '910555');
  await tab.press(button('Schedule My Free Consultation'));
  await tab.see(text('Please enter at least 10 digits.'));
  await tab.press(button('Dismiss notification'));
  await tab.fill(textbox('Phone'), '9105550100');
  expect(await tab.read(textbox('Phone'), 'value')).toBe('(910) 555-0100');
  await tab.press(button('Schedule My Free Consultation'));

  await tab.arrive(/\/thank-you\?contactId=\d+$/);
  await tab.press(button('Next Week'));
  await tab.press(button(day));
  await tab.press(freeTime);
  await tab.press(button('Confirm Appointment'));
  await tab.see(heading('Meeting Scheduled!'));

  await tab.press(link('Move or cancel the call'));
  await tab.arrive(/\/booking\//);
  await tab.press(button('Move the call'));
  await tab.press(button(otherDay));
  await tab.press(freeTime);
  await tab.press(button('Move the Call'));
  await tab.see(heading('Your call has moved'));
});
