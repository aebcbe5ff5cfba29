import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expectFits } from './layout.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  resultTypes: ['violations'],
  // No rule of these looks at stylesheets or media.
  preload: false,
  // What frames show, emails, cannot be looked into: they allow no scripts.
  iframes: false,
};

/** Runs in the page. */
async function findViolations(runOptions: RunOptions): Promise<string[] | undefined> {
  const results = await window.axe?.run(document, runOptions);
  return results?.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target}: ${failureSummary}`),
  );
}

/** No violation of WCAG 2.2 A and AA that a program can find, in what the page shows now. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // Once in a document: half a megabyte of script costs as much as the search itself.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  expect(await page.evaluate(findViolations, options), state).toStrictEqual([]);
}

/** The same in a desktop's and a phone's width, in neither of which the page scrolls sideways. */
export async function expectUsable(page: Page, state: string): Promise<void> {
  for (const width of [1440, 360]) {
    await expectFits(page, width);
    await expectAccessible(page, `${state} at ${width} px`);
  }
}
