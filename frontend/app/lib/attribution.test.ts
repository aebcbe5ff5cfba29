import { clickIdKeys, type Touch } from '@agency/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  parseStored,
  readAttribution,
  recordVisit,
  setMarketingConsent,
  touchOf,
  withTouch,
} from './attribution';

const at = new Date('2026-11-25T14:00:00Z');
const page = (path: string, referrer = '') => ({
  url: `https://site.test${path}`,
  referrer,
  at,
});

/** A touch as it is stored. */
const touch = (values: Touch): Touch => ({ ...values, at: at.toISOString() });

describe('touchOf', () => {
  it('keeps allow-listed parameters and the path, and drops the rest of the query', () => {
    expect(
      touchOf(page('/services?utm_source=news&gad_source=1&email=jo%40x.com&utm_medium=#top')),
    ).toEqual(touch({ landingPath: '/services', utm_source: 'news', gad_source: '1' }));
  });

  it.each(clickIdKeys)('keeps of %s only that there was one', (key) => {
    expect(touchOf(page(`/faq?${key}=Click-1`))).toEqual(
      touch({ landingPath: '/faq', [key]: '1' }),
    );
    expect(touchOf(page(`/faq?${key}=`))).toEqual(touch({ landingPath: '/faq' }));
  });

  it('keeps only the host of a foreign referrer', () => {
    expect(touchOf(page('/', 'https://search.example/find?q=secret'))).toEqual(
      touch({ landingPath: '/', referrerHost: 'search.example' }),
    );
  });

  it.each(['https://site.test/about', '', 'not a url'])(
    'knows no referrer host in "%s"',
    (from) => {
      expect(touchOf(page('/', from))).toEqual(touch({ landingPath: '/' }));
    },
  );

  it('drops what is empty once it is cleaned, and keeps the rest on one line', () => {
    expect(touchOf(page('/?utm_source=%00&utm_medium=a%00%0D%0Ab&utm_term=%E2%80%AEcpc'))).toEqual(
      touch({ landingPath: '/', utm_medium: 'a b', utm_term: 'cpc' }),
    );
  });

  it('never cuts an emoji in two', () => {
    const letters = 'x'.repeat(199);
    const emoji = encodeURIComponent('😀😀');
    expect(touchOf(page(`/?utm_content=${letters}${emoji}`)).utm_content).toBe(`${letters}😀`);
  });

  it('cuts over-long values', () => {
    const long = touchOf(page(`/${'p'.repeat(900)}?utm_term=${'t'.repeat(900)}`));
    expect(long.landingPath).toHaveLength(500);
    expect(long.utm_term).toHaveLength(200);
  });
});

describe('withTouch', () => {
  const ad = { landingPath: '/faq', gclid: '1' };
  const direct = { landingPath: '/' };

  it('takes the first visit as first and last', () => {
    expect(withTouch({}, direct)).toEqual({ first: direct, last: direct });
  });

  it('moves the last touch on a visit from outside only', () => {
    const known = withTouch(withTouch({}, direct), ad);
    expect(known).toEqual({ first: direct, last: ad });
    expect(withTouch(known, direct)).toEqual(known);
  });
});

describe('parseStored', () => {
  it.each([null, '', 'nonsense', '7', '{"first":3,"last":"x"}'])('makes nothing of %s', (text) => {
    expect(parseStored(text)).toEqual({});
  });

  it('drops what we would not have stored', () => {
    expect(parseStored('{"first":{"utm_source":"a","email":"b","gclid":7}}').first).toEqual({
      utm_source: 'a',
    });
    expect(parseStored('{"first":{"at":"yesterday"},"last":{"at":7}}')).toEqual({
      first: {},
      last: {},
    });
  });
});

describe('what an earlier version stored and the server cannot', () => {
  const half = 'x'.repeat(199);
  const stored = {
    first: { utm_source: '\u0000', utm_content: `${half}\ud83d`, gclid: 'Click-1' },
  };
  const clean = { utm_content: `${half}\ufffd`, gclid: '1' };

  // Another file in the same worker may have granted it.
  beforeEach(() => setMarketingConsent(false));

  it('is clean when it is read in the same session', () => {
    sessionStorage.setItem('attribution', JSON.stringify(stored));
    expect(readAttribution().first).toEqual(clean);
    recordVisit(page('/contact'));
    expect(JSON.parse(sessionStorage.getItem('attribution') ?? '').first).toEqual(clean);
  });

  it('is clean when it comes from an earlier session', () => {
    localStorage.setItem('attribution', JSON.stringify(stored));
    recordVisit(page('/contact'));
    setMarketingConsent(true);
    expect(readAttribution().first).toEqual(clean);
    expect(JSON.parse(localStorage.getItem('attribution') ?? '').first).toEqual(clean);
    setMarketingConsent(false);
  });
});

describe('recordVisit', () => {
  beforeEach(() => setMarketingConsent(false));
  afterEach(() => vi.restoreAllMocks());

  it('keeps both touches for the session, however often it is called', () => {
    recordVisit(page('/blog/x?utm_source=mail'));
    recordVisit(page('/blog/x?utm_source=mail'));
    recordVisit(page('/contact?utm_source=ad&gclid=Click-1'));
    expect(readAttribution()).toEqual({
      first: touch({ landingPath: '/blog/x', utm_source: 'mail' }),
      last: touch({ landingPath: '/contact', utm_source: 'ad', gclid: '1' }),
    });
    expect(localStorage).toHaveLength(0);
  });

  it('reads the address of the document, and when it was opened, on its own', () => {
    recordVisit();
    const opened = new Date(performance.timeOrigin).toISOString();
    expect(readAttribution().first).toEqual({ landingPath: '/', at: opened });
  });

  it('remembers within the document where storage is refused', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
    recordVisit(page('/about?utm_source=a'));
    expect(readAttribution().first?.utm_source).toBe('a');
    vi.restoreAllMocks();
    recordVisit(page('/about'));
    expect(readAttribution().first?.utm_source).toBe('a');
  });
});

describe('setMarketingConsent', () => {
  const newSession = () => sessionStorage.clear();
  afterEach(() => {
    setMarketingConsent(false);
    vi.restoreAllMocks();
  });

  it('remembers the first touch in the next session, with consent', () => {
    recordVisit(page('/faq?gclid=a'));
    setMarketingConsent(true);
    newSession();
    setMarketingConsent(true);
    recordVisit(page('/contact?utm_source=mail'));
    expect(readAttribution()).toEqual({
      first: touch({ landingPath: '/faq', gclid: '1' }),
      last: touch({ landingPath: '/contact', utm_source: 'mail' }),
    });
    newSession();
    setMarketingConsent(true);
    recordVisit(page('/'));
    expect(readAttribution().last?.utm_source).toBe('mail');
  });

  it('removes what is older when the consent is gone, and keeps this session', () => {
    setMarketingConsent(true);
    recordVisit(page('/faq?utm_source=ad'));
    expect(localStorage).toHaveLength(1);
    setMarketingConsent(false);
    expect(localStorage).toHaveLength(0);
    recordVisit(page('/contact'));
    expect(localStorage).toHaveLength(0);
    expect(readAttribution().first?.utm_source).toBe('ad');
  });

  it('stores nothing on its own', () => {
    setMarketingConsent(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it('does without where storage is refused', () => {
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
    expect(() => setMarketingConsent(false)).not.toThrow();
  });
});
