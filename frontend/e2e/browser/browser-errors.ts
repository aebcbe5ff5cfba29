import type { BrowserContext } from '@playwright/test';

/** What the browser reports while a test runs. Whatever the test did not announce makes it fail. */
export class BrowserErrors {
  #reported: string[] = [];
  #expected: RegExp[] = [];

  /** Announces an error, warning or dialog that must come, any number of times. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Listens to every page of the context; also to requests to any host but this one. */
  listenTo(context: BrowserContext, host: string): void {
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        this.#reported.push(
          `console ${message.type()}: ${message.text()} (${message.location().url})`,
        );
      }
    });
    context.on('weberror', (webError) => {
      const error = webError.error();
      this.#reported.push(`page error: ${error.stack ?? error}`);
    });
    context.on('dialog', (dialog) => {
      this.#reported.push(`${dialog.type()}: ${dialog.message()}`);
      void dialog.accept();
    });
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.host !== host) {
        this.#reported.push(`request to another host: ${url.href}`);
      }
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // Aborted by the page itself, or because the visitor left it: nothing has failed.
      if (reason !== 'net::ERR_ABORTED') {
        this.#reported.push(`failed request: ${request.url()} ${reason}`);
      }
    });
  }

  /** Returns what was reported without announcement and what was announced without a report, and starts anew. */
  takeUnsettled(): string[] {
    const reported = this.#reported;
    const expected = this.#expected;
    this.#reported = [];
    this.#expected = [];
    return [
      ...reported.filter((error) => !expected.some((pattern) => pattern.test(error))),
      ...expected
        .filter((pattern) => !reported.some((error) => pattern.test(error)))
        .map((pattern) => `never reported: ${pattern}`),
    ];
  }
}
