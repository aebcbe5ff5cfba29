import { clickIdKeys } from '@agency/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  attributionToSend,
  parseStored,
  readAttribution,
  recordVisit,
  setMarketingConsent,
  touchOf,
  withTouch,
} from './attribution';

const page = (path: string, referrer = '', at?: Date) => ({
  url: `https://site.test${path}`,
  referrer,
  at,
});

describe('touchOf', () => {
  it('keeps allow-listed parameters and the path, and drops the rest of the query', () => {
    expect(
      touchOf(page('/services?utm_source=news&gclid=abc&email=jo%40x.com&utm_medium=#top')),
    ).toEqual({ landingPath: '/services', utm_source: 'news', gclid: 'abc' });
  });

  it('keeps only the host of a foreign referrer', () => {
    expect(touchOf(page('/', 'https://search.example/find?q=secret'))).toEqual({
      landingPath: '/',
      referrerHost: 'search.example',
    });
  });

  it.each(['https://site.test/about', '', 'not a url'])(
    'knows no referrer host in "%s"',
    (from) => {
      expect(touchOf(page('/', from))).toEqual({ landingPath: '/' });
    },
  );

  it('drops what is empty once it is cleaned, and keeps the rest on one line', () => {
    const touch = touchOf(page('/?utm_source=%00&utm_medium=a%00%0D%0Ab&utm_term=%E2%80%AEcpc'));
    expect(touch).toEqual({ landingPath: '/', utm_medium: 'a b', utm_term: 'cpc' });
  });

  it('never cuts an emoji in two', () => {
    const letters = 'x'.repeat(199);
    const emoji = encodeURIComponent('😀😀');
    expect(touchOf(page(`/?utm_content=${letters}${emoji}`)).utm_content).toBe(`${letters}😀`);
  });

  it('keeps a click id whole or not at all', () => {
    const touch = touchOf(page(`/?gclid=${'g'.repeat(512)}&fbclid=${'f'.repeat(513)}`));
    expect(touch.gclid).toHaveLength(512);
    expect(touch).not.toHaveProperty('fbclid');
  });

  it('cuts over-long values', () => {
    const touch = touchOf(page(`/${'p'.repeat(900)}?utm_term=${'t'.repeat(900)}`));
    expect(touch.landingPath).toHaveLength(500);
    expect(touch.utm_term).toHaveLength(200);
  });
});

describe('the time of a visit', () => {
  it('stays with the touch, and what is no time is dropped', () => {
    const at = new Date('2026-11-25T14:00:00Z');
    expect(touchOf(page('/', '', at)).at).toBe('2026-11-25T14:00:00.000Z');
    expect(parseStored('{"first":{"at":"2026-11-25T14:00:00.000Z"}}').first?.at).toBeDefined();
    expect(parseStored('{"first":{"at":"yesterday"},"last":{"at":7}}')).toEqual({
      first: {},
      last: {},
    });
  });
});

describe('what is sent with a lead', () => {
  it('says what the visitor had decided, and when', () => {
    setMarketingConsent(false);
    expect(attributionToSend().consent).toEqual({ marketing: false, decidedAt: undefined });
    setMarketingConsent(true, '2026-11-25T14:00:00.000Z');
    expect(attributionToSend().consent).toEqual({
      marketing: true,
      decidedAt: '2026-11-25T14:00:00.000Z',
    });
    setMarketingConsent(false);
  });
});

describe('withTouch', () => {
  const ad = { landingPath: '/faq', gclid: 'a' };
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
  });
});

describe('what an earlier version stored and the server cannot', () => {
  const stored = { first: { utm_source: '\u0000', utm_content: `${'x'.repeat(199)}\ud83d` } };
  const clean = { utm_content: `${'x'.repeat(199)}\ufffd` };

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
    recordVisit(page('/contact?utm_source=ad'));
    expect(readAttribution()).toEqual({
      first: { landingPath: '/blog/x', utm_source: 'mail' },
      last: { landingPath: '/contact', utm_source: 'ad' },
    });
    expect(localStorage).toHaveLength(0);
  });

  it('reads the address of the document, and when it was opened, by itself', () => {
    recordVisit();
    const at = new Date(performance.timeOrigin).toISOString();
    expect(readAttribution().first).toEqual({ landingPath: '/', at });
  });

  it('remembers within the document where storage is refused', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
    recordVisit(page('/about?utm_source=a'));
    expect(readAttribution().first).toEqual({ landingPath: '/about', utm_source: 'a' });
    vi.restoreAllMocks();
    recordVisit(page('/about'));
    expect(readAttribution().first?.utm_source).toBe('a');
  });
});

describe('setMarketingConsent', () => {
  const ad = { landingPath: '/faq', gclid: 'a' };
  const newSession = () => sessionStorage.clear();
  const stored = () => JSON.stringify({ ...sessionStorage, ...localStorage });
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
      first: ad,
      last: { landingPath: '/contact', utm_source: 'mail' },
    });
    newSession();
    setMarketingConsent(true);
    recordVisit(page('/'));
    expect(readAttribution().last).toEqual({ landingPath: '/contact', utm_source: 'mail' });
  });

  it.each(clickIdKeys)('neither stores nor gives out %s without consent', (key) => {
    recordVisit(page(`/faq?utm_source=mail&${key}=click-1`));
    expect(readAttribution().first).toEqual({ landingPath: '/faq', utm_source: 'mail' });
    expect(stored()).toContain('mail');
    expect(stored()).not.toContain('click-1');
  });

  it('adds the click id of this visit once there is consent, and of no earlier one', () => {
    recordVisit(page('/about?fbclid=earlier'));
    recordVisit(page('/faq?gclid=a', 'https://search.example/'));
    setMarketingConsent(true);
    expect(readAttribution()).toEqual({
      first: { landingPath: '/about' },
      last: { ...ad, referrerHost: 'search.example' },
    });
    expect(stored()).not.toContain('earlier');
  });

  it('removes click ids and what is older when the consent is gone, and keeps the rest of this session', () => {
    setMarketingConsent(true);
    recordVisit(page('/faq?gclid=click-1&utm_source=ad'));
    expect(stored()).toContain('click-1');
    setMarketingConsent(false);
    expect(localStorage).toHaveLength(0);
    expect(stored()).not.toContain('click-1');
    recordVisit(page('/contact?fbclid=click-2'));
    expect(localStorage).toHaveLength(0);
    expect(readAttribution().first).toEqual({ landingPath: '/faq', utm_source: 'ad' });
    expect(stored()).not.toContain('click-2');
  });

  it('removes a click id that an earlier version of this page has stored', () => {
    sessionStorage.setItem('attribution', JSON.stringify({ first: ad, last: ad }));
    setMarketingConsent(false);
    expect(JSON.parse(sessionStorage.getItem('attribution') ?? '')).toEqual({
      first: { landingPath: '/faq' },
      last: { landingPath: '/faq' },
    });
  });

  it('stores nothing by itself', () => {
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
