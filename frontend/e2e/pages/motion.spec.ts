import type { Page } from '@playwright/test';
import { awaitLivePage, awaitPaint } from '../browser/live-page.ts';
import { layOutAll, revealedOpacities } from '../browser/reveals.ts';
import { expect, test } from '../browser/test.ts';

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

/** The first of many steps, as a wheel or a finger scrolls. */
const startScrolling = (page: Page) =>
  page.evaluate(() => window.scrollBy({ top: 12, behavior: 'instant' }));

const opacityOf = (page: Page, title: string) =>
  cardOf(page, title).evaluate((card) => Number(getComputedStyle(card).opacity));

/** How long a card being revealed waits for those before it. */
async function delayOf(page: Page, title: string): Promise<string> {
  // Not with the pauses of `expect.poll`: a reveal takes half a second.
  const delays = await cardOf(page, title).evaluate(async (card) => {
    while (getComputedStyle(card).transitionDuration === '0s') {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return getComputedStyle(card).transitionDelay;
  });
  return delays.split(',')[0] ?? '';
}

test.use({ reducedMotion: 'no-preference' });

test('cards fade in one after the other as they come into view, and stay shown after Back, a reload and in a tall window', async ({
  page,
}) => {
  const hidden = async () => {
    await startScrolling(page);
    await awaitPaint(page);
    return (await page.evaluate(revealedOpacities)).filter((opacity) => opacity < 1).length;
  };
  await page.goto('/');
  await awaitLivePage(page);
  const title = 'Paid Search';
  await layOutAll(page);
  await startScrolling(page);
  await expect.poll(() => opacityOf(page, title)).toBe(0);
  await showShare(page, title, 0.05);
  await awaitPaint(page);
  expect(await opacityOf(page, title)).toBe(0);
  await showShare(page, title, 0.15);
  await expect.poll(() => opacityOf(page, title)).toBe(1);

  await showShare(page, 'AI Enablement', 0.5);
  const titles = ['Paid Search', 'Paid Social', 'Creative Strategy', 'Reporting & Analytics'];
  const delays = await Promise.all(titles.map((name) => delayOf(page, name)));
  expect(delays).toStrictEqual(['0s', '0.1s', '0.2s', '0.3s']);
  // It fades in after those before it.
  await expect.poll(() => opacityOf(page, 'AI Enablement')).toBe(1);

  expect(await hidden()).toBeGreaterThan(0);
  // Simulates the back/forward cache, which these browsers disable.
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  expect(await hidden()).toBe(0);

  await page.reload();
  await awaitLivePage(page);
  expect(await hidden()).toBe(0);

  await page.setViewportSize({ width: 1440, height: 2_000 });
  await page.goto('/about');
  await awaitLivePage(page);
  expect(await hidden()).toBe(0);
});

/** The hero's decoration has no role or name, so it is found by its attributes. */
function iconShifts(page: Page): Promise<{ distance: number; shift: number }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGGraphicsElement>('[data-wave-icon]')].map((icon) => {
      const box = icon.getBBox();
      const parent = icon.parentElement as SVGGraphicsElement | null;
      const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(
        parent?.getScreenCTM() ?? undefined,
      );
      const [right = 0, down = 0] = getComputedStyle(icon)
        .translate.split(' ')
        .map(Number.parseFloat);
      return { distance: Math.hypot(x - 1_000, y - 700), shift: Math.hypot(right || 0, down) };
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

test.describe('the water of the hero', () => {
  test('moves in waves, moves icons within 200 px away from the pointer, and draws a trail that vanishes', async ({
    page,
  }) => {
    await page.goto('/');
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(running).toBeGreaterThan(0);
    await awaitLivePage(page);
    await expect(async () => {
      await wander(page);
      expect(await paintedPixels(page)).toBeGreaterThan(0);
    }).toPass();
    await expect(async () => {
      const icons = await iconShifts(page);
      const near = icons.filter(({ distance }) => distance < 190);
      expect(near.length, 'no icon is near the pointer').toBeGreaterThan(0);
      expect(near.every(({ shift }) => shift > 0.5)).toBe(true);
      expect(icons.every(({ distance, shift }) => distance < 210 || shift === 0)).toBe(true);
    }).toPass();
    await expect.poll(() => paintedPixels(page)).toBe(0);
  });

  test('rests and hides nothing with reduced motion', async ({ sharedPage: page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await awaitLivePage(page);
    await wander(page);
    await awaitPaint(page);
    await wander(page);
    await awaitPaint(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect((await iconShifts(page)).every(({ shift }) => shift === 0)).toBe(true);
    expect(await paintedPixels(page)).toBe(0);
    expect(await opacityOf(page, 'AI Enablement')).toBe(1);
    await page.mouse.move(0, 0);
  });
});
