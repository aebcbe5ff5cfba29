import type { TakenTime } from '@agency/contracts';
import { screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { inZone } from '../../../test/in-zone';
import { refusal, server } from '../../../test/server';
import { takenAt } from '../slot-picker/slots.fixture';
import {
  bookedAt,
  button,
  chooseDay,
  openScheduler,
  openSlotPicker,
  slotNames,
  urls,
} from './scheduler.fixture';

inZone('America/New_York');

const isFree = (slot: HTMLButtonElement) => !slot.disabled;
const away = 'We are taking a short break. Please try again.';

async function chooseThursdayAtNine() {
  const opened = openScheduler();
  await chooseDay(opened.user, 'Thursday');
  await opened.user.click(button(/^9:00 AM/));
  return opened;
}

describe('booking', () => {
  it('is sent once on a double click, and everything is locked meanwhile', async () => {
    openSlotPicker();
    let arrived = 0;
    server.use(
      http.post(urls.appointments, async () => {
        arrived += 1;
        await delay(40);
        return HttpResponse.json(bookedAt('2026-11-26T14:00:00.000Z'), { status: 201 });
      }),
    );
    const { user, onBooked } = await chooseThursdayAtNine();
    await user.dblClick(button('Confirm Appointment'));
    expect(button('Booking Your Call...')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Booking Your Call...')).toHaveFocus();
    expect(button('Next Week')).toBeDisabled();
    expect(button(/^Friday/)).toBeDisabled();
    expect(button(/^9:30 AM/)).toBeDisabled();
    await waitFor(() =>
      expect(onBooked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 5 })),
    );
    expect(arrived).toBe(1);
  });

  it('that loses the race keeps the day, reloads the times and says so', async () => {
    const taken = [takenAt('2026-11-26T15:00:00.000Z')];
    openSlotPicker({ taken });
    const sentence = 'That time was just taken. Please choose another one.';
    server.use(
      http.post(urls.appointments, () => {
        taken.push(takenAt('2026-11-26T14:00:00.000Z'), takenAt('2026-11-26T14:30:00.000Z'));
        return refusal(409, sentence);
      }),
    );
    const alert = vi.spyOn(window, 'alert');
    const { user, onBooked } = await chooseThursdayAtNine();
    await user.click(button('Confirm Appointment'));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(button(/^Thursday/)).toHaveAttribute('aria-pressed', 'true');
    expect(button(/^9:00 AM Taken/)).toBeDisabled();
    await waitFor(() => expect(button(/^9:30 AM Taken/)).toBeDisabled());
    expect(screen.queryByRole('button', { name: 'Confirm Appointment' })).toBeNull();
    expect(alert).not.toHaveBeenCalled();
    expect(onBooked).not.toHaveBeenCalled();

    await user.click(button(/^11:00 AM/));
    expect(button('Confirm Appointment')).toBeEnabled();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  const unsure = 'We didn’t get a response. Please confirm again: you won’t be booked twice.';
  const offline = 'You seem to be offline. Nothing is booked yet, and your time is still open.';

  it.each([
    ['an answer of 503', () => refusal(503, away), true, away],
    ['a bare answer of 502', () => new HttpResponse('<html>', { status: 502 }), true, unsure],
    ['no answer', () => HttpResponse.error(), true, unsure],
    ['no network', () => HttpResponse.error(), false, offline],
    ['no appointment', () => HttpResponse.json({}, { status: 201 }), true, unsure],
  ])('that fails with %s alerts, and says so on the panel', async (_, answer, onLine, sentence) => {
    openSlotPicker();
    server.use(http.post(urls.appointments, answer));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
    const { user, onBooked } = await chooseThursdayAtNine();
    await user.click(button('Confirm Appointment'));
    await waitFor(() =>
      expect(alert).toHaveBeenCalledExactlyOnceWith(
        'Sorry, there was an error booking your appointment. Please try again.',
      ),
    );
    await waitFor(() => expect(button('Confirm Appointment')).toHaveFocus());
    expect(onBooked).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  });

  it('whose answer is lost can be confirmed again, although its time now counts as taken', async () => {
    const taken: TakenTime[] = [];
    openSlotPicker({ taken });
    server.use(
      http.post(urls.appointments, () => {
        taken.push(takenAt('2026-11-26T14:00:00.000Z'), takenAt('2026-11-26T14:30:00.000Z'));
        return HttpResponse.error();
      }),
    );
    vi.spyOn(window, 'alert').mockImplementation(() => {});
    const { user } = await chooseThursdayAtNine();
    await user.click(button('Confirm Appointment'));
    expect(await screen.findByRole('alert')).toHaveTextContent(unsure);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await waitFor(() => expect(button(/^9:30 AM Taken/)).toBeDisabled());
    expect(button('Confirm Appointment')).toBeEnabled();
    expect(screen.getByRole('alert')).toHaveTextContent(unsure);
    expect(button(/^9:00 AM/)).toHaveAttribute('aria-pressed', 'true');
    expect(button(/^9:00 AM/)).not.toHaveTextContent('Taken');
    await user.click(button('Choose another time'));
    expect(document.activeElement).toHaveTextContent(/^10:00 AM/);
  });

  it('that was rejected does not keep a time that someone else takes', async () => {
    const taken: TakenTime[] = [];
    openSlotPicker({ taken });
    server.use(http.post(urls.appointments, () => refusal(422, 'Please email us.')));
    const { user } = await chooseThursdayAtNine();
    await user.click(button('Confirm Appointment'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please email us.');
    taken.push(takenAt('2026-11-26T14:00:00.000Z'));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await waitFor(() => expect(button(/^9:00 AM Taken/)).toBeDisabled());
    expect(screen.getByRole('alert')).toHaveTextContent(/^That time was just taken/);
    expect(screen.queryByRole('button', { name: 'Confirm Appointment' })).toBeNull();
  });

  it('whose answer is lost with the network is never said not to be booked', async () => {
    openSlotPicker();
    let onLine = true;
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => onLine);
    server.use(
      http.post(urls.appointments, () => {
        onLine = false;
        return HttpResponse.error();
      }),
    );
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
    const { user } = await chooseThursdayAtNine();
    for (const attempt of [1, 2]) {
      await user.click(button('Confirm Appointment'));
      await waitFor(() => expect(alert).toHaveBeenCalledTimes(attempt));
      await waitFor(() => expect(button('Confirm Appointment')).toHaveFocus());
      expect(screen.getByRole('alert')).toHaveTextContent(unsure);
    }
  });

  it.each([
    [404, 'We couldn’t find your contact information. Please fill out the form again.'],
    [422, 'We can’t book another call for you online right now.'],
    [429, 'Too many requests. Please wait a moment and try again.'],
  ])('refused with %i says why on the panel, without an alert', async (status, message) => {
    openSlotPicker();
    server.use(http.post(urls.appointments, () => refusal(status, message)));
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
    const { user } = await chooseThursdayAtNine();
    await user.click(button('Confirm Appointment'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await waitFor(() => expect(button('Confirm Appointment')).toHaveFocus());
    expect(alert).not.toHaveBeenCalled();
  });
});

describe('a read that fails', () => {
  it('is only logged: every future time is shown, but no days at a glance and no next free time', async () => {
    openSlotPicker();
    server.use(http.get(urls.slots, () => refusal(503, away)));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user } = openScheduler();
    await chooseDay(user, 'Thursday');
    expect(slotNames(isFree)).toHaveLength(16);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('free times'),
      expect.stringContaining('503: '),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Next free time/ })).toBeNull();
  });

  it('leaves the times as they were after one that succeeded', async () => {
    openSlotPicker({ taken: [takenAt('2026-11-26T14:00:00.000Z')] });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { user } = openScheduler();
      await chooseDay(user, 'Thursday');
      server.use(http.get(urls.slots, () => HttpResponse.error()));
      // A page that comes to the foreground refetches at once.
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      await waitFor(() => expect(warn).toHaveBeenCalledOnce());
      expect(button(/^9:00 AM Taken/)).toBeDisabled();
      await vi.advanceTimersByTimeAsync(31_000);
      await waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
      expect(button(/^9:00 AM Taken/)).toBeDisabled();
    } finally {
      vi.useRealTimers();
    }
  });

  it('holds the place of the times while it lasts', async () => {
    openSlotPicker();
    server.use(http.get(urls.slots, () => delay('infinite')));
    const { user } = openScheduler();
    await user.click(button(/^Thursday/));
    expect(screen.getByRole('status')).toHaveTextContent('Loading the times of this week');
    expect(screen.queryByRole('button', { name: /^\d+:\d\d/ })).toBeNull();
  });
});
