import { apiPaths, type OwnerPath, ownerAppointmentSchema } from '@agency/contracts';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { tabBackTo, tabTo } from '../browser/keyboard.ts';
import { openDesk, openPlace } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { bookAppointment, bookUndeliverable } from '../product/appointments.ts';
import { addLead } from '../product/leads.ts';

/** How the bar calls each page, and its heading. */
const pagesOfTheOwner: Record<OwnerPath, [place: string, title: string]> = {
  '/admin': ['Leads', 'Admin Dashboard'],
  '/rankings': ['Rankings', 'SEO Ranking Dashboard'],
  '/email-previews': ['Email previews', 'Email Previews'],
};
const phone = { width: 390, height: 844 };
const barHeight = 44;

const places = (page: Page) => page.getByRole('navigation', { name: 'Desk' });
const firstLead = (page: Page) =>
  page.getByRole('list', { name: 'Leads' }).getByRole('listitem').first();

/** Scrolls to this position, or as far as the page goes. */
async function scrollBy(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
}

/** Makes the desk show a failed email above the leads, and four-digit counters. */
async function fillTheDesk(page: Page): Promise<void> {
  await bookUndeliverable();
  await page.route('**/api/contacts/counts', async (route) => {
    const answer = await route.fetch();
    const counts = await answer.json();
    const many = {
      total: 5060,
      new: 1850,
      unanswered: 1721,
      qualified: 1204,
      closedWon: 1083,
      overdue: 1012,
    };
    await route.fulfill({ response: answer, json: { ...counts, ...many } });
  });
}

/** Four calls today, whatever the time: the next one has begun. */
async function fillTheDay(page: Page): Promise<void> {
  for (const _ of [1, 2, 3, 4]) await bookAppointment();
  const isToday = ({ pathname, searchParams }: URL) =>
    pathname === apiPaths.appointments && searchParams.has('to') && searchParams.has('offset');
  await page.route(isToday, async (route) => {
    const url = new URL(route.request().url());
    url.search = 'status=scheduled&order=asc&limit=4';
    const answer = await route.fetch({ url: url.href });
    const calls = z.array(ownerAppointmentSchema).parse(await answer.json());
    const json = calls.map((call, index) => ({
      ...call,
      scheduledAt: new Date(Date.now() + (index - 1) * 60_000).toISOString(),
    }));
    await route.fulfill({ response: answer, json });
  });
}

test.describe('the owner’s pages', () => {
  test('have one bar of the same height, which leads to all others and to the site', async ({
    page,
  }) => {
    await openDesk(page);
    for (const [place, title] of Object.values(pagesOfTheOwner)) {
      if (place !== 'Leads') await openPlace(page, place);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      const bar = page.getByRole('toolbar', { name: 'Desk' });
      await bar.getByRole('link', { name: 'Today' }).waitFor();
      expect((await bar.boundingBox())?.height, place).toBeLessThanOrEqual(barHeight);
      await expect(page.getByRole('banner')).toHaveCount(0);
      for (const width of [768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const header = page.locator('header').filter({ has: bar });
        const size = await header.evaluate(({ scrollWidth, scrollHeight }) => [
          scrollWidth,
          scrollHeight,
        ]);
        expect(size, `${place} fits one line of ${width} px`).toEqual([width, barHeight - 1]);
      }
    }
    await openPlace(page, 'Home');
    await page.waitForURL('/');
  });

  test('are reached from the bottom of a phone, wherever the page is scrolled to', async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ viewport: phone });
    await fillTheDesk(page);
    await Promise.all(Array.from({ length: 12 }, () => addLead()));
    await openDesk(page);
    await firstLead(page).waitFor();
    await scrollBy(page, 1_500);
    const box = await places(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(phone.height);

    await openPlace(page, 'Availability');
    await page.getByRole('switch', { name: /^Monday/ }).waitFor();
    await scrollBy(page, 1_500);
    await places(page)
      .getByRole('link', { name: /^Calls/ })
      .click();
    await page.getByRole('grid').waitFor();
    await tabTo(page, places(page).getByRole('link', { name: /^Today/ }));
    await page.keyboard.press('Enter');
    await page.waitForURL('/admin?tab=today');
    await page
      .getByRole('region', { name: /^Answer/ })
      .getByRole('listitem')
      .first()
      .waitFor();
    const barTop = (await places(page).boundingBox())?.y ?? 0;
    // The end of the page scrolls clear of the bar, once all of it has loaded.
    await expect(async () => {
      await scrollBy(page, 100_000);
      const end = await page.getByRole('main').evaluate((main) => {
        const content = main.querySelector('[data-desk] > [tabindex="-1"]');
        return content?.getBoundingClientRect().bottom ?? 0;
      });
      expect(end).toBeLessThanOrEqual(barTop);
    }).toPass();
  });

  test('show the first lead, and on a phone’s first screen what waits for an answer today, whatever went wrong', async ({
    page,
    context,
    browserErrors,
  }) => {
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    const { name } = await addLead();
    const failed = page.getByRole('region', { name: /couldn’t be sent$/ });
    await fillTheDesk(page);
    await openDesk(page);
    for (const { maxTop, ...viewport } of [
      { width: 1440, height: 900, maxTop: 210 },
      { ...phone, maxTop: 120 },
    ]) {
      await page.setViewportSize(viewport);
      await firstLead(page).waitFor();
      await failed.waitFor();
      await expect(async () => {
        const box = await firstLead(page).boundingBox();
        expect(box?.y, `the first lead at ${viewport.width} px`).toBeLessThanOrEqual(maxTop);
      }).toPass();
    }
    await context.setOffline(true);
    const offline = page.getByRole('status').filter({ hasText: 'You’re offline.' });
    await offline.waitFor();
    const line = await offline.boundingBox();
    expect(line?.height, 'one line').toBeLessThanOrEqual(30);
    expect(line?.x, 'in front of the others').toBeLessThanOrEqual(16);
    expect((await firstLead(page).boundingBox())?.y).toBeLessThanOrEqual(120);
    await context.setOffline(false);
    await offline.waitFor({ state: 'detached' });

    await fillTheDay(page);
    await openDesk(page, '?tab=today');
    for (const width of [phone.width, 360]) {
      await page.setViewportSize({ ...phone, width });
      await page.getByRole('button', { name: /^3 more/ }).waitFor();
      await failed.waitFor();
      await page.getByRole('link', { name, exact: true }).waitFor();
      await expect(async () => {
        const box = await page.getByRole('heading', { name: /^Answer/ }).boundingBox();
        expect(box?.y, `'Answer' at ${width} px`).toBeLessThanOrEqual(320);
      }).toPass();
      const rows = page.getByRole('region', { name: /^Answer/ }).getByRole('listitem');
      expect((await rows.first().boundingBox())?.height).toBeCloseTo(56, 0);
    }
  });

  test('lead to the first lead by at most seven presses of Tab, or one to the skip link', async ({
    page,
  }) => {
    const { name } = await addLead();
    // A failed email would be one more stop.
    await page.route(`**${apiPaths.deliveries}?state=failed**`, (route) =>
      route.fulfill({ headers: { 'X-Total-Count': '0' }, json: [] }),
    );
    await openDesk(page, `?tab=leads&search=${encodeURIComponent(name)}`);
    const lead = firstLead(page).getByRole('link', { name });
    await lead.waitFor();
    const skip = page.getByRole('button', { name: 'Skip to the leads' });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    expect(await tabTo(page, lead)).toBeLessThanOrEqual(6);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: `Select ${name}` })).toBeFocused();
    await skip.focus();
    await page.keyboard.press('Enter');
    await expect(lead).toBeFocused();
    const view = page.getByRole('toolbar', { name: 'View of the leads' });
    await tabBackTo(page, view.getByRole('button', { name: 'Filters' }));
    await page.keyboard.press('Enter');
    const filters = page.getByRole('toolbar', { name: 'Filters' });
    await tabTo(page, filters.getByRole('button', { name: 'Service' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Asked for' })).toBeVisible();
  });
});
