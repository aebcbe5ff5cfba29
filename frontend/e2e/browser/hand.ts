import type { Locator, Page } from '@playwright/test';

/** Counts what a hand does: a press, a drag, or a key that is no text. */
export class Hand {
  presses = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  press(target: Locator): Promise<void> {
    this.presses += 1;
    return target.click();
  }

  key(name: string): Promise<void> {
    this.presses += 1;
    return this.#page.keyboard.press(name);
  }

  drag(target: Locator, to: Locator): Promise<void> {
    this.presses += 1;
    return target.dragTo(to);
  }

  /** The presses since the last call. */
  take(): number {
    const { presses } = this;
    this.presses = 0;
    return presses;
  }
}
