import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepBeyondSession, readAttribution, recordVisit } from './attribution';
import { parseStored, touchOf, withTouch } from './attribution-touch';

const page = (path: string, referrer = '') => ({ url: `https://site.test${path}`, referrer });

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

  it('cuts over-long values', () => {
    const touch = touchOf(page(`/${'p'.repeat(900)}?utm_term=${'t'.repeat(900)}`));
    expect(touch.landingPath).toHaveLength(500);
    expect(touch.utm_term).toHaveLength(200);
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

  it('is clean when it is read in the same session', () => {
    sessionStorage.setItem('attribution', JSON.stringify(stored));
    expect(readAttribution().first).toEqual(clean);
    recordVisit(page('/contact'));
    expect(JSON.parse(sessionStorage.getItem('attribution') ?? '').first).toEqual(clean);
  });

  it('is clean when it comes from an earlier session', () => {
    localStorage.setItem('attribution', JSON.stringify(stored));
    recordVisit(page('/contact'));
    keepBeyondSession(true);
    expect(readAttribution().first).toEqual(clean);
    expect(JSON.parse(localStorage.getItem('attribution') ?? '').first).toEqual(clean);
    keepBeyondSession(false);
  });
});

describe('recordVisit', () => {
  afterEach(() => vi.restoreAllMocks());

  it('keeps both touches for the session, however often it is called', () => {
    recordVisit(page('/blog/x?utm_source=mail'));
    recordVisit(page('/blog/x?utm_source=mail'));
    recordVisit(page('/contact?fbclid=f'));
    expect(readAttribution()).toEqual({
      first: { landingPath: '/blog/x', utm_source: 'mail' },
      last: { landingPath: '/contact', fbclid: 'f' },
    });
    expect(localStorage).toHaveLength(0);
  });

  it('reads the address of the document by itself', () => {
    recordVisit();
    expect(readAttribution().first).toEqual({ landingPath: '/' });
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

describe('keepBeyondSession', () => {
  const ad = { landingPath: '/faq', gclid: 'a' };
  const newSession = () => sessionStorage.clear();
  afterEach(() => {
    keepBeyondSession(false);
    vi.restoreAllMocks();
  });

  it('remembers the first touch in the next session, with consent', () => {
    recordVisit(page('/faq?gclid=a'));
    keepBeyondSession(true);
    newSession();
    keepBeyondSession(true);
    recordVisit(page('/contact?utm_source=mail'));
    expect(readAttribution()).toEqual({
      first: ad,
      last: { landingPath: '/contact', utm_source: 'mail' },
    });
    newSession();
    keepBeyondSession(true);
    recordVisit(page('/'));
    expect(readAttribution().last).toEqual({ landingPath: '/contact', utm_source: 'mail' });
  });

  it('removes what is older when the consent is gone, and keeps this session', () => {
    recordVisit(page('/faq?gclid=a'));
    keepBeyondSession(true);
    expect(localStorage).toHaveLength(1);
    keepBeyondSession(false);
    expect(localStorage).toHaveLength(0);
    recordVisit(page('/contact?fbclid=f'));
    expect(localStorage).toHaveLength(0);
    expect(readAttribution().first).toEqual(ad);
  });

  it('does without where storage is refused', () => {
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
    expect(() => keepBeyondSession(false)).not.toThrow();
  });
});
