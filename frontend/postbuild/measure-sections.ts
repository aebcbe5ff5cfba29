/**
 * Records how high the later sections of every public page are, for `skip-sections.ts`, as the product shows them:
 * `BASE_URL=http://localhost:8080 npm run section-heights -w frontend`, then `npm run format`.
 */
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../e2e/browser/launch.ts';
import { recordSectionHeights } from './section-heights.ts';
import { laterSections, measuredWidths, type SectionHeights } from './skip-sections.ts';

const base = (process.env.BASE_URL ?? 'http://localhost:8080').replace(/\/$/, '');

async function measure(page: Page, path: string, width: number): Promise<number[]> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(base + path);
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  return page
    .locator(laterSections)
    .evaluateAll((sections) =>
      sections.map((section) => Math.round(section.getBoundingClientRect().height)),
    );
}

const sitemap = await (await fetch(`${base}/sitemap.xml`)).text();
const paths = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname);
const browser = await chromium.launch(launchOptions);
try {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const heights: Record<string, SectionHeights> = {};
  for (const path of paths) {
    heights[path] = {
      phone: await measure(page, path, measuredWidths.phone),
      tablet: await measure(page, path, measuredWidths.tablet),
      desktop: await measure(page, path, measuredWidths.desktop),
    };
  }
  await recordSectionHeights(heights);
} finally {
  await browser.close();
}
