import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { inZone } from '../../../test/in-zone';
import { server } from '../../../test/server';
import { takenAt } from '../slot-picker/slots.fixture';
import {
  bookedAt,
  button,
  chooseDay,
  contactId,
  openScheduler,
  openSlotPicker,
  readyDay,
  slotNames,
  urls,
} from './scheduler.fixture';

inZone('America/New_York');

/** The half hour after it. */
const later = ({ scheduledAt }: { scheduledAt: string }) =>
  takenAt(new Date(Date.parse(scheduledAt) + 30 * 60_000).toISOString());

const isFree = (slot: HTMLButtonElement) => !slot.disabled;

describe('choosing', () => {
  it('opens on this week, with past days disabled and no times yet', async () => {
    openSlotPicker();
    openScheduler();
    expect(screen.getByText('November 23 – 27, 2026')).toBeInTheDocument();
    expect(await readyDay('Monday, November 23')).toBeDisabled();
    expect(button(/^Tuesday, November 24/)).toBeDisabled();
    expect(button(/^Wednesday, November 25/)).toBeEnabled();
    expect(button(/^Friday, November 27/)).toBeEnabled();
    expect(button('Previous Week')).toBeDisabled();
    expect(screen.queryByRole('button', { name: /^\d+:\d\d/ })).toBeNull();
  });

  it('shows every half hour from 9:00 AM to 4:30 PM, and why a time is unavailable', async () => {
    openSlotPicker({ taken: [takenAt('2026-11-25T18:00:00.000Z')] });
    const { user } = openScheduler();
    await chooseDay(user, 'Wednesday');
    const names = slotNames();
    expect(names).toHaveLength(16);
    expect(names[0]).toBe('9:00 AM Past');
    expect(names[2]).toBe('10:00 AM Past');
    expect(names[3]).toBe('10:30 AM ');
    expect(names[8]).toBe('1:00 PM Taken');
    expect(names[15]).toBe('4:30 PM ');
    expect(button(/^1:00 PM/)).toBeDisabled();
    expect(
      screen.getByText(/Wednesday, November 25, 2026: 12 times available/),
    ).toBeInTheDocument();
  });

  it('counts a single free time as one', async () => {
    openSlotPicker({
      hours: [{ dayOfWeek: 4, startTime: '09:00', endTime: '09:30', isActive: true }],
    });
    const { user } = openScheduler();
    await chooseDay(user, 'Thursday');
    expect(screen.getByText('Thursday, November 26, 2026: 1 time available')).toBeInTheDocument();
  });

  it('shows the confirmation, and takes the focus there', async () => {
    openSlotPicker();
    const { user } = openScheduler();
    await chooseDay(user, 'Thursday');
    await user.click(button(/^9:00 AM/));
    const panel = screen.getByRole('region', {
      name: 'Does this time work for you?',
    });
    expect(panel).toHaveFocus();
    expect(within(panel).getByText('Thursday, November 26, 2026')).toBeInTheDocument();
    expect(within(panel).getByText('9:00 AM Eastern Time')).toBeInTheDocument();
    expect(within(panel).getByText('30 minutes')).toBeInTheDocument();
    expect(within(panel).getByText('Video meeting')).toBeInTheDocument();
    expect(button(/^9:00 AM/)).toHaveAttribute('aria-pressed', 'true');

    await user.click(button('Choose another time'));
    expect(screen.queryByRole('region', { name: /work for you/ })).toBeNull();
    expect(button(/^9:00 AM/)).toHaveFocus();
  });

  it('another day clears the time; another week clears both', async () => {
    openSlotPicker();
    const { user } = openScheduler();
    await chooseDay(user, 'Thursday');
    await user.click(button(/^9:00 AM/));
    await user.click(button(/^Friday/));
    expect(screen.queryByRole('button', { name: 'Confirm Appointment' })).toBeNull();
    expect(button(/^9:00 AM/)).toHaveAttribute('aria-pressed', 'false');

    await user.click(button(/^9:00 AM/));
    await user.click(button('Next Week'));
    expect(screen.getByText('November 30 – December 4, 2026')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm Appointment' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^\d+:\d\d/ })).toBeNull();
    expect(await readyDay('Monday, November 30')).toBeEnabled();

    await user.click(button('Previous Week'));
    expect(button('Previous Week')).toBeDisabled();
    expect(screen.getByRole('heading', { name: /November 23/ })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^\d+:\d\d/ })).toBeNull();
  });
});

describe('the owner’s rules', () => {
  it('may leave no time in a week: then the next week is offered', async () => {
    openSlotPicker({
      rules: { daysOff: ['2026-11-25', '2026-11-26', '2026-11-27'] },
    });
    const { user } = openScheduler();
    expect(await screen.findByText('No times left this week')).toBeInTheDocument();
    await user.click(button('See Next Week'));
    expect(screen.getByText('November 30 – December 4, 2026')).toBeInTheDocument();
  });

  it('may leave nothing within the horizon', async () => {
    openSlotPicker({
      rules: { daysOff: ['2026-11-25', '2026-11-26', '2026-11-27'], horizonDays: 4 },
    });
    openScheduler();
    expect(await screen.findByText(/^Later weeks aren’t open/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Next free time|See Next Week/ })).toBeNull();
  });
});

describe('a day in every zone', () => {
  const zones = {
    'America/New_York': null,
    'America/Los_Angeles': '6:00 AM',
    'Asia/Kolkata': '7:30 PM',
    'Pacific/Kiritimati': 'Fri 4:00 AM',
  };

  it.each(Object.entries(zones))('is an Eastern day in %s', async (zone, local) => {
    process.env.TZ = zone;
    openSlotPicker();
    const { user } = openScheduler();
    await chooseDay(user, 'Thursday, November 26');
    const name = local ? `9:00 AM Eastern Time, ${local} your time` : '9:00 AM ';
    expect(slotNames()[0]).toBe(name);
    await user.click(button(/^9:00 AM/));
    expect(screen.getByText(/^9:00 AM Eastern Time/)).toBeInTheDocument();
    if (!local) expect(document.body).not.toHaveTextContent(/your (own )?time/i);
    const posted = vi.fn();
    server.use(
      http.post(urls.appointments, async ({ request }) => {
        posted(await request.json());
        return HttpResponse.json(bookedAt('2026-11-26T14:00:00.000Z'), { status: 201 });
      }),
    );
    await user.click(button('Confirm Appointment'));
    await waitFor(() => expect(posted).toHaveBeenCalled());
    expect(posted).toHaveBeenCalledWith({
      contactId,
      scheduledAt: '2026-11-26T14:00:00.000Z',
      duration: 30,
      requestKey: expect.any(String),
    });
  });
});

describe('a booked call', () => {
  const call = takenAt('2026-11-26T14:00:00.000Z');
  it.each([
    ['booked here', { bookingToken: 'A'.repeat(32) }, true],
    ['booked here that must be confirmed', { confirmBy: '2026-11-25T15:40:00.000Z' }, true],
    ['that another browser had booked', {}, false],
  ])('%s', async (_, granted, isHere) => {
    openSlotPicker();
    server.use(
      http.post(urls.appointments, () =>
        HttpResponse.json({ ...call, id: 5, ...granted }, { status: 201 }),
      ),
    );
    const { user, onBooked } = openScheduler();
    await chooseDay(user, 'Thursday');
    await user.click(button(/^9:00 AM/));
    await user.click(button('Confirm Appointment'));
    await waitFor(() => expect(onBooked).toHaveBeenCalledOnce());
    // Only the key that booked a call may correct its email address.
    expect(onBooked.mock.lastCall?.[0].requestKey).toEqual(isHere ? expect.any(String) : undefined);
  });
});

describe('the passing of time', () => {
  it('brings what others have booked', async () => {
    const taken = [takenAt('2026-11-26T15:00:00.000Z')];
    openSlotPicker({ taken });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const { user } = openScheduler();
      await chooseDay(user, 'Thursday');
      taken.push(takenAt('2026-11-26T14:00:00.000Z'));
      expect(button(/^9:00 AM/)).toBeEnabled();
      await vi.advanceTimersByTimeAsync(31_000);
      await waitFor(() => expect(button(/^9:00 AM Taken/)).toBeDisabled());
    } finally {
      vi.useRealTimers();
    }
  });

  it('takes a slot away while the page is open', async () => {
    openSlotPicker();
    const { user, clock } = openScheduler();
    await chooseDay(user, 'Wednesday');
    await user.click(button(/^10:30 AM/));
    clock.moveTo('2026-11-25T15:30:00Z');
    expect(button(/^10:30 AM/)).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Confirm Appointment' })).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'That time has already passed. Please choose a later one.',
    );
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('moves on to the next week after Friday’s last start', async () => {
    openSlotPicker();
    const { user, clock } = openScheduler('2026-11-27T21:20:00Z');
    await chooseDay(user, 'Friday');
    expect(slotNames(isFree)).toEqual(['4:30 PM ']);
    clock.moveTo('2026-11-27T21:30:00Z');
    expect(screen.getByText('November 30 – December 4, 2026')).toBeInTheDocument();
    await readyDay('Monday, November 30');
  });
});

describe('the next free time', () => {
  const nextFree = () => screen.findByRole('button', { name: /^Next free time/ });

  it('is chosen with its day in one press', async () => {
    openSlotPicker({ taken: [takenAt('2026-11-25T15:30:00.000Z')] });
    const { user } = openScheduler();
    expect(await nextFree()).toHaveTextContent('Next free time: Wed, Nov 25, 11:00 AM');
    await user.click(await nextFree());
    expect(screen.getByRole('region', { name: 'Does this time work for you?' })).toHaveFocus();
    expect(button(/^Today|Wednesday/)).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('Choose another time'));
    expect(button(/^11:00 AM/)).toHaveFocus();
  });

  it('stands in a full week, with the week it is in and the visitor’s own time', async () => {
    process.env.TZ = 'America/Los_Angeles';
    const rules = { daysOff: ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30'] };
    openSlotPicker({ rules });
    const { user } = openScheduler();
    await screen.findByText('No times left this week');
    expect(await nextFree()).toHaveTextContent(
      'Next free time: Tue, Dec 1, 9:00 AM Eastern Time, 6:00 AM your time (Pacific Time)',
    );
    await user.click(await nextFree());
    expect(screen.getByText('November 30 – December 4, 2026')).toBeInTheDocument();
    expect(button('Confirm Appointment')).toBeInTheDocument();
  });

  it('is found with one question, however far off it is', async () => {
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => {
      // The bot check of the test before may start only now.
      if (!request.url.endsWith(urls.botChallenge)) asked.push(request.url);
    });
    const hours = [{ dayOfWeek: 2, startTime: '09:00', endTime: '10:00', isActive: true }];
    const taken = ['2026-12-01', '2026-12-08', '2026-12-15'].map((day) =>
      takenAt(`${day}T14:00:00Z`),
    );
    openSlotPicker({ hours, taken: [...taken, ...taken.map(later)] });
    openScheduler();
    expect(await nextFree()).toHaveTextContent('Next free time: Tue, Dec 22, 9:00 AM');
    expect(asked).toEqual([new URL(urls.slots, location.origin).href]);
    server.events.removeAllListeners();
  });

  it('may not exist: then the page says until which day it looked', async () => {
    openSlotPicker({ hours: [] });
    openScheduler();
    expect(
      await screen.findByText(
        'Every time through Sunday, January 24 is taken. Please check again tomorrow.',
      ),
    ).toBeInTheDocument();
  });
});
