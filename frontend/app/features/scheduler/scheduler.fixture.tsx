import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { vi } from 'vitest';
import type { Clock } from '~/lib/clock';
import { server } from '../../../test/server';
import { type ScheduleFacts, slotsHandlers, takenAt } from '../slot-picker/slots.fixture';
import { Scheduler } from './scheduler';

const origin = 'http://site.test';
export const urls = {
  slots: `${origin}/api/slots`,
  appointments: `${origin}/api/appointments`,
  botChallenge: `${origin}/api/bot-check/challenge`,
};

export const contactId = 2 ** 41 + 7;

let serverClock: Clock | undefined;

/** Scripts the slot picker, with the bot check away: nobody may suffer from that. What it holds may be changed while a test runs. */
export function openSlotPicker(facts: Omit<ScheduleFacts, 'now'> = {}): void {
  server.use(
    http.get(urls.botChallenge, () => new HttpResponse(null, { status: 503 })),
    ...slotsHandlers(origin, () => ({
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

/** A clock that stands still until a test moves it. */
export function stoppedClock(start: string): Clock & { moveTo: (instant: string) => void } {
  let current = new Date(start);
  const listeners = new Set<() => void>();
  return {
    now: () => current,
    onMinute(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    moveTo(instant) {
      current = new Date(instant);
      act(() => {
        for (const listener of listeners) listener();
      });
    },
  };
}

/** Wednesday, November 25, 2026, 10:10 in Wilmington. */
export const wednesdayMorning = '2026-11-25T15:10:00Z';

export function openScheduler(start = wednesdayMorning) {
  const clock = stoppedClock(start);
  serverClock = clock;
  const onBooked = vi.fn();
  render(<Scheduler contactId={contactId} onBooked={onBooked} clock={clock} />);
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

/** Names of all starts on the board, in order. */
export function slotNames(filter: (slot: HTMLButtonElement) => boolean = () => true): string[] {
  return screen
    .getAllByRole<HTMLButtonElement>('button', { name: /^\d+:\d\d [AP]M/ })
    .filter(filter)
    .map((slot) => slot.textContent ?? '');
}
