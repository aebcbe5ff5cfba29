import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { awaitHydration } from '../browser/hydration.ts';
import { withVisitors } from '../browser/visits.ts';
import { eventually } from '../eventually.ts';

const cardOf = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Scrolls until this share of the card's height is inside the window. */
function showShare(page: Page, title: string, share: number): Promise<void> {
  return cardOf(page, title).evaluate((card, part) => {
    const { top, height } = card.getBoundingClientRect();
    window.scrollBy({ top: top + height * part - innerHeight, behavior: 'instant' });
  }, share);
}

const opacityOf = (page: Page, title: string) =>
  cardOf(page, title).evaluate((card) => Number(getComputedStyle(card).opacity));

/** How long a card that is being revealed waits for those before it. */
function delayOf(page: Page, title: string): Promise<string> {
  return eventually(async () => {
    const { duration, delays } = await cardOf(page, title).evaluate((card) => {
      const { transitionDuration, transitionDelay } = getComputedStyle(card);
      return { duration: transitionDuration, delays: transitionDelay };
    });
    assert.notEqual(duration, '0s', `${title} is not being revealed`);
    const [delay = ''] = delays.split(',');
    return delay;
  });
}

describe('cards that are revealed', () => {
  it(
    'should fade in once a tenth of them is in view, each a tenth of a second after the one before',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await page.goto('/');
      await awaitHydration(page);
      const title = 'Paid Search';
      await eventually(async () => assert.equal(await opacityOf(page, title), 0));
      await showShare(page, title, 0.05);
      await page.evaluate(twoFrames);
      assert.equal(await opacityOf(page, title), 0);
      await showShare(page, title, 0.15);
      await eventually(async () => assert.equal(await opacityOf(page, title), 1));

      await showShare(page, 'AI Enablement', 0.5);
      const titles = ['Paid Search', 'Paid Social', 'Creative Strategy', 'Reporting & Analytics'];
      const delays = await Promise.all(titles.map((name) => delayOf(page, name)));
      assert.deepEqual(delays, ['0s', '0.1s', '0.2s', '0.3s']);
    }),
  );

  it(
    'should follow each other twice as fast where they are small',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await page.goto('/ai-marketing-consultant-wilmington-nc');
      await awaitHydration(page);
      await showShare(page, 'Gemini', 0.5);
      const delays = await Promise.all(
        ['ChatGPT', 'Claude', 'Gemini'].map((name) => delayOf(page, name)),
      );
      assert.deepEqual(delays, ['0s', '0.05s', '0.1s']);
    }),
  );
});

/** Runs in the page: an intersection observer has spoken by then. */
function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

/** The hero's decoration has no role and no name: it is found by what marks it. */
function iconShifts(page: Page): Promise<{ distance: number; shift: number }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-wave-icon]')].map((icon) => {
      const { e, f } = new DOMMatrix(getComputedStyle(icon).transform);
      const host = icon.parentElement?.getBoundingClientRect();
      const x = (host?.left ?? 0) + icon.offsetLeft + icon.offsetWidth / 2;
      const y = (host?.top ?? 0) + icon.offsetTop + icon.offsetHeight / 2;
      return { distance: Math.hypot(x - 1_000, y - 700), shift: Math.hypot(e, f) };
    }),
  );
}

/** Read from a copy: reading the page's own canvas would change how the browser draws it. */
function paintedPixels(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    if (!canvas) throw new Error('The hero has no canvas.');
    const { width, height } = canvas;
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    copy?.drawImage(canvas, 0, 0);
    const data = copy?.getImageData(0, 0, width, height).data ?? [];
    return data.filter((value, index) => index % 4 === 3 && value > 0).length;
  });
}

async function wander(page: Page): Promise<void> {
  // The first move loads the effects; the next ones are followed.
  for (const [x, y] of [
    [900, 600],
    [950, 650],
    [1_000, 700],
  ] as const)
    await page.mouse.move(x, y);
}

describe('the water of the hero', () => {
  it(
    'should move icons within 200 px away from the pointer and draw a trail that vanishes',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await page.goto('/');
      await awaitHydration(page);
      await eventually(async () => {
        await wander(page);
        assert.ok((await paintedPixels(page)) > 0);
      });
      await eventually(async () => {
        const icons = await iconShifts(page);
        const near = icons.filter(({ distance }) => distance < 190);
        assert.ok(near.length > 0, 'no icon is near the pointer');
        assert.ok(near.every(({ shift }) => shift > 0.5));
        assert.ok(icons.every(({ distance, shift }) => distance < 210 || shift === 0));
      });
      await eventually(async () => assert.equal(await paintedPixels(page), 0));
    }),
  );

  it(
    'should rest, and hide nothing, for a visitor who wants no motion',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor({ reducedMotion: 'reduce' });
      await page.goto('/');
      await awaitHydration(page);
      await wander(page);
      await page.evaluate(twoFrames);
      await wander(page);
      await page.evaluate(twoFrames);
      assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
      assert.ok((await iconShifts(page)).every(({ shift }) => shift === 0));
      assert.equal(await paintedPixels(page), 0);
      assert.equal(await opacityOf(page, 'AI Enablement'), 1);
    }),
  );

  it(
    'should have its waves move for everybody else',
    withVisitors(async (newVisitor) => {
      const { page } = await newVisitor();
      await page.goto('/');
      const running = await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
      assert.ok(running > 0);
    }),
  );
});
