import { afterEach, expect, it, vi } from 'vitest';
import { denyEverything, pushSignals } from './signals';

/** Runs the inline script as a page does: in the global scope. */
function runInline(): unknown[] {
  // biome-ignore lint/complexity/noCommaOperator: indirect, so that it runs globally
  // biome-ignore lint/security/noGlobalEval: the code under test is a script as text
  (0, eval)(denyEverything);
  return window.dataLayer ?? [];
}

afterEach(() => {
  delete window.dataLayer;
  delete window.gtag;
});

it('denies everything before any tag, with the arguments object itself', () => {
  const [pushed] = runInline();
  expect(Object.prototype.toString.call(pushed)).toBe('[object Arguments]');
  expect(Array.from(pushed as ArrayLike<unknown>)).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      functionality_storage: 'denied',
      personalization_storage: 'denied',
      security_storage: 'granted',
      wait_for_update: 500,
    },
  ]);
});

it.each([
  [true, true, 'granted', 'granted'],
  [true, false, 'granted', 'denied'],
  [false, true, 'denied', 'granted'],
  [false, false, 'denied', 'denied'],
])('says all four signals: analytics %s, marketing %s', (analytics, marketing, storage, ads) => {
  const layer = runInline();
  pushSignals({ analytics, marketing });
  expect(Object.prototype.toString.call(layer[1])).toBe('[object Arguments]');
  expect(Array.from(layer[1] as ArrayLike<unknown>)).toEqual([
    'consent',
    'update',
    {
      analytics_storage: storage,
      ad_storage: ads,
      ad_user_data: ads,
      ad_personalization: ads,
    },
  ]);
});

it('is silent on a page without the script', () => {
  vi.stubGlobal('gtag', undefined);
  expect(() => pushSignals({ analytics: true, marketing: true })).not.toThrow();
});
