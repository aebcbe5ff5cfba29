import type { Locator, Page } from 'playwright-core';
import { instantOf } from '../product/eastern.ts';

/** The scheduler's controls, by what assistive technology calls them. */
export function schedulerOn(page: Page) {
  const region = page.getByRole('region', { name: 'Schedule Your Strategy Call' });
  const board = region.getByRole('group', { name: /^Choose a time on/ });
  const panel = region.getByRole('region', { name: 'Does this time suit you?' });
  return {
    region,
    previousWeek: region.getByRole('button', { name: 'Previous Week' }),
    nextWeek: region.getByRole('button', { name: 'Next Week' }),
    days: region.getByRole('group', { name: 'Choose a day' }).getByRole('button'),
    /** A day of the shown week once its times have been read. */
    day: (weekday: string) =>
      region.getByRole('button', { name: new RegExp(`^${weekday}, .* open$`) }),
    board,
    slots: board.getByRole('button'),
    freeSlots: board.getByRole('button', { disabled: false }),
    slot: (time: string) => board.getByRole('button', { name: new RegExp(`^${time}`) }),
    panel,
    confirm: panel.getByRole('button', { name: 'Confirm Appointment' }),
    booking: panel.getByRole('button', { name: 'Booking Your Call...' }),
  };
}

export type Scheduler = ReturnType<typeof schedulerOn>;

export const bookedHeadline = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Meeting Scheduled!' });

/** Opens the scheduler of a contact. */
export async function openScheduler(page: Page, contactId: number): Promise<Scheduler> {
  await page.goto(`/thank-you?contactId=${contactId}`);
  return schedulerOn(page);
}

/** Next week: all of its days lie ahead, whatever day the test runs on. */
export async function showNextWeek(scheduler: Scheduler): Promise<void> {
  await scheduler.nextWeek.click();
  await scheduler.day('Monday').waitFor();
}

/** Opens a day of next week. */
export async function chooseDay(scheduler: Scheduler, weekday: string): Promise<void> {
  await showNextWeek(scheduler);
  await scheduler.day(weekday).click();
}

export interface FreeTime {
  /** Such as `Monday, November 30, 2026`. */
  day: string;
  /** Such as `9:00 AM`. */
  time: string;
  startsAt: Date;
  slot: Locator;
}

/** The first or last free start of the opened day. */
export async function freeTime(scheduler: Scheduler, which: 'first' | 'last'): Promise<FreeTime> {
  const name = (await scheduler.freeSlots[which]().textContent()) ?? '';
  const time = /^\d+:\d\d [AP]M/.exec(name)?.[0] ?? '';
  const text = (await scheduler.board.textContent()) ?? '';
  const day = /Choose a time on (\w+, \w+ \d+, \d{4})/.exec(text)?.[1] ?? '';
  return { day, time, startsAt: instantOf(day, time), slot: scheduler.slot(time) };
}

/** Opens a day of next week and finds its first free start. */
export async function firstFreeTime(scheduler: Scheduler, weekday: string): Promise<FreeTime> {
  await chooseDay(scheduler, weekday);
  return freeTime(scheduler, 'first');
}
