import { type Locator, type Page, test } from '@playwright/test';
import { instantOf } from '../product/eastern.ts';

/** The scheduler's controls, by what assistive technology calls them. */
export function schedulerOn(page: Page) {
  const region = page.getByRole('region', { name: 'Schedule Your Strategy Call' });
  const board = region.getByRole('group', { name: /^Choose a time on/ });
  const slots = board.getByRole('button', { name: /^\d+:\d\d [AP]M/ });
  const panel = region.getByRole('region', { name: 'Does this time suit you?' });
  return {
    region,
    previousWeek: region.getByRole('button', { name: 'Previous Week' }),
    nextWeek: region.getByRole('button', { name: 'Next Week' }),
    nextFree: region.getByRole('button', { name: /^Next free time: / }),
    days: region.getByRole('group', { name: 'Choose a day' }).getByRole('button'),
    /** A day of the shown week once its times have been read. */
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

/** Opens the scheduler of a contact. */
export async function openScheduler(page: Page, contactId: number): Promise<Scheduler> {
  await page.goto(`/thank-you?contactId=${contactId}`);
  return schedulerOn(page);
}

/** Shows a later week, all of whose days lie ahead, in which this weekday has times left. */
export async function showFreeWeek(
  scheduler: Scheduler,
  weekday: string,
  goOn = () => scheduler.nextWeek.click(),
): Promise<void> {
  // Tests that run at the same time book in weeks of their own, so that none takes another one's times.
  const weeksAhead = test.info().parallelIndex + 1;
  for (let week = 0; week < weeksAhead; week++) {
    await goOn();
    await scheduler.day(weekday).waitFor();
  }
  // Only when the tests have run on the same product before.
  while (/\D0 open$/.test((await scheduler.day(weekday).textContent()) ?? '')) {
    await goOn();
    await scheduler.day(weekday).waitFor();
  }
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

/** Opens such a day in a later week and finds its first free start. */
export async function firstFreeTime(scheduler: Scheduler, weekday: string): Promise<FreeTime> {
  await showFreeWeek(scheduler, weekday);
  await scheduler.day(weekday).click();
  return freeTime(scheduler);
}

/** Goes to the week of this day, such as `Monday, November 30, 2026`, and opens it. */
export async function openDay(scheduler: Scheduler, day: string): Promise<void> {
  const [weekday = ''] = day.split(',');
  await scheduler.day(weekday).waitFor();
  while (!(await scheduler.day(weekday).textContent())?.startsWith(day)) {
    await scheduler.nextWeek.click();
    await scheduler.day(weekday).waitFor();
  }
  await scheduler.day(weekday).click();
}
