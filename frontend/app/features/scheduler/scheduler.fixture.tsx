import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { vi } from 'vitest';
import type { Clock } from '~/lib/clock';
import { ClockContext } from '~/lib/clock';
import { stoppedClock } from '~/lib/clock.fixture';
import { server } from '../../../test/server';
import { type ScheduleFacts, slotsHandlers, takenAt } from '../slot-picker/slots.fixture';
import { Scheduler } from './scheduler';

export const urls = {
  slots: '/api/slots',
  appointments: '/api/appointments',
  botChallenge: '/api/bot-check/challenge',
};

export const contactId = 2 ** 41 + 7;

let serverClock: Clock | undefined;

/**
 * Scripts the slot picker's requests, with the bot check unavailable, which must not affect a booking. Tests may change
 * its contents while they run.
 */
export function openSlotPicker(facts: Omit<ScheduleFacts, 'now'> = {}): void {
  server.use(
    http.get(urls.botChallenge, () => new HttpResponse(null, { status: 503 })),
    ...slotsHandlers(() => ({
      ...facts,
      now: serverClock?.now() ?? new Date(wednesdayMorning),
    })),
  );
}

/** The server's answer to a booking. */
export const bookedAt = (scheduledAt: string) => ({
  ...takenAt(scheduledAt),
  id: 5,
  bookingToken: 'A'.repeat(32),
});

/** Wednesday, November 25, 2026, 10:10 in Wilmington. */
export const wednesdayMorning = '2026-11-25T15:10:00Z';

export function openScheduler(now = wednesdayMorning, start?: Date) {
  const clock = stoppedClock(now);
  serverClock = clock;
  const onBooked = vi.fn();
  render(
    <ClockContext value={clock}>
      <Scheduler contactId={contactId} start={start} onBooked={onBooked} />
    </ClockContext>,
  );
  return { clock, onBooked, user: userEvent.setup({ delay: null }) };
}

export const button = (name: RegExp | string) =>
  screen.getByRole<HTMLButtonElement>('button', { name });

/** The day's button once the week has been read. */
export const readyDay = (day: string) =>
  screen.findByRole<HTMLButtonElement>('button', {
    name: new RegExp(`${day}.*(open|Past)`),
  });

export async function chooseDay(user: UserEvent, day: string): Promise<void> {
  await user.click(await readyDay(day));
}

/** Names of all visible starts, in order. */
export function slotNames(filter: (slot: HTMLButtonElement) => boolean = () => true): string[] {
  return screen
    .getAllByRole<HTMLButtonElement>('button', { name: /^\d+:\d\d [AP]M/ })
    .filter(filter)
    .map((slot) => slot.textContent ?? '');
}
