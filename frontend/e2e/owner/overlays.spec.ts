import { maxReplyTemplates } from '@agency/contracts';
import type { ElementHandle, Page } from '@playwright/test';
import { openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';
import { bookAppointment, bookPastAppointment } from '../product/appointments.ts';
import { query } from '../product/database.ts';
import { addLead, addLeadToFollowUp } from '../product/leads.ts';
import { checkRankings } from '../product/rankings.ts';
import { openSession } from '../product/session.ts';

/** Two common phones with their browser's bars, and a low window of a laptop. */
const sizes = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 1440, height: 700 },
];

/** The views of the desk that list things. */
const views = [
  '/admin?tab=today',
  '/admin?tab=leads',
  '/admin?tab=leads&view=board',
  '/admin?tab=appointments&view=week',
  '/admin?tab=appointments&view=list',
  '/admin?tab=availability',
  '/admin?tab=settings',
  '/rankings',
  '/rankings?tab=keywords',
];

const popups = '[role=menu], [role=listbox], [role=dialog]';

/** Runs in the page: the highest and the lowest button of each kind that opens something. */
function findOpeners(popupSelector: string): Element[] {
  const openers = [...document.querySelectorAll('[aria-haspopup]:not([aria-haspopup=false])')];
  const shown = openers.filter(
    (opener) =>
      opener.checkVisibility({ visibilityProperty: true }) &&
      !opener.closest(`[inert], ${popupSelector}`) &&
      !opener.matches(':disabled, [aria-disabled=true]'),
  );
  // A kind is the same name beside another lead's.
  const kinds = new Map<string, Element[]>();
  for (const opener of shown) {
    const [firstWord] = (opener.textContent ?? '').trim().split(' ');
    const kind = `${opener.getAttribute('aria-haspopup')} ${opener.className} ${firstWord}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), opener]);
  }
  return [...kinds.values()].flatMap((kind) =>
    kind.filter((_, index) => index === 0 || index === kind.length - 1),
  );
}

/** Runs in the page: what cannot be pressed in the open menu or dialog, wherever it is scrolled to. */
function findUnreachable(popup: Element): string[] {
  const controls =
    'a[href], button, input, select, textarea, summary, [role^=menuitem], [role=option]';
  return [...popup.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => control.getBoundingClientRect().width > 2)
    .filter((control) => {
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      return !hit || ![control, ...labels].some((own) => own.contains(hit));
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '');
}

/** Opens a menu where it is lowest and where it is highest in the window. A dialog is in its middle. */
async function faultsOf(
  page: Page,
  opener: ElementHandle<HTMLElement | SVGElement>,
): Promise<string[]> {
  const { name, isMenu } = await opener.evaluate((element) => ({
    name: element.getAttribute('aria-label') ?? element.textContent,
    isMenu: element.getAttribute('aria-haspopup') !== 'dialog',
  }));
  const faults: string[] = [];
  for (const block of isMenu ? (['end', 'start'] as const) : (['end'] as const)) {
    await opener.evaluate(
      (element, at) => element.scrollIntoView({ block: at, behavior: 'instant' }),
      block,
    );
    await opener.click();
    const popup = page.locator(popups).last();
    await expect(popup, `what "${name}" opens`).toBeVisible();
    const unreachable = await popup.evaluate(findUnreachable);
    faults.push(...unreachable.map((control) => `${name} (${block}): ${control}`));
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'detached' });
  }
  return faults;
}

test('every menu and dialog can be used from the highest and the lowest row, on small phones and in a low window', async ({
  page,
  request,
  browserErrors,
}) => {
  browserErrors.allow(/^beforeunload/);
  await Promise.all(Array.from({ length: 12 }, () => addLead()));
  await addLeadToFollowUp();
  await bookAppointment();
  await bookPastAppointment();
  await checkRankings(request);
  // As many as she may have: the longest menu.
  const templates = `INSERT INTO leads.reply_templates (name, subject, body)
    SELECT 'Overlay ' || number, 'Your question', 'Thank you.' FROM generate_series(1, $1) AS number
    ON CONFLICT DO NOTHING`;
  await query(templates, [maxReplyTemplates - 8]);
  await openDesk(page);
  await openSession(page.request, 'rankings');
  let opened = 0;
  for (const view of views) {
    await page.goto(view);
    await page.waitForLoadState('networkidle');
    for (const size of sizes) {
      await page.setViewportSize(size);
      const faults: string[] = [];
      // Found anew each time: what the desk refetches may have replaced them.
      const openerAt = async (index: number) => {
        const openers = await page.evaluateHandle(findOpeners, popups);
        const opener = await openers.getProperty(String(index));
        return opener.asElement();
      };
      for (let index = 0; ; index += 1) {
        const opener = await openerAt(index);
        if (!opener) break;
        opened += 1;
        faults.push(...(await faultsOf(page, opener)));
      }
      expect.soft(faults, `${view} in ${size.width} × ${size.height}`).toEqual([]);
    }
  }
  expect(opened).toBeGreaterThan(60);
  await query("DELETE FROM leads.reply_templates WHERE name LIKE 'Overlay %'");
});
