import { addDays, easternDateOf, mondayOf, type Slots } from '@agency/contracts';
import { type Page, test } from '@playwright/test';

/** The times above the fields of the lead page, by accessible names. */
export function offeredTimesOn(page: Page) {
  const group = page.getByRole('group', { name: /^Or choose a free time/ });
  return { group, times: group.getByRole('button') };
}

/** Later weeks only, so that concurrent tests, which book in different weeks, take none of each other's times. */
export async function offerOwnWeek(page: Page): Promise<void> {
  const first = addDays(mondayOf(easternDateOf(new Date())), 7 * (test.info().parallelIndex + 2));
  await page.route('**/api/slots', async (route) => {
    const response = await route.fetch();
    const slots: Slots = await response.json();
    for (const one of slots.days) {
      if (one.day < first) one.reasons = one.reasons.map((reason) => reason ?? 'taken');
    }
    await route.fulfill({ response, json: slots });
  });
}
