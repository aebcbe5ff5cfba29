import { brand } from '@agency/contracts';
import type { Page } from '@playwright/test';
import { consentOn } from '../browser/consent.ts';
import { holdRequests } from '../browser/held-requests.ts';
import {
  arriveAtThankYou,
  contactPageForm,
  controlsOf,
  fillIn,
  leadForm,
} from '../browser/lead-form.ts';
import { documentScript, islandScript } from '../browser/live-page.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast } from '../browser/toast.ts';
import { leadsNamed, uniqueName } from '../product/stored.ts';

test.describe('a page whose scripts have not loaded', () => {
  for (const [formPage, late] of [
    [contactPageForm, documentScript],
    [leadForm, islandScript],
  ] as const) {
    test(`keeps what was typed on ${formPage.path} and sends it once ${late.source} is there`, async ({
      page,
    }) => {
      const script = await holdRequests(page, late);
      const name = uniqueName('Ernie Early');
      await page.goto(formPage.path, { waitUntil: 'commit' });
      const form = controlsOf(page, formPage);
      await fillIn(form, name);
      await form.service.selectOption('analytics');
      await form.message.fill('Before the tide.');
      await form.submit.click();
      await expect(form.submit).toHaveAttribute('aria-busy', 'true');
      expect(new URL(page.url()).pathname).toBe(formPage.path);
      await expect(form.name).toHaveValue(name);
      script.release();
      await arriveAtThankYou(page);
      const leads = await leadsNamed(name);
      expect(leads.map(({ phone, service, message }) => [phone, service, message])).toStrictEqual([
        ['(910) 555-0100', 'analytics', 'Before the tide.'],
      ]);
    });
  }

  test('shows that the button was pressed, until it says what is missing', async ({ page }) => {
    const script = await holdRequests(page, documentScript);
    await page.goto(leadForm.path, { waitUntil: 'commit' });
    const { submit } = controlsOf(page, leadForm);
    await submit.click();
    await page.mouse.move(0, 0);
    await expect(submit).toHaveCSS('cursor', 'progress');
    await expect(submit).toHaveCSS('filter', 'grayscale(1)');
    script.release();
    await page.getByText('Missing Required Information').waitFor();
    await expect(submit).not.toHaveAttribute('aria-busy');
    await expect(submit).toHaveCSS('filter', 'none');
  });

  test('follows links and opens the menu', async ({ newVisitor }) => {
    const { page } = await newVisitor({ width: 360 });
    await holdRequests(page, documentScript);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Schedule Consultation' }).click();
    // The page never finishes loading: its script is held as well.
    await page.waitForURL('/lead-generation', { waitUntil: 'commit' });
    await controlsOf(page, leadForm).name.waitFor();
  });

  // As in a browser that is too old for the script.
  test('says how to write instead when the scripts cannot run', async ({ page }) => {
    await page.route(documentScript, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'not a script' }),
    );
    await page.goto(contactPageForm.path);
    const form = controlsOf(page, contactPageForm);
    await fillIn(form);
    await form.submit.click();
    await expect(noticeOn(page)).toBeInViewport();
    await expectSaysHowToWrite(page);
    await expect(form.name).toHaveValue('Ada Tidewater');
  });

  test('says how to write while the form’s script is missing, and sends what was typed with the next press once it arrives', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/Failed to fetch dynamically imported module/);
    browserErrors.expect(/net::ERR_INTERNET_DISCONNECTED/);
    await page.route(islandScript, (route) => route.abort('internetdisconnected'));
    const name = uniqueName('Petra Patient');
    await page.goto(contactPageForm.path);
    const form = controlsOf(page, contactPageForm);
    await fillIn(form, name);
    const notice = page.getByText('This part of the page didn’t load');
    for (const _press of ['first', 'second']) {
      await form.submit.click();
      await expect(notice).toBeInViewport();
      await expectSaysHowToWrite(page);
      await expect(form.name).toHaveValue(name);
      await expect(form.submit).not.toHaveAttribute('aria-busy');
    }
    // Once, not in the notifications region as well.
    await expect(notice).toHaveCount(1);
    // Everything outside the island works.
    await consentOn(page).answer('Essential Only').click();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
    await page.keyboard.press('Escape');

    await page.unroute(islandScript);
    await form.phone.fill('1');
    await form.submit.click();
    await expectToast(
      page,
      'Invalid Phone Number',
      'Please enter a valid phone number with at least 10 digits.',
    );
    await expect(notice).toHaveCount(0);
    await form.phone.fill('9105550100');
    await form.submit.click();
    await arriveAtThankYou(page);
    expect(await leadsNamed(name)).toHaveLength(1);
  });
});

const noticeOn = (page: Page) => page.getByRole('main').getByRole('alert');

async function expectSaysHowToWrite(page: Page): Promise<void> {
  await expect(noticeOn(page).getByRole('link', { name: brand.email })).toHaveAttribute(
    'href',
    `mailto:${brand.email}`,
  );
}
