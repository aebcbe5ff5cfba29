import type { Locator, Page } from '@playwright/test';

/** Counts what a user does by hand: presses, drags, and keys other than text. */
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

  async drag(target: Locator, to: Locator): Promise<void> {
    this.presses += 1;
    // Not while the button is down: the page would scroll what is dragged away from under the pointer.
    await to.scrollIntoViewIfNeeded();
    await target.dragTo(to);
  }

  /** Returns the count and resets it. */
  take(): number {
    const { presses } = this;
    this.presses = 0;
    return presses;
  }
}
