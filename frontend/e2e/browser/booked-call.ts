import type { Page } from '@playwright/test';
import { bookedHeadline } from './scheduler.ts';

/** The confirmation of a booked call, by accessible names. */
export function bookedCallOn(page: Page) {
  const main = page.getByRole('main');
  return {
    headline: bookedHeadline(page),
    facts: main.getByRole('definition'),
    sentTo: main.getByText(/^(Sent|The invitation is on its way) to/),
    correct: main.getByRole('button', { name: 'Correct it' }),
    email: main.getByRole('textbox', { name: 'The right email address' }),
    send: main.getByRole('button', { name: 'Send the Invitation There' }),
    calendarFile: main.getByRole('link', { name: 'Calendar file (.ics)' }),
    webCalendars: main.getByRole('link', { name: /opens a new tab/ }),
    manage: main.getByRole('link', { name: 'Move or cancel the call' }),
    access: main.getByRole('region', { name: 'Before the call: give us viewing access' }),
  };
}
