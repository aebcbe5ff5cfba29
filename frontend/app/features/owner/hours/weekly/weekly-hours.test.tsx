import { apiPaths, pageSize } from '@agency/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { address } from '~/ui/desk/desk.fixture';
import { heldAnswer, refusal, server } from '../../../../../test/server';
import {
  changedMeanwhile,
  openAvailability,
  schedule,
  serveSchedule,
  tuesdayCall,
} from '../hours.fixture';

const monday = 'Monday, 9:00 AM to 12:00 PM';
const tuesday = 'Tuesday, 9:00 AM to 12:00 PM';
const fieldOf = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

type User = Awaited<ReturnType<typeof openHours>>['user'];

/** Returns the service's windows at the end. */
async function openHours(facts: Partial<ReturnType<typeof schedule>> = {}) {
  const kept = { ...schedule(), ...facts };
  serveSchedule(kept);
  const user = openAvailability();
  await screen.findByRole('switch', { name: /^Monday/ });
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

const save = (day = 'Monday') =>
  screen.findByRole('button', { name: new RegExp(`^Save ?the hours of ${day}$`) });
const afternoon = { id: 9, dayOfWeek: 1, startTime: '13:00', endTime: '17:00', isActive: true };
const twoWindows = () => ({ slots: [...schedule().slots, afternoon] });

describe('hours in place', () => {
  it('make a lunch break on every open day in five actions', async () => {
    const full = { startTime: '09:00', endTime: '17:00', isActive: true };
    const slots = [1, 2, 3, 4, 5].map((day) => ({ id: day, dayOfWeek: day, ...full }));
    const { user, windows, set } = await openHours({ slots });
    await set('Monday, end', '12:00');
    await user.click(screen.getByRole('button', { name: 'Add hours on Monday' }));
    expect(await fieldOf('Monday, start of window 2')).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(windows(1)).toEqual(['09:00-12:00', '13:00-17:00']));
    expect(
      await screen.findByText(
        'Monday, 9:00 AM to 12:00 PM and 1:00 PM to 5:00 PM. Visitors can book in these hours.',
      ),
    ).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: /^Copy ….*Monday$/ }));
    await user.click(screen.getByRole('button', { name: 'Copy to Tue–Fri' }));
    for (const day of [1, 2, 3, 4, 5]) {
      await waitFor(() => expect(windows(day)).toEqual(['09:00-12:00', '13:00-17:00']));
    }
    expect(await screen.findByText('Tue–Fri now have the hours of Monday.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(windows(5)).toEqual(['09:00-17:00']));
    expect(windows(1)).toEqual(['09:00-12:00', '13:00-17:00']);
  });

  it('are saved by Save, not by leaving a field, and come back by Undo', async () => {
    const { user, windows, set } = await openHours();
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
    await set('Monday, start', '10:00');
    await user.tab();
    await set('Monday, end', '13:00');
    await user.click(document.body);
    expect(windows(1)).toEqual(['09:00-12:00']);
    await user.click(await save());
    expect(await screen.findByText('Availability Updated')).toBeInTheDocument();
    expect(windows(1)).toEqual(['10:00-13:00']);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull());
    expect(document.body).not.toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(windows(1)).toEqual(['09:00-12:00']));
    await waitFor(async () => expect(await fieldOf('Monday, start')).toHaveValue('09:00'));
  });

  it('say what is wrong with them when they are saved', async () => {
    const { user, windows, set } = await openHours();
    await set('Monday, start', '13:00');
    await user.tab();
    expect(screen.queryByText(/must be after/)).toBeNull();
    await user.keyboard('{Enter}');
    const end = await fieldOf('Monday, end');
    expect(end).toHaveAccessibleDescription('The end time must be after the start time.');
    expect(end).toHaveFocus();
    // The other field may be the wrong one.
    await set('Monday, start', '11:00');
    await waitFor(() => expect(end).toBeValid());
    await set('Monday, end', '15:00');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(windows(1)).toEqual(['11:00-15:00']));
  });

  it('that overlap others say so at the field, and are not saved', async () => {
    const { user, windows, set } = await openHours(twoWindows());
    await set('Monday, end of window 1', '14:00');
    await user.click(await save());
    expect(await fieldOf('Monday, start of window 2')).toHaveAccessibleDescription(
      'This overlaps another slot of the same day.',
    );
    expect(windows(1)).toEqual(['09:00-12:00', '13:00-17:00']);
  });

  it('are in order again once they are saved', async () => {
    const { user, windows, set } = await openHours(twoWindows());
    await set('Monday, start of window 1', '17:00');
    await set('Monday, end of window 1', '18:00');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(windows(1)).toEqual(['13:00-17:00', '17:00-18:00']));
    await waitFor(async () =>
      expect(await fieldOf('Monday, start of window 1')).toHaveValue('13:00'),
    );
    await user.click(screen.getByRole('button', { name: /^Delete Monday, 5:00 PM/ }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(windows(1)).toEqual(['13:00-17:00']));
  });

  it('leave the rest of their day as it is stored until they are saved', async () => {
    const { user, windows, set } = await openHours(twoWindows());
    await set('Monday, end of window 1', '11:00');
    await user.click(screen.getByRole('switch', { name: /^Monday/ }));
    await user.click(screen.getByRole('button', { name: /^Turn off ?1:00 PM/ }));
    await user.click(screen.getByRole('button', { name: /^Delete Monday, 1:00 PM/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Copy ….*Monday$/ })).toBeNull();
    expect(windows(1)).toEqual(['09:00-12:00', '13:00-17:00']);
    await set('Tuesday, end', '13:00');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(windows(2)).toEqual(['09:00-13:00']));
    expect(await fieldOf('Monday, end of window 1')).toHaveValue('11:00');
  });

  it('that were changed in another tab are shown, and replaced only on request', async () => {
    const { kept, user, windows, set } = await openHours();
    const [slot] = kept.slots;
    await set('Monday, end', '15:00');
    if (slot) slot.endTime = '11:00';
    await user.click(await save());
    expect(await screen.findByText(changedMeanwhile)).toBeInTheDocument();
    const notice = await screen.findByText('Changed elsewhere');
    expect(notice.closest('[role=alert]')).toHaveTextContent('9:00 AM to 11:00 AM');
    expect(await fieldOf('Monday, end')).toHaveValue('15:00');
    await user.type(await fieldOf('Monday, end'), '{Enter}');
    expect(windows(1)).toEqual(['09:00-11:00']);
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(windows(1)).toEqual(['09:00-15:00']));
    await waitFor(() => expect(screen.queryByText('Changed elsewhere')).toBeNull());
  });

  it('of a day that has fewer windows by now are not mixed with what is stored', async () => {
    const { kept, user, windows, set } = await openHours(twoWindows());
    await set('Monday, end of window 2', '16:00');
    kept.slots.splice(0, 1);
    await user.click(await save());
    const notice = await screen.findByText('Changed elsewhere');
    expect(notice.closest('[role=alert]')).toHaveTextContent('1:00 PM to 5:00 PM');
    expect(await fieldOf('Monday, start of window 1')).toHaveValue('09:00');
    expect(await fieldOf('Monday, end of window 2')).toHaveValue('16:00');
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    await waitFor(async () => expect(await fieldOf('Monday, end')).toHaveValue('17:00'));
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
    expect(windows(1)).toEqual(['13:00-17:00']);
  });

  it.each([
    ['Rules', '?tab=availability&view=rules'],
    ['Show in the week', '?tab=appointments&day=2026-11-24'],
  ])('are not lost without a question by the link %s', async (link, target) => {
    const slots = schedule().slots.slice(0, 1);
    const { user, set } = await openHours({ slots, calls: [tuesdayCall()] });
    await set('Monday, end', '15:00');
    await user.click(screen.getByRole('link', { name: link }));
    expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(await fieldOf('Monday, end')).toHaveValue('15:00');
    expect(address()).toBe('?tab=availability');
    await user.click(screen.getByRole('link', { name: link }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(address()).toBe(target));
  });

  it('of a closed day begin with the whole day', async () => {
    const { user, windows } = await openHours();
    await user.click(screen.getByRole('switch', { name: 'Wednesday' }));
    await waitFor(() => expect(windows(3)).toEqual(['09:00-17:00']));
  });

  it('of a day with several windows are closed and opened together', async () => {
    const { user, windows } = await openHours(twoWindows());
    const name = 'Monday, 9:00 AM to 12:00 PM and 1:00 PM to 5:00 PM';
    await user.click(screen.getByRole('switch', { name }));
    await waitFor(() => expect(windows(1)).toEqual([]));
    await waitFor(() => expect(screen.getByRole('switch', { name })).not.toBeChecked());
    await user.click(screen.getByRole('switch', { name }));
    await waitFor(() => expect(windows(1)).toEqual(['09:00-12:00', '13:00-17:00']));
  });

  it('of a day with several windows are turned off and on one by one', async () => {
    const { user, windows } = await openHours(twoWindows());
    await user.click(screen.getByRole('button', { name: /^Turn off ?1:00 PM/ }));
    await waitFor(() => expect(windows(1)).toEqual(['09:00-12:00']));
    await user.click(await screen.findByRole('button', { name: /^Turn on ?1:00 PM/ }));
    await waitFor(() => expect(windows(1)).toEqual(['09:00-12:00', '13:00-17:00']));
  });
});

describe('hours that are added', () => {
  const full = { id: 1, dayOfWeek: 1, startTime: '09:00', endTime: '17:00', isActive: true };
  const add = () => screen.getByRole('button', { name: 'Add hours on Monday' });

  it('are typed where visitors can book the whole day already', async () => {
    const { kept, user, windows, set } = await openHours({ slots: [full] });
    await user.click(add());
    const start = await fieldOf('Monday, start of window 2');
    expect(start).toHaveFocus();
    expect(start).toHaveValue('');
    expect(kept.slots).toHaveLength(1);
    await set('Monday, start of window 2', '17:00');
    await set('Monday, end of window 2', '18:00');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Availability Added')).toBeInTheDocument();
    expect(screen.getByText('Saved, but not bookable after 5:00 PM.')).toBeInTheDocument();
    expect(windows(1)).toEqual(['09:00-17:00', '17:00-18:00']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(windows(1)).toEqual(['09:00-17:00']));
  });

  it('are only proposed on a day with a lunch break, until they are confirmed', async () => {
    const morning = { ...full, endTime: '12:00' };
    const afternoon = { ...full, id: 2, startTime: '13:00' };
    const { user, windows, set } = await openHours({ slots: [morning, afternoon] });
    await user.click(add());
    const start = await fieldOf('Monday, start of window 3');
    expect(start).toHaveFocus();
    expect(start).toHaveValue('12:00');
    expect(await fieldOf('Monday, end of window 3')).toHaveValue('13:00');
    // Leaving the fields is no confirmation.
    await user.click(document.body);
    await set('Monday, end of window 2', '16:00');
    expect(windows(1)).toEqual(['09:00-12:00', '13:00-17:00']);
    await user.click(await save());
    await waitFor(() => expect(windows(1)).toEqual(['09:00-12:00', '12:00-13:00', '13:00-16:00']));
    await waitFor(async () =>
      expect(await fieldOf('Monday, end of window 2')).toHaveValue('13:00'),
    );
  });

  it.each([
    ['Escape', (user: User) => user.keyboard('{Escape}')],
    ['Cancel', (user: User) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
  ])('are given up by %s, with all that is typed on their day', async (_name, giveUp) => {
    const { kept, user, set } = await openHours({ slots: [full] });
    await set('Monday, end', '12:00');
    await user.click(add());
    await fieldOf('Monday, start of window 2');
    await giveUp(user);
    await waitFor(() => expect(screen.queryByLabelText('Monday, start of window 2')).toBeNull());
    expect(await fieldOf('Monday, end')).toHaveValue('17:00');
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
    expect(document.body).not.toHaveFocus();
    expect(kept.slots).toEqual([full]);
  });

  it('need both times', async () => {
    const { kept, user, set } = await openHours({ slots: [full] });
    await user.click(add());
    await set('Monday, start of window 2', '17:00');
    await user.keyboard('{Enter}');
    expect(await screen.findAllByText('Please fill in all fields.')).toHaveLength(2);
    expect(await fieldOf('Monday, end of window 2')).toHaveAccessibleDescription(
      'Please fill in all fields.',
    );
    expect(kept.slots).toHaveLength(1);
  });

  it('stay where they are typed when the server refuses them, beside what it knows', async () => {
    const { kept, user, set } = await openHours({ slots: [full] });
    const errors = [{ path: 'startTime', message: 'This overlaps another slot of the same day.' }];
    server.use(http.post(apiPaths.availability, () => refusal(400, 'Please check.', errors)));
    await user.click(add());
    await set('Monday, start of window 2', '17:00');
    await set('Monday, end of window 2', '18:00');
    kept.slots.push({ ...full, id: 2, startTime: '17:00', endTime: '19:00' });
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Failed to add availability slot')).toBeInTheDocument();
    const notice = await screen.findByText('Changed elsewhere');
    expect(notice.closest('[role=alert]')).toHaveTextContent('and 5:00 PM to 7:00 PM');
    expect(await fieldOf('Monday, end of window 2')).toHaveValue('18:00');
  });
});

describe('the views of the availability', () => {
  it('are in the address, and what visitors see is beside each', async () => {
    serveSchedule(schedule());
    const user = openAvailability();
    await screen.findByRole('heading', { name: 'Weekly hours' });
    for (const [view, heading] of [
      ['Time off', 'Time off'],
      ['Rules', 'Booking rules'],
    ] as const) {
      await user.click(screen.getByRole('link', { name: view }));
      expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
      expect(screen.getByRole('heading', { name: 'What visitors see' })).toBeInTheDocument();
      expect(screen.queryByRole('heading', { name: 'Weekly hours' })).toBeNull();
    }
    expect(address()).toBe('?tab=availability&view=rules');
  });
});

describe('a weekly slot', () => {
  it('is turned off and on, and the calls it leaves outside are shown', async () => {
    serveSchedule({ ...schedule(), calls: [tuesdayCall()] });
    const user = openAvailability();
    const toggle = await screen.findByRole('switch', { name: tuesday });
    await user.click(toggle);
    expect(await screen.findByText('Availability Disabled')).toBeInTheDocument();
    await waitFor(() => expect(toggle).not.toBeChecked());
    const notice = await screen.findByText('1 call is outside your hours:');
    expect(notice.closest('[role=status]')).toHaveTextContent(
      'Ada Tidewater, Tue, Nov 24, 9:30 AM',
    );
    expect(screen.getByRole('link', { name: 'Show in the week' })).toHaveAttribute(
      'href',
      '/admin?tab=appointments&day=2026-11-24',
    );
    await user.click(toggle);
    expect(await screen.findByText('Availability Enabled')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/outside your hours/)).toBeNull());
  });

  it('is shown together with the notice above it, so that nothing moves under the pointer', async () => {
    serveSchedule({ ...schedule(), slots: schedule().slots.slice(0, 1), calls: [tuesdayCall()] });
    const { answer, answered: held } = heldAnswer();
    const answered = new Set<string>();
    server.use(
      http.get(apiPaths.appointments, async ({ request }) => {
        if (request.url.includes('outsideHours')) await held;
      }),
    );
    const note = ({ request }: { request: Request }) => answered.add(new URL(request.url).pathname);
    server.events.on('response:mocked', note);
    onTestFinished(() => void server.events.removeListener('response:mocked', note));
    openAvailability();
    await waitFor(() => expect(answered).toContain(apiPaths.availability));
    await waitFor(() => expect(answered).toContain(apiPaths.ownerRules));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByRole('heading', { name: 'Weekly hours' })).toBeNull();
    answer();
    expect(await screen.findByRole('heading', { name: 'Weekly hours' })).toBeInTheDocument();
    expect(screen.getByText('1 call is outside your hours:')).toBeInTheDocument();
  });

  it('leaves outside as many calls as there are, more than a page of them too', async () => {
    const within = { ...tuesdayCall(), scheduledAt: '2026-11-23T15:00:00.000Z' };
    const calls = Array.from({ length: 2 * pageSize.max + 3 }, (_, id) => ({
      ...(id < pageSize.max ? within : tuesdayCall()),
      id,
    }));
    serveSchedule({ ...schedule(), slots: schedule().slots.slice(0, 1), calls });
    openAvailability();
    expect(
      await screen.findByText('203 calls are outside your hours. The first:'),
    ).toBeInTheDocument();
  });

  it('is deleted only after a question', async () => {
    const kept = schedule();
    serveSchedule(kept);
    const user = openAvailability();
    const remove = await screen.findByRole('button', { name: `Delete ${monday}` });
    await user.click(remove);
    await user.click(screen.getByRole('button', { name: 'Keep slot' }));
    expect(kept.slots).toHaveLength(2);
    await user.click(remove);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Availability Deleted')).toBeInTheDocument();
    expect(screen.getByText('These hours are deleted.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('switch', { name: monday })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('switch', { name: monday })).toBeChecked();
  });

  it.each([
    ['patch', 'Failed to update availability'],
    ['delete', 'Failed to delete availability slot'],
  ] as const)('says in the specified words that a %s failed', async (method, sentence) => {
    serveSchedule(schedule());
    server.use(http[method](`${apiPaths.availability}/:id`, () => HttpResponse.error()));
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
  serveSchedule({ ...schedule(), calls: [tuesdayCall()] });
  openAvailability();
  const week = within(await screen.findByRole('region', { name: 'What visitors see' }));
  // Notice removes the first hour of Monday; a call and its buffers remove three starts of Tuesday.
  await week.findByText('6 free');
  const days = week.getAllByText(/^\d+ free$|^none$/).map(({ textContent }) => textContent);
  expect(days).toEqual(['6 free', '3 free', 'none', 'none', 'none']);
});
