import { openDesk } from '../browser/owner.ts';
import { firstFreeTime, openScheduler } from '../browser/scheduler.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, expectToast } from '../browser/toast.ts';
import { addContact, book } from '../product/api.ts';
import { ageCopies, ProvidedCalendar, removeCalendar } from '../product/calendar-provider.ts';

const name = 'Dentist and school';
const taken = 'That time was just taken. Please choose another one.';

// Its times stay closed to visitors until the calendar is removed.
test.afterEach(() => removeCalendar(name));

test('a busy time of the owner’s calendar is closed for visitors, and stays closed when the calendar is gone', async ({
  newVisitor,
  browserErrors,
}) => {
  const [owner, visitor] = [await newVisitor(), await newVisitor({ width: 360 })];
  const provided = new ProvidedCalendar();
  await provided.fill([]);
  await openDesk(owner.page, '?tab=availability&view=calendars');
  await owner.page.getByRole('button', { name: 'Add a calendar' }).click();
  await owner.page.getByRole('textbox', { name: 'Address' }).fill(provided.address);
  await owner.page.getByRole('textbox', { name: 'Name' }).fill(name);
  await owner.page.getByRole('button', { name: 'Add calendar' }).click();
  await expectToast(owner.page, 'Calendar Added', name);
  await dismissToast(owner.page);

  const contact = await addContact();
  const scheduler = await openScheduler(visitor.page, contact);
  const { startsAt, slot } = await firstFreeTime(scheduler, 'Tuesday');
  await slot.click();
  const endsAt = new Date(startsAt.getTime() + 30 * 60_000).toISOString();
  await provided.fill([{ startsAt: startsAt.toISOString(), endsAt }]);
  await ageCopies();

  // Read again when the visitor books, and rejected like a taken time.
  browserErrors.expect(/the server responded with a status of 409/);
  await scheduler.confirm.click();
  await expect(scheduler.region.getByRole('alert')).toHaveText(taken);
  await expect(slot).toHaveText(/Taken$/);

  // Its server fails: nothing becomes free, and the desk shows since when.
  await provided.behave('dead');
  await owner.page.getByRole('button', { name: /^Read now\s?: Dentist/ }).click();
  await expectToast(owner.page, 'Still Can’t Read Calendar', name);
  await dismissToast(owner.page);
  await owner.page.getByText(/^Unreadable since \d+:\d\d [AP]M\.$/).waitFor();
  await owner.page.getByRole('heading', { name: /^Your calendar .*unreadable since/ }).waitFor();
  await ageCopies();
  const refused = await book(contact, startsAt);
  expect([refused.status, JSON.parse(refused.text).message]).toEqual([409, taken]);

  await owner.page.getByRole('button', { name: /^Remove\s?: Dentist/ }).click();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expectToast(owner.page, 'Calendar Removed', name);
  expect((await book(contact, startsAt)).status).toBe(201);
});
