import { brand } from '@agency/contracts';
import { holdRequests } from '../browser/held-requests.ts';
import { arriveAtThankYou, controlsOf, fillIn, formPages, leadForm } from '../browser/lead-form.ts';
import { expect, test } from '../browser/test.ts';
import { leadsNamed, uniqueName } from '../product/stored.ts';

const entryScript = /\/assets\/entry\.client-[\w-]+\.js$/;

test.describe('a page whose scripts have not loaded', () => {
  for (const formPage of formPages) {
    test(`keeps what was typed on ${formPage.path} and sends it once the scripts run`, async ({
      page,
    }) => {
      const script = await holdRequests(page, entryScript);
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

  test('shows that the button was pressed, until it is found what is missing', async ({ page }) => {
    const script = await holdRequests(page, entryScript);
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
    await holdRequests(page, entryScript);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Schedule Consultation' }).click();
    // The page never finishes loading: its script is held back as well.
    await page.waitForURL('/lead-generation', { waitUntil: 'commit' });
    await controlsOf(page, leadForm).name.waitFor();
  });

  // What a browser does with a script that is newer than itself.
  test('says how to write instead when the scripts cannot run', async ({ page }) => {
    await page.route(entryScript, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'not a script' }),
    );
    for (const formPage of formPages) {
      await page.goto(formPage.path);
      const form = controlsOf(page, formPage);
      await fillIn(form);
      await form.submit.click();
      const notice = page.getByRole('main').getByRole('alert');
      await expect(notice).toBeInViewport();
      await expect(notice.getByRole('link')).toHaveAttribute('href', `mailto:${brand.email}`);
      await expect(form.name).toHaveValue('Ada Tidewater');
    }
  });
});
