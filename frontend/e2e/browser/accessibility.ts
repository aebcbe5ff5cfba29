import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectFits } from './layout.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** No violation of WCAG 2.2 A and AA that a program can find, in what the page shows now. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    // No rule of these looks at stylesheets or media.
    .options({ resultTypes: ['violations'], preload: false })
    // No page here has frames: without the tab that would gather their results it is quicker.
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target}: ${failureSummary}`),
  );
  expect(found, state).toStrictEqual([]);
}

/** The same in a desktop's and a phone's width, in neither of which the page scrolls sideways. */
export async function expectUsable(page: Page, state: string): Promise<void> {
  for (const width of [1440, 360]) {
    await expectFits(page, width);
    await expectAccessible(page, `${state} at ${width} px`);
  }
}
