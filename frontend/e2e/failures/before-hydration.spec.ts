import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { holdRequests } from '../browser/held-requests.ts';
import { awaitHydration } from '../browser/hydration.ts';
import {
  arriveAtThankYou,
  contactPageForm,
  controlsOf,
  fillIn,
  formPages,
  leadForm,
} from '../browser/lead-form.ts';
import { withVisitors } from '../browser/visits.ts';
import { leadsNamed, uniqueName } from '../product/stored.ts';

const entryScript = /\/assets\/start-\w+\.js$/;

describe('a page whose scripts have not arrived', () => {
  for (const formPage of formPages) {
    it(
      `should keep what was typed on ${formPage.path} and send it once the scripts run`,
      withVisitors(async (newVisitor) => {
        const { page } = await newVisitor();
        const script = await holdRequests(page, entryScript);
        const name = uniqueName('Ernie Early');
        await page.goto(formPage.path, { waitUntil: 'commit' });
        const form = controlsOf(page, formPage);
        await fillIn(form, name);
        await form.service.selectOption('analytics');
        await form.message.fill('Before the tide.');
        await form.submit.click();
        assert.equal(new URL(page.url()).pathname, formPage.path);
        script.release();
        await arriveAtThankYou(page);
        const leads = await leadsNamed(name);
        assert.deepEqual(
          leads.map(({ phone, service, message }) => [phone, service, message]),
          [['(910) 555-0100', 'analytics', 'Before the tide.']],
        );
      }),
    );
  }

  it(
    'should leave the texts in their fields, the number formatted, when nothing was sent',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      const script = await holdRequests(page, entryScript);
      await page.goto(contactPageForm.path, { waitUntil: 'commit' });
      const form = controlsOf(page, contactPageForm);
      await fillIn(form);
      script.release();
      await awaitHydration(page);
      assert.equal(await form.name.inputValue(), 'Ada Tidewater');
      assert.equal(await form.email.inputValue(), 'ada@tidewater.example');
      assert.equal(await form.phone.inputValue(), '(910) 555-0100');
    }),
  );

  it(
    'should follow links, and open the menu',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor({ width: 360 });
      await holdRequests(page, entryScript);
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByRole('link', { name: 'Schedule Consultation' }).click();
      // The page never finishes loading: its script is held back as well.
      await page.waitForURL('/lead-generation', { waitUntil: 'commit' });
      await controlsOf(page, leadForm).name.waitFor();
    }),
  );
});
