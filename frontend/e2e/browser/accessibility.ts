import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expectFits } from './layout.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * All rules that axe enables by default. Target size is not one of them and stays off: axe cannot see that a
 * stylesheet extends a target.
 */
const options: RunOptions = {
  resultTypes: ['violations'],
  // Only rules about stylesheets (off by default) and about audio and video (the site has none) need it.
  preload: false,
  // Frames contain emails and cannot be checked: they allow no scripts.
  iframes: false,
};

/** Runs in the page. Content behind a modal dialog can be neither read nor reached, and was checked before. */
async function findViolations(runOptions: RunOptions): Promise<string[] | undefined> {
  const modal = [...document.querySelectorAll('dialog:modal, [data-modal]')].at(-1);
  // What is not laid out yet has the size of another width, and axe would see its text outside of its background.
  const laidOut = new CSSStyleSheet();
  laidOut.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(laidOut);
  const results = await window.axe?.run(modal ?? document, runOptions);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== laidOut);
  return results?.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target}: ${failureSummary}`),
  );
}

/** Violations of WCAG 2.1 A and AA or of best practices that axe can find, in the page's current state. */
export async function violationsOn(page: Page): Promise<string[]> {
  // Once per document: half a megabyte of script costs as much as the check itself.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return (await page.evaluate(findViolations, options)) ?? ['axe is gone from the page'];
}

export async function expectAccessible(page: Page, state: string): Promise<void> {
  expect(await violationsOn(page), state).toStrictEqual([]);
}

/**
 * The same on a phone, and neither there nor on a desktop is it wider than the window. What differs on a desktop is
 * checked for every kind of view in pointer-reach.spec.ts.
 */
export async function expectUsable(page: Page, state: string): Promise<void> {
  for (const width of [1440, 360]) await expectFits(page, width);
  await expectAccessible(page, state);
}
