import { describe, expect, it } from 'vitest';
import { describeTouch } from './describe-touch';

describe('describeTouch', () => {
  it.each([
    [
      {
        utm_source: 'google',
        utm_medium: 'cpc',
        utm_campaign: 'spring ac',
        utm_term: 'ac repair',
        gclid: '1',
        referrerHost: 'www.google.com',
        landingPath: '/google-ads-wilmington',
      },
      'a Google ad (google / cpc), campaign “spring ac”, keyword “ac repair”, to /google-ads-wilmington',
    ],
    [{ gad_source: '1', referrerHost: 'www.google.com' }, 'a Google ad'],
    [{ fbclid: 'y', landingPath: '/' }, 'a Facebook or Instagram link, to /'],
    [{ referrerHost: 'duckduckgo.com', landingPath: '/' }, 'a link on duckduckgo.com, to /'],
    [{ utm_source: 'newsletter' }, 'a tagged link (newsletter)'],
    [{ landingPath: '/about' }, 'a direct visit: typed address, bookmark or app, to /about'],
    [{}, 'a direct visit: typed address, bookmark or app'],
  ])('says where %o came from', (touch, words) => {
    expect(describeTouch(touch)).toBe(words);
  });
});
