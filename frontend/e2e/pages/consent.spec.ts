import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import {
  bannerDelayMs,
  consentCommands,
  consentOn,
  openAtStandstill,
  openBanner,
  stopClock,
  storedAnswer,
} from '../browser/consent.ts';
import { assertFocused, tabTo } from '../browser/keyboard.ts';
import { withVisitors } from '../browser/visits.ts';
import { eventually } from '../eventually.ts';

const now = '2027-03-01T15:00:00.000Z';
const later = (ms: number) => new Date(Date.parse(now) + ms).toISOString();
const days = (count: number) => count * 86_400_000;
const answeredAt = later(bannerDelayMs);
const unanswered = [null, null];

const denied = [
  'consent',
  'default',
  {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    security_storage: 'granted',
    wait_for_update: 500,
  },
];

const state = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

const update = (analytics: boolean, marketing: boolean) => [
  'consent',
  'update',
  {
    analytics_storage: state(analytics),
    ad_storage: state(marketing),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing),
  },
];

const answered = (analytics: boolean, marketing: boolean, date = answeredAt) => [
  JSON.stringify({ necessary: true, analytics, marketing }),
  date,
];

/** Lets ten seconds pass and finds that nobody has asked. */
async function assertNotAsked(page: Page): Promise<void> {
  await page.clock.runFor(10_000);
  assert.equal(await consentOn(page).banner.count(), 0);
}

/** Whether the keyboard has reached something behind the dialog. The browser's own controls are not behind it. */
function isBehind(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((element) => {
    const { activeElement, body } = document;
    return activeElement !== body && !element.contains(activeElement);
  });
}

describe('the question of consent', () => {
  it(
    'should come after two seconds, with everything denied before it, and take no focus',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await stopClock(page, now);
      await openAtStandstill(page, '/about');
      const { banner, answer } = consentOn(page);
      await page.clock.runFor(bannerDelayMs - 100);
      assert.equal(await banner.count(), 0);
      await page.clock.runFor(100);
      await banner.waitFor();
      for (const name of ['Accept All', 'Essential Only', 'Customize']) {
        assert.equal(await answer(name).isVisible(), true, name);
      }
      const policy = banner.getByRole('link', { name: 'Privacy policy' });
      assert.equal(await policy.getAttribute('href'), '/privacy-policy');
      assert.equal(await page.evaluate(() => document.activeElement === document.body), true);
      assert.deepEqual(await consentCommands(page), [denied]);
      assert.deepEqual(await storedAnswer(page), unanswered);
    }),
  );

  for (const [name, isGranted] of [
    ['Accept All', true],
    ['Essential Only', false],
  ] as const) {
    it(
      `should take "${name}" for an answer, keep it, and say it again on the next load`,
      withVisitors(async (newVisitor) => {
        const { page, context } = await newVisitor();
        await stopClock(page, now);
        const hosts = new Set<string>();
        context.on('request', (request) => hosts.add(new URL(request.url()).host));
        const { banner, answer } = await openBanner(page, '/');
        await answer(name).click();
        await banner.waitFor({ state: 'detached' });
        await assertFocused(page.getByRole('main'));
        assert.deepEqual(await storedAnswer(page), answered(isGranted, isGranted));
        assert.deepEqual(await consentCommands(page), [denied, update(isGranted, isGranted)]);

        await page.clock.setSystemTime(later(days(1)));
        await openAtStandstill(page, '/faq');
        assert.deepEqual(await consentCommands(page), [denied, update(isGranted, isGranted)]);
        await assertNotAsked(page);
        assert.deepEqual(await storedAnswer(page), answered(isGranted, isGranted));
        // Built without a tag manager's id there is nothing that could be loaded, whatever was chosen.
        assert.deepEqual([...hosts], [new URL(page.url()).host]);
        assert.deepEqual(await context.cookies(), []);
      }),
    );
  }

  it(
    'should be asked again once an answer is 180 days old, which then no longer counts',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await stopClock(page, now);
      const { answer } = await openBanner(page, '/');
      await answer('Accept All').click();
      await page.clock.setSystemTime(later(days(179.9)));
      await openAtStandstill(page, '/');
      assert.deepEqual(await consentCommands(page), [denied, update(true, true)]);
      await assertNotAsked(page);
      await page.clock.setSystemTime(later(days(180) + bannerDelayMs));
      await openBanner(page, '/');
      assert.deepEqual(await consentCommands(page), [denied]);
    }),
  );

  it(
    'should not be asked of a browser that has answered for its user (Global Privacy Control)',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await stopClock(page, now);
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
      );
      await openAtStandstill(page, '/services');
      await assertNotAsked(page);
      assert.deepEqual(await consentCommands(page), [denied]);
      assert.deepEqual(await storedAnswer(page), unanswered);
      const { footerButton, dialog, toggle, button } = consentOn(page);
      await footerButton.click();
      await dialog.getByText('Global Privacy Control').waitFor();
      assert.equal(await toggle('Analytics').isChecked(), false);
      // What she says herself goes before what her browser says for her.
      await toggle('Analytics').click();
      await button('Save Preferences').click();
      await openAtStandstill(page, '/services');
      assert.deepEqual(await consentCommands(page), [denied, update(true, false)]);
    }),
  );
});

describe('the cookie settings', () => {
  it(
    'should be set by keyboard: what is necessary stays on, the rest as switched',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await stopClock(page, now);
      const { banner, answer, dialog, toggle, button } = await openBanner(page, '/about');
      await tabTo(page, answer('Customize'));
      await page.keyboard.press('Enter');
      await dialog.waitFor();
      assert.equal(await toggle('Necessary').isChecked(), true);
      assert.equal(await toggle('Necessary').isDisabled(), true);
      assert.equal(await toggle('Analytics').isChecked(), false);
      await tabTo(page, toggle('Marketing'));
      await page.keyboard.press('Space');
      await tabTo(page, button('Save Preferences'));
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      assert.equal(await banner.count(), 0);
      assert.deepEqual(await storedAnswer(page), answered(false, true));
      assert.deepEqual(await consentCommands(page), [denied, update(false, true)]);
      await assertFocused(page.getByRole('main'));
    }),
  );

  it(
    'should hold the focus, give it back on Escape, and leave the question open',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await stopClock(page, now);
      const { banner, answer, dialog, toggle, button } = await openBanner(page, '/');
      const ways = [
        ['the Escape key', () => page.keyboard.press('Escape')],
        ['its button', () => button('Close').click()],
        ['a press beside it', () => page.mouse.click(10, 10)],
      ] as const;
      for (const [way, close] of ways) {
        await answer('Customize').click();
        await dialog.waitFor();
        assert.equal(await toggle('Marketing').isChecked(), false, way);
        await toggle('Marketing').click();
        for (let stop = 0; stop < 9; stop++) {
          await page.keyboard.press('Tab');
          assert.equal(await isBehind(dialog), false, `${way}: Tab ${stop}`);
        }
        await close();
        await dialog.waitFor({ state: 'detached' });
        await assertFocused(answer('Customize'));
        assert.equal(await banner.isVisible(), true, way);
      }
      assert.deepEqual(await storedAnswer(page), unanswered);
      assert.deepEqual(await consentCommands(page), [denied]);
    }),
  );

  it(
    'should open again from the footer, as they were left, and take back what was given',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor({ width: 360 });
      await stopClock(page, now);
      const { answer, footerButton, dialog, toggle, button } = await openBanner(page, '/');
      await answer('Accept All').click();
      await footerButton.click();
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await assertFocused(footerButton);
      await footerButton.click();
      assert.equal(await toggle('Analytics').isChecked(), true);
      await toggle('Analytics').click();
      await toggle('Marketing').click();
      await button('Save Preferences').click();
      await eventually(async () =>
        assert.deepEqual(await storedAnswer(page), answered(false, false)),
      );
      assert.deepEqual((await consentCommands(page)).at(-1), update(false, false));
      await footerButton.click();
      await button('Accept All').click();
      await eventually(async () =>
        assert.deepEqual(await storedAnswer(page), answered(true, true)),
      );
    }),
  );
});
