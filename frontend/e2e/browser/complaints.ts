import type { BrowserContext, Page } from 'playwright-core';

/** What a browser has to complain about while a test runs. Whatever the test did not announce makes it fail. */
export class Complaints {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Announces one that must come, any number of times. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  listenTo(context: BrowserContext, host: string): void {
    context.on('page', (page) => this.#listenToPage(page));
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.host !== host) {
        this.#heard.push(`request to another host: ${url.href}`);
      }
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // Given up by the page itself, or because the visitor left it: nothing has failed.
      if (reason !== 'net::ERR_ABORTED') {
        this.#heard.push(`failed request: ${request.url()} ${reason}`);
      }
    });
  }

  #listenToPage(page: Page): void {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        this.#heard.push(
          `console ${message.type()}: ${message.text()} (${message.location().url})`,
        );
      }
    });
    page.on('pageerror', (error) => this.#heard.push(`page error: ${error.stack ?? error}`));
    page.on('dialog', (dialog) => {
      this.#heard.push(`${dialog.type()}: ${dialog.message()}`);
      void dialog.accept();
    });
  }

  /** Everything that was heard and not announced, and everything that was announced and not heard. */
  unsettled(): string[] {
    const surprises = this.#heard.filter(
      (complaint) => !this.#expected.some((pattern) => pattern.test(complaint)),
    );
    const missing = this.#expected
      .filter((pattern) => !this.#heard.some((complaint) => pattern.test(complaint)))
      .map((pattern) => `never heard: ${pattern}`);
    return [...surprises, ...missing];
  }
}
