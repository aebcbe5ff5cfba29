import { type Locator, type Page, test } from '@playwright/test';
import { instantOf } from '../product/eastern.ts';

/** The scheduler's controls, by accessible names. */
export function schedulerOn(page: Page) {
  const region = page.getByRole('region', { name: 'Schedule Your Strategy Call' });
  const board = region.getByRole('group', { name: /^Choose a time on/ });
  const slots = board.getByRole('button', { name: /^\d+:\d\d [AP]M/ });
  const panel = region.getByRole('region', { name: 'Does this time work for you?' });
  return {
    region,
    previousWeek: region.getByRole('button', { name: 'Previous Week' }),
    nextWeek: region.getByRole('button', { name: 'Next Week' }),
    nextFree: region.getByRole('button', { name: /^Next free time: / }),
    days: region.getByRole('group', { name: 'Choose a day' }).getByRole('button'),
    /** A day of the visible week once its times have loaded. */
    day: (weekday: string) =>
      region.getByRole('button', { name: new RegExp(`^${weekday}, .* open$`) }),
    board,
    slots,
    freeSlots: slots.and(board.getByRole('button', { disabled: false })),
    slot: (time: string) => board.getByRole('button', { name: new RegExp(`^${time}`) }),
    panel,
    confirm: panel.getByRole('button', { name: 'Confirm Appointment' }),
    booking: panel.getByRole('button', { name: 'Booking Your Call...' }),
  };
}

export type Scheduler = ReturnType<typeof schedulerOn>;

export const bookedHeadline = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Meeting Scheduled!' });

/** Opens a lead's scheduler. */
export async function openScheduler(page: Page, contactId: number): Promise<Scheduler> {
  await page.goto(`/thank-you?contactId=${contactId}`);
  return schedulerOn(page);
}

/** Shows a later week, entirely in the future, with times left on this weekday. */
export async function showFreeWeek(
  scheduler: Scheduler,
  weekday: string,
  showNextWeek = () => scheduler.nextWeek.click(),
): Promise<void> {
  // Concurrent tests book in different weeks, so that none takes another one's times.
  const weeksAhead = test.info().parallelIndex + 1;
  for (let week = 0; week < weeksAhead; week++) {
    await showNextWeek();
    await scheduler.day(weekday).waitFor();
  }
  // Only if the tests have already run on this product.
  while (/\D0 open$/.test((await scheduler.day(weekday).textContent()) ?? '')) {
    await showNextWeek();
    await scheduler.day(weekday).waitFor();
  }
}

export interface FreeTime {
  /** For example `Monday, November 30, 2026`. */
  day: string;
  /** For example `9:00 AM`. */
  time: string;
  startsAt: Date;
  slot: Locator;
}

/** The first or last free start of the opened day. */
export async function freeTime(
  scheduler: Scheduler,
  which: 'first' | 'last' = 'first',
): Promise<FreeTime> {
  const name = (await scheduler.freeSlots[which]().textContent()) ?? '';
  const time = /^\d+:\d\d [AP]M/.exec(name)?.[0] ?? '';
  const text = (await scheduler.board.textContent()) ?? '';
  const day = /Choose a time on (\w+, \w+ \d+, \d{4})/.exec(text)?.[1] ?? '';
  return { day, time, startsAt: instantOf(day, time), slot: scheduler.slot(time) };
}

/** Opens this weekday in a later week and finds its first free start. */
export async function firstFreeTime(scheduler: Scheduler, weekday: string): Promise<FreeTime> {
  await showFreeWeek(scheduler, weekday);
  await scheduler.day(weekday).click();
  return freeTime(scheduler);
}

/** Goes to the week of this day, such as `Monday, November 30, 2026`, and opens it. */
export async function openDay(scheduler: Scheduler, day: string): Promise<void> {
  const [weekday = ''] = day.split(',');
  const shown = scheduler.region.getByRole('button', {
    name: new RegExp(`^${weekday}, .* (open|Past)$`),
  });
  await shown.waitFor();
  while (!(await shown.textContent())?.startsWith(day)) {
    await scheduler.nextWeek.click();
    await shown.waitFor();
  }
  await shown.click();
}
