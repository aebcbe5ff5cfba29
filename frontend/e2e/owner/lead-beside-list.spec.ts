import type { Locator, Page } from '@playwright/test';
import { leadPanel, openDesk, showFilters } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { query } from '../product/database.ts';
import { type AddedLead, addLead, leadName } from '../product/leads.ts';

const windows = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
];

/** Leads that only this company's name finds: with short and with the longest texts, newest first. */
async function addUnevenLeads() {
  const company = leadName('Salt Marsh Kayaks');
  const leads: AddedLead[] = [];
  const long = {
    name: leadName(`Maximiliana ${'Featherstonehaugh-'.repeat(4)}`),
    email: `${'a'.repeat(60)}@${'long-label.'.repeat(8)}example`,
    service: 'paid-search',
    monthlyAdSpend: '50k+',
  } as const;
  for (const facts of [{}, long, { name: 'Bo' }, { ...long, name: leadName('W'.repeat(80)) }, {}]) {
    leads.unshift(await addLead({ company, ...facts }));
  }
  const [first] = leads;
  await query(
    `UPDATE leads.contacts SET follow_up_on = current_date + 3, follow_up_task = 'Send the audit of the ads account and the plan'
     WHERE id = $1`,
    [first?.id],
  );
  return { search: `search=${encodeURIComponent(company)}`, leads };
}

/** Where the rows are, and the row of controls above them. */
function placesOf(page: Page) {
  return page.evaluate(() => {
    const place = (element: Element | null) => {
      if (!element) return 'none';
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    };
    const leads = [...document.querySelectorAll('[data-lead]')].map((link) => link.closest('li'));
    return {
      leads: leads.map(place),
      counters: place(document.querySelector('[role=toolbar][aria-label=Counters] dl')),
      search: place(document.querySelector('input[type=search]')?.parentElement ?? null)
        .split(' ')
        .slice(0, 2),
    };
  });
}

async function expectNothingMoves(page: Page, open: () => Promise<void>): Promise<void> {
  const { panel, close } = leadPanel(page);
  const before = await placesOf(page);
  await open();
  await panel.getByRole('region', { name: 'Timeline' }).getByText('Form submitted').waitFor();
  expect(await placesOf(page), 'with the lead open').toEqual(before);
  await close.click();
  await panel.waitFor({ state: 'hidden' });
  expect(await placesOf(page), 'with the lead closed again').toEqual(before);
}

const linkTo = (page: Page, { id }: AddedLead): Locator => page.locator(`#lead-${id}`);

for (const layout of ['list', 'list with its filters', 'board']) {
  test(`opening a lead moves nothing of the ${layout}`, async ({ page }) => {
    const { search, leads } = await addUnevenLeads();
    for (const size of windows) {
      await page.setViewportSize(size);
      const view = layout === 'board' ? 'view=board&' : '';
      await openDesk(page, `?tab=leads&${view}status=new&channel=direct&followUp=none&${search}`);
      await expect(page.locator('[data-lead]')).toHaveCount(leads.length);
      if (layout.endsWith('filters')) await showFilters(page);
      for (const lead of leads.slice(1, 3)) {
        await expectNothingMoves(page, () =>
          linkTo(page, lead).click({ position: { x: 14, y: 8 } }),
        );
        await expectNothingMoves(page, async () => {
          await linkTo(page, lead).focus();
          await page.keyboard.press('Enter');
        });
      }
    }
  });
}

test('a search keeps the row of controls above the list in one line', async ({ page }) => {
  const { search, leads } = await addUnevenLeads();
  for (const size of windows) {
    await page.setViewportSize(size);
    await openDesk(page);
    await page.locator('[data-lead]').first().waitFor();
    const field = page.getByRole('searchbox', { name: 'Search leads' });
    const controls = [
      page.getByRole('button', { name: 'Add lead' }),
      page.getByRole('button', { name: 'More', exact: true }),
    ];
    const middles = () =>
      Promise.all(
        [field, ...controls].map(async (one) => {
          const box = await one.boundingBox();
          return box && Math.round(box.y + box.height / 2);
        }),
      );
    const before = await middles();
    expect(new Set(before).size, `lines at ${size.width}`).toBe(1);
    await field.fill(decodeURIComponent(search.split('=')[1] ?? ''));
    await expect(page.locator('[data-lead]')).toHaveCount(leads.length);
    expect(await middles(), `with a search at ${size.width}`).toEqual(before);
    expect((await field.boundingBox())?.width, `the field at ${size.width}`).toBeGreaterThan(100);
    const missing = await page.getByRole('combobox', { name: 'Sort by' }).evaluate((order) => {
      const shown = order.getBoundingClientRect().width;
      order.style.flex = 'none';
      const whole = order.getBoundingClientRect().width;
      order.style.removeProperty('flex');
      return whole - shown;
    });
    expect(missing, `of “Best match first” at ${size.width}`).toBe(0);
    const { panel } = leadPanel(page);
    await page.locator('[data-lead]').first().press('Enter');
    await panel.waitFor();
    if (size.width >= 1024) expect(await middles(), `with a lead at ${size.width}`).toEqual(before);
  }
});
