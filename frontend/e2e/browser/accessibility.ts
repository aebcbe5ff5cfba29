import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expectFits } from './layout.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** All rules that axe turns on by itself. The size of targets is not among them: it knows none that a stylesheet extends. */
const options: RunOptions = {
  resultTypes: ['violations'],
  // No rule of these looks at stylesheets or media.
  preload: false,
  // What frames show, emails, cannot be looked into: they allow no scripts.
  iframes: false,
};

/** Runs in the page. What lies behind a modal dialog can be neither read nor reached, and was looked at before. */
async function findViolations(runOptions: RunOptions): Promise<string[] | undefined> {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const results = await window.axe?.run(modal ?? document, runOptions);
  return results?.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target}: ${failureSummary}`),
  );
}

/** No violation of WCAG 2.1 A and AA and of good practice that axe can find, in what the page shows now. */
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
