import { expect, type Page } from '@playwright/test';
import type { BookedAppointment } from '../product/appointments.ts';
import { bookingPage } from './appointments.ts';
import { consentOn } from './consent.ts';
import { controlsOf, formKinds, leadForm } from './lead-form.ts';
import { awaitLivePage } from './live-page.ts';
import { bookedHeadline, firstFreeTime, schedulerOn } from './scheduler.ts';
import { type Screen, screen } from './screens.ts';
import { dismissToast, notifications } from './toast.ts';

const whereDrawerIs = [320, 640, 768];

async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awaitLivePage(page);
}

/** Reopens a notice and keeps it while the page is checked. */
export async function holdToast(page: Page): Promise<void> {
  await notifications(page).getByRole('paragraph').first().waitFor();
  await page.keyboard.press('F8');
}

export const formScreens: readonly Screen[] = formKinds.flatMap((formPage) => [
  screen(`errors on ${formPage.path}`, async (page) => {
    await openHydrated(page, formPage.path);
    const form = controlsOf(page, formPage);
    await form.email.fill('ada@');
    await form.phone.fill('12');
    await form.submit.click();
    await holdToast(page);
  }),
  screen(`optional fields on ${formPage.path}`, async (page) => {
    await dismissToast(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const { company, disclosure } = controlsOf(page, formPage);
    if (!(await company.isVisible())) await disclosure.click();
  }),
]);

export const overlayScreens: readonly Screen[] = [
  {
    name: 'the menu',
    widths: whereDrawerIs,
    accessibleAt: [320, 768],
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openHydrated(page, '/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    },
  },
  // contact-id.ts decides which ids are invalid.
  screen('a missing lead', async (page) => {
    await openHydrated(page, '/thank-you?contactId=abc');
    const back = page.getByRole('link', { name: 'Back to Contact Form' });
    await expect(back).toHaveAttribute('href', leadForm.path);
    await expect(page.getByRole('main')).toContainText(
      "We couldn't find your contact information. Please go back and fill out the form again.",
    );
  }),
  screen('a missing page', async (page) => {
    await page.goto('/no/such/page');
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  }),
];

export const answersInFull: Screen = {
  name: 'answers in full on /faq',
  open: async (page) => {
    await openHydrated(page, '/faq');
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('details')) one.open = true;
    });
  },
};

/** Needs a visitor who has not chosen yet. */
export const consentScreens: readonly Screen[] = [
  screen('the consent banner', async (page) => {
    await openHydrated(page, '/contact');
    await consentOn(page).banner.waitFor();
  }),
  screen('the cookie settings', async (page) => {
    const { answer, dialog, toggle } = consentOn(page);
    await answer('Customize').click();
    await dialog.waitFor();
    await toggle('Analytics').click();
  }),
];

export function schedulerScreens(contactId: number): readonly Screen[] {
  return [
    screen('a day on the thank-you page', async (page) => {
      await openHydrated(page, `/thank-you?contactId=${contactId}`);
      await firstFreeTime(schedulerOn(page), 'Friday');
    }),
    screen('a time on the thank-you page', async (page) => {
      const scheduler = schedulerOn(page);
      await scheduler.freeSlots.first().click();
      await scheduler.confirm.waitFor();
    }),
    screen('the booked call', async (page) => {
      await schedulerOn(page).confirm.click();
      await bookedHeadline(page).waitFor();
    }),
  ];
}

export function bookingScreens({ link }: BookedAppointment): readonly Screen[] {
  return [
    screen('the booking page', async (page) => {
      await openHydrated(page, link);
      await bookingPage(page).cancel.waitFor();
    }),
    screen('the question before canceling', async (page) => {
      await bookingPage(page).cancel.click();
      await bookingPage(page).keep.waitFor();
    }),
    screen('a new time on the booking page', async (page) => {
      const booking = bookingPage(page);
      await booking.keep.click();
      await booking.move.click();
      await booking.day('Wednesday').click();
      await booking.freeSlots.last().click();
      await booking.confirmMove.waitFor();
    }),
    screen('a canceled call', async (page) => {
      const booking = bookingPage(page);
      await page.reload();
      await booking.cancel.click();
      await booking.confirmCancel.click();
      await booking.headline('This call is canceled').waitFor();
    }),
  ];
}
