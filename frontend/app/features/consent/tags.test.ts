import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseTagCookies } from './tags';

const tagScripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="gtm.js"]')];

describe('the tag manager', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => {
    for (const script of tagScripts()) script.remove();
    delete window.dataLayer;
  });

  it('is loaded once, after its first event', async () => {
    window.dataLayer = [];
    const { loadTagManager } = await import('./tags');
    loadTagManager('GTM-AB12');
    loadTagManager('GTM-AB12');
    expect(tagScripts().map(({ src, async }) => ({ src, async }))).toEqual([
      { src: 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12', async: true },
    ]);
    expect(window.dataLayer).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }]);
  });

  it('never sees an address with a contact’s id, even when the visitor goes back to it', async () => {
    window.dataLayer = [];
    history.replaceState(null, '', '/thank-you?contactId=41');
    const { loadTagManager } = await import('./tags');
    loadTagManager('GTM-AB12');
    expect(location.href).toBe('http://site.test/thank-you');
    history.replaceState(null, '', '/thank-you?contactId=42');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(location.href).toBe('http://site.test/thank-you');
    history.replaceState(null, '', '/');
  });

  it.each([
    ['a choice without an id', '', { analytics: true, marketing: true }, 0],
    ['essential only', 'GTM-AB12', { analytics: false, marketing: false }, 0],
    ['analytics', 'GTM-AB12', { analytics: true, marketing: false }, 1],
    ['marketing', 'GTM-AB12', { analytics: false, marketing: true }, 1],
  ])('after %s', async (_, id, choices, count) => {
    vi.stubGlobal('__TAG_MANAGER_ID__', id);
    const { applyChoices } = await import('./tags');
    applyChoices(choices);
    expect(tagScripts()).toHaveLength(count);
  });
});

describe('the cookies of tags', () => {
  const names = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);
  beforeEach(() => {
    for (const name of ['_ga', '_ga_X1', '_gcl_au', '_fbp', 'mine']) {
      // biome-ignore lint/suspicious/noDocumentCookie: as tags do
      document.cookie = `${name}=1`;
    }
  });

  it('are removed with the consent they depend on, and no others are', () => {
    eraseTagCookies({ analytics: true, marketing: true });
    expect(names()).toEqual(['_ga', '_ga_X1', '_gcl_au', '_fbp', 'mine']);
    eraseTagCookies({ analytics: true, marketing: false });
    expect(names()).toEqual(['_ga', '_ga_X1', 'mine']);
    eraseTagCookies({ analytics: false, marketing: false });
    expect(names()).toEqual(['mine']);
  });
});
