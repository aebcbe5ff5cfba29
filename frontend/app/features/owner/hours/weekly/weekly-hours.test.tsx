import { pageSize } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../../../../../test/server';
import {
  changedMeanwhile,
  keepSchedule,
  openAvailability,
  schedule,
  tuesdayCall,
  urls,
} from '../hours.fixture';

const monday = 'Monday, 9:00 AM to 12:00 PM';
const tuesday = 'Tuesday, 9:00 AM to 12:00 PM';
const addForm = async () => within(await screen.findByRole('form', { name: 'Add hours' }));

async function fillIn(day: string, start: string, end: string) {
  const kept = schedule();
  keepSchedule(kept);
  const user = openAvailability();
  const form = await addForm();
  if (day) await user.selectOptions(form.getByLabelText(/^Day/), day);
  if (start) await user.type(form.getByLabelText(/^Start/), start);
  if (end) await user.type(form.getByLabelText(/^End/), end);
  return { kept, user, form, add: () => user.click(form.getByRole('button')) };
}

describe('adding hours', () => {
  it('puts them on the list', async () => {
    const { kept, form, add } = await fillIn('Monday', '13:30', '17:00');
    await add();
    expect(await screen.findByText('Availability Added')).toBeInTheDocument();
    const added = { dayOfWeek: 1, startTime: '13:30', endTime: '17:00' };
    expect(kept.slots.at(-1)).toMatchObject(added);
    const both = 'Monday, 9:00 AM to 12:00 PM and 1:30 PM to 5:00 PM';
    expect(await screen.findByRole('switch', { name: both })).toBeChecked();
    expect(form.getByLabelText(/^Start/)).toHaveValue('');
  });

  it('lets hours touch others', async () => {
    const { kept, add } = await fillIn('Monday', '12:00', '17:00');
    await add();
    await waitFor(() => expect(kept.slots).toHaveLength(3));
  });

  it.each([
    ['', '09:00', '10:00', /^Day/],
    ['Friday', '', '10:00', /^Start/],
    ['Friday', '09:00', '', /^End/],
  ])('asks for every field (%j, %j, %j)', async (day, start, end, missing) => {
    const { kept, form, add } = await fillIn(day, start, end);
    await add();
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(screen.getByText('Please fill in all fields.')).toBeInTheDocument();
    expect(form.getByLabelText(missing)).toHaveFocus();
    expect(kept.slots).toHaveLength(2);
  });

  it.each([
    ['17:00', '09:00', /^End/, 'The end time must be after the start time.'],
    ['11:30', '13:00', /^Start/, 'This overlaps 9:00 AM – 12:00 PM on the same day.'],
  ])('names the field that is wrong (%s to %s)', async (start, end, wrong, sentence) => {
    const { kept, form, add } = await fillIn('Monday', start, end);
    await add();
    expect(form.getByLabelText(wrong)).toHaveAccessibleDescription(sentence);
    expect(form.getByLabelText(wrong)).toHaveFocus();
    expect(kept.slots).toHaveLength(2);
  });

  it('shows what only the server knew, at its field', async () => {
    const { form, add } = await fillIn('Friday', '09:00', '10:00');
    const errors = [{ path: 'startTime', message: 'This overlaps another slot of the same day.' }];
    server.use(
      http.post(urls.slots, () =>
        HttpResponse.json({ statusCode: 400, message: 'Please check.', errors }, { status: 400 }),
      ),
    );
    await add();
    expect(await screen.findByText('Failed to add availability slot')).toBeInTheDocument();
    expect(form.getByLabelText(/^Start/)).toHaveAccessibleDescription(/overlaps another slot/);
    expect(form.getByLabelText(/^Start/)).toHaveValue('09:00');
  });
});

const fieldOf = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

/** With the windows that the service has at the end. */
async function openHours(facts: Partial<ReturnType<typeof schedule>> = {}) {
  const kept = { ...schedule(), ...facts };
  keepSchedule(kept);
  const user = openAvailability();
  await addForm();
  const windows = (day: number) =>
    kept.slots
      .filter(({ dayOfWeek, isActive }) => dayOfWeek === day && isActive)
      .map(({ startTime, endTime }) => `${startTime}-${endTime}`)
      .sort();
  const set = async (name: string, time: string) => {
    const input = await fieldOf(name);
    await user.clear(input);
    await user.type(input, time);
  };
  return { kept, user, windows, set };
}

describe('hours in place', () => {
  it('make a lunch break on every open day in four actions', async () => {
    const full = { startTime: '09:00', endTime: '17:00', isActive: true };
    const slots = [1, 2, 3, 4, 5].map((day) => ({ id: day, dayOfWeek: day, ...full }));
    const { user, windows, set } = await openHours({ slots });
    await set('Monday, end', '12:00');
    await user.click(screen.getByRole('button', { name: /^\+ window.*Monday$/ }));
    await waitFor(() => expect(windows(1)).toEqual(['09:00-12:00', '13:00-17:00']));
    await waitFor(async () => expect(await fieldOf('Monday, start of window 2')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: /^Copy ….*Monday$/ }));
    await user.click(screen.getByRole('button', { name: 'Copy to Tue–Fri' }));
    for (const day of [1, 2, 3, 4, 5]) {
      await waitFor(() => expect(windows(day)).toEqual(['09:00-12:00', '13:00-17:00']));
    }
    expect(await screen.findByText('Tue–Fri now have the hours of Monday.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(windows(5)).toEqual(['09:00-17:00']));
    expect(windows(1)).toEqual(['09:00-12:00', '13:00-17:00']);
  });

  it('are saved on leaving the field, and come back by Undo', async () => {
    const { user, windows, set } = await openHours();
    await set('Monday, start', '10:00');
    expect(windows(1)).toEqual(['09:00-12:00']);
    await user.tab();
    expect(await screen.findByText('Availability Updated')).toBeInTheDocument();
    expect(await fieldOf('Monday, end')).toHaveFocus();
    expect(windows(1)).toEqual(['10:00-12:00']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(windows(1)).toEqual(['09:00-12:00']));
    await waitFor(async () => expect(await fieldOf('Monday, start')).toHaveValue('09:00'));
  });

  it('may be wrong on the way from one field to the other, and Escape puts them back', async () => {
    const { user, windows, set } = await openHours();
    await set('Monday, start', '13:00');
    await user.tab();
    expect(screen.queryByText(/must be after/)).toBeNull();
    await user.tab();
    expect(await fieldOf('Monday, end')).toHaveAccessibleDescription(
      'The end time must be after the start time.',
    );
    await set('Monday, end', '15:00');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(windows(1)).toEqual(['13:00-15:00']));
    await set('Monday, end', '18:00');
    await user.keyboard('{Escape}');
    expect(await fieldOf('Monday, end')).toHaveValue('15:00');
  });

  it('that overlap others say so at the field, and are not saved', async () => {
    const afternoon = { id: 9, dayOfWeek: 1, startTime: '13:00', endTime: '17:00', isActive: true };
    const { user, windows, set } = await openHours({ slots: [...schedule().slots, afternoon] });
    await set('Monday, end of window 1', '14:00');
    await user.click(document.body);
    expect(await fieldOf('Monday, start of window 1')).toHaveAccessibleDescription(
      'This overlaps 1:00 PM – 5:00 PM on the same day.',
    );
    expect(windows(1)).toEqual(['09:00-12:00', '13:00-17:00']);
  });

  it('that were changed in another tab are shown as they are now', async () => {
    const { kept, user, windows, set } = await openHours();
    const [slot] = kept.slots;
    await set('Monday, end', '15:00');
    if (slot) slot.endTime = '11:00';
    await user.tab();
    expect(await screen.findByText(changedMeanwhile)).toBeInTheDocument();
    await waitFor(async () => expect(await fieldOf('Monday, end')).toHaveValue('11:00'));
    expect(windows(1)).toEqual(['09:00-11:00']);
  });

  it('of a closed day begin with the whole day', async () => {
    const { user, windows } = await openHours();
    await user.click(screen.getByRole('switch', { name: 'Wednesday' }));
    await waitFor(() => expect(windows(3)).toEqual(['09:00-17:00']));
  });

  it('of a day with several windows are closed and opened together', async () => {
    const afternoon = { id: 9, dayOfWeek: 1, startTime: '13:00', endTime: '17:00', isActive: true };
    const { user, windows } = await openHours({ slots: [...schedule().slots, afternoon] });
    const name = 'Monday, 9:00 AM to 12:00 PM and 1:00 PM to 5:00 PM';
    await user.click(screen.getByRole('switch', { name }));
    await waitFor(() => expect(windows(1)).toEqual([]));
    await waitFor(() => expect(screen.getByRole('switch', { name })).not.toBeChecked());
    await user.click(screen.getByRole('switch', { name }));
    await waitFor(() => expect(windows(1)).toEqual(['09:00-12:00', '13:00-17:00']));
  });
});

describe('a weekly slot', () => {
  it('is switched off and on, and the calls it leaves outside are shown', async () => {
    keepSchedule({ ...schedule(), calls: [tuesdayCall()] });
    const user = openAvailability();
    const toggle = await screen.findByRole('switch', { name: tuesday });
    await user.click(toggle);
    expect(await screen.findByText('Availability Disabled')).toBeInTheDocument();
    await waitFor(() => expect(toggle).not.toBeChecked());
    const notice = await screen.findByText(/1 upcoming appointment is now outside your hours/);
    expect(notice.closest('[role=status]')).toHaveTextContent(
      'Nov 24, 2026 at 9:30 AM, Ada Tidewater',
    );
    await user.click(toggle);
    expect(await screen.findByText('Availability Enabled')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/is now outside your hours/)).toBeNull());
  });

  it('leaves outside as many calls as there are, more than a page of them too', async () => {
    const within = { ...tuesdayCall(), scheduledAt: '2026-11-23T15:00:00.000Z' };
    const calls = Array.from({ length: 2 * pageSize.max + 3 }, (_, id) => ({
      ...(id < pageSize.max ? within : tuesdayCall()),
      id,
    }));
    keepSchedule({ ...schedule(), slots: schedule().slots.slice(0, 1), calls });
    openAvailability();
    const notice = await screen.findByText(/203 upcoming appointments are now outside your hours/);
    expect(notice.closest('[role=status]')).toHaveTextContent('and 3 more');
  });

  it('is deleted only after a question', async () => {
    const kept = schedule();
    keepSchedule(kept);
    const user = openAvailability();
    const remove = await screen.findByRole('button', { name: `Delete ${monday}` });
    await user.click(remove);
    await user.click(screen.getByRole('button', { name: 'Keep slot' }));
    expect(kept.slots).toHaveLength(2);
    await user.click(remove);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Availability Deleted')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('switch', { name: monday })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('switch', { name: monday })).toBeChecked();
  });

  it.each([
    ['patch', 'Failed to update availability'],
    ['delete', 'Failed to delete availability slot'],
  ] as const)('says in the specified words that a %s failed', async (method, sentence) => {
    keepSchedule(schedule());
    server.use(http[method](urls.slot, () => HttpResponse.error()));
    const user = openAvailability();
    const toggle = await screen.findByRole('switch', { name: monday });
    if (method === 'patch') await user.click(toggle);
    else {
      await user.click(screen.getByRole('button', { name: `Delete ${monday}` }));
      await user.click(screen.getByRole('button', { name: 'Delete' }));
    }
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByText('Error')).toBeInTheDocument();
    expect(toggle).toBeChecked();
  });
});

it('shows the coming week as visitors find it', async () => {
  keepSchedule({ ...schedule(), calls: [tuesdayCall()] });
  openAvailability();
  const week = within(await screen.findByRole('region', { name: 'What visitors see' }));
  // Notice takes the first hour of Monday's; a call and its buffers take three starts of Tuesday's.
  await week.findByText('6 free');
  const days = week.getAllByText(/^\d+ free$|^none$/).map(({ textContent }) => textContent);
  expect(days).toEqual(['6 free', '3 free', 'none', 'none', 'none']);
});
