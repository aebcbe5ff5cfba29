import { apiPaths } from '@agency/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countArrival, countBegunForm } from './count-visits';

const sendBeacon = vi.fn();

/** A browser with `sendBeacon` and these overrides; by default, one that is counted. */
function visitWith(settings: object = {}): void {
  vi.stubGlobal('navigator', { ...navigator, sendBeacon, ...settings });
}

beforeEach(() => {
  sendBeacon.mockReset();
  document.documentElement.dataset.arrivals = apiPaths.arrivals;
  const opened = { type: 'navigate', name: 'http://site.test/faq' };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([opened as never]);
  visitWith();
});
afterEach(() => {
  delete document.documentElement.dataset.arrivals;
  Reflect.deleteProperty(document, 'prerendering');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('an arrival', () => {
  it('is sent to the path that the build has put into the page', () => {
    countArrival();
    expect(sendBeacon.mock.calls).toEqual([[apiPaths.arrivals, expect.any(Blob)]]);
  });

  it.each([{ webdriver: true }, { globalPrivacyControl: true }])(
    'is not sent by a browser with %j',
    (settings) => {
      visitWith(settings);
      countArrival();
      expect(sendBeacon).not.toHaveBeenCalled();
    },
  );

  it('is not sent from a page without that path', () => {
    delete document.documentElement.dataset.arrivals;
    countArrival();
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('is sent for a prerendered page once somebody sees it', () => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    countArrival();
    expect(sendBeacon).not.toHaveBeenCalled();
    Object.defineProperty(document, 'prerendering', { configurable: true, value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(sendBeacon).toHaveBeenCalledTimes(1);
  });
});

describe('a begun form', () => {
  afterEach(() => document.body.replaceChildren());

  const focusIn = (form: string) => {
    document.body.innerHTML = `<main>${form}</main>`;
    document.querySelector('input')?.focus();
  };

  it('is sent once, on the first focus in it', () => {
    countBegunForm();
    expect(sendBeacon).not.toHaveBeenCalled();
    focusIn('<form method="post"><input /></form>');
    focusIn('<form method="post"><input /></form>');
    expect(sendBeacon).toHaveBeenCalledTimes(1);
  });

  it('is not the correction of an email address', () => {
    countBegunForm();
    focusIn('<form><input /></form>');
    expect(sendBeacon).not.toHaveBeenCalled();
    focusIn('<form method="post"><input /></form>');
    expect(sendBeacon).toHaveBeenCalledTimes(1);
  });
});
