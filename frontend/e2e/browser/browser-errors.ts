import type { BrowserContext } from '@playwright/test';

/** Errors that the browser reports while a test runs. Unexpected ones fail the test. */
export class BrowserErrors {
  #reported: string[] = [];
  #expected: RegExp[] = [];
  #allowed: RegExp[] = [];

  /** Expects an error, warning or dialog at least once. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Accepts an error that a busy machine may cause, but does not expect it. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Listens to every page of the context, and to requests to other hosts. */
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
      // Aborted by the page itself, or because the visitor left it: not a failure.
      if (reason !== 'net::ERR_ABORTED') {
        this.#reported.push(`failed request: ${request.url()} ${reason}`);
      }
    });
  }

  /** Returns unexpected reports and missing expected ones, and starts anew. */
  takeUnsettled(): string[] {
    const reported = this.#reported;
    const expected = this.#expected;
    const accepted = [...expected, ...this.#allowed];
    this.#reported = [];
    this.#expected = [];
    this.#allowed = [];
    return [
      ...reported.filter((error) => !accepted.some((pattern) => pattern.test(error))),
      ...expected
        .filter((pattern) => !reported.some((error) => pattern.test(error)))
        .map((pattern) => `never reported: ${pattern}`),
    ];
  }
}
