import {
  type Channel,
  channelOf,
  channelOfTouch,
  importedChannelOf,
  visitChannelOptions,
} from './channel.js';
import type { Touch } from './create-lead.js';

const table: readonly (readonly [Channel, Touch])[] = [
  ['paid-search', { gclid: 'Cj0', utm_source: 'newsletter', utm_medium: 'email' }],
  ['paid-search', { gbraid: '0A' }],
  ['paid-search', { wbraid: 'Cl' }],
  ['paid-search', { msclkid: 'f0' }],
  // An auto-tagged ad whose click id was lost on the way.
  ['paid-search', { gad_source: '1', referrerHost: 'www.google.com' }],
  ['paid-search', { gad_campaignid: '22', referrerHost: 'www.google.com' }],
  ['paid-search', { utm_source: 'google', utm_medium: 'cpc' }],
  ['paid-search', { utm_source: 'Google', utm_medium: 'PPC' }],
  ['paid-search', { utm_source: 'bing', utm_medium: 'paidsearch' }],
  ['paid-search', { utm_medium: 'cpc', referrerHost: 'www.bing.com' }],
  ['paid-social', { utm_source: 'facebook', utm_medium: 'paid-social', fbclid: 'Iw' }],
  ['paid-social', { utm_source: 'ig', utm_medium: 'paid' }],
  ['paid-social', { utm_source: 'linkedin', utm_medium: 'cpc' }],
  ['paid-social', { utm_source: 'an', utm_medium: 'paid' }],
  ['paid-social', { utm_source: 'msg', utm_medium: 'cpc' }],
  ['paid-social', { utm_source: 'th', utm_medium: 'paid_social' }],
  ['paid-social', { utm_source: 'Facebook_Mobile_Feed', utm_medium: 'paid' }],
  ['paid-social', { utm_source: 'Instagram_Stories', utm_medium: 'cpc' }],
  ['paid-social', { utm_source: 'fbads', utm_medium: 'cpc' }],
  ['paid-social', { utm_source: 'tiktok-ads', utm_medium: 'social_paid' }],
  ['paid-social', { utm_source: 'linkedin', utm_medium: 'sponsored-update' }],
  ['paid-search', { utm_source: 'googleads', utm_medium: 'ppc' }],
  ['paid-search', { utm_source: 'google_ads', utm_medium: 'sem' }],
  ['paid-other', { utm_source: 'anchor', utm_medium: 'cpc' }],
  ['paid-other', { utm_source: 'mailchimp', utm_medium: 'cpc' }],
  ['paid-other', { utm_source: 'wwaytv3.com', utm_medium: 'cpm' }],
  ['paid-other', { utm_source: 'portcitydaily', utm_medium: 'banner' }],
  ['paid-other', { utm_source: 'yelp', utm_medium: 'cpc' }],
  ['email', { utm_source: 'mailchimp', utm_medium: 'email' }],
  ['email', { utm_source: 'newsletter' }],
  ['email', { utm_medium: 'e-mail', referrerHost: 'www.google.com' }],
  ['email', { utm_source: 'hs_email' }],
  ['email', { utm_source: 'newsletter-may', utm_medium: 'link' }],
  ['email', { referrerHost: 'mail.google.com' }],
  ['email', { referrerHost: 'mail.yahoo.com' }],
  ['email', { referrerHost: 'outlook.live.com' }],
  ['email', { referrerHost: 'nam02.safelinks.protection.outlook.com' }],
  ['email', { referrerHost: 'com.google.android.gm' }],
  ['sms', { utm_medium: 'sms' }],
  ['ai-assistant', { utm_source: 'chatgpt.com' }],
  ['ai-assistant', { referrerHost: 'www.perplexity.ai' }],
  ['ai-assistant', { referrerHost: 'gemini.google.com' }],
  ['ai-assistant', { utm_source: 'claude' }],
  ['organic-search', { referrerHost: 'www.google.com' }],
  ['organic-search', { referrerHost: 'www.google.co.uk' }],
  ['organic-search', { referrerHost: 'duckduckgo.com' }],
  ['organic-search', { utm_source: 'google', utm_medium: 'organic' }],
  ['organic-search', { utm_medium: 'organic' }],
  ['organic-search', { utm_source: 'gmb' }],
  ['organic-search', { utm_source: 'google_business_profile', utm_medium: 'organic' }],
  ['organic-search', { referrerHost: 'google.com' }],
  ['organic-search', { referrerHost: 'r.search.yahoo.com' }],
  ['organic-search', { referrerHost: 'com.google.android.googlequicksearchbox' }],
  ['organic-social', { referrerHost: 'l.facebook.com' }],
  ['organic-social', { referrerHost: 'lm.facebook.com' }],
  ['organic-social', { referrerHost: 't.co' }],
  ['organic-social', { fbclid: 'Iw' }],
  ['organic-social', { utm_source: 'nextdoor', utm_medium: 'social' }],
  ['organic-social', { utm_source: 'chamber', utm_medium: 'social_media' }],
  // A tag beats the referring site.
  ['referral', { utm_source: 'chamber', referrerHost: 'www.google.com' }],
  ['referral', { referrerHost: 'accounts.google.com' }],
  ['referral', { referrerHost: 'calendar.google.com' }],
  ['referral', { referrerHost: 'docs.google.com' }],
  ['referral', { referrerHost: 'sports.yahoo.com' }],
  ['referral', { utm_source: 'yelp' }],
  ['referral', { referrerHost: 'www.wilmingtonchamber.example' }],
  ['referral', { utm_medium: 'referral' }],
  // Lookalikes of a known host are other sites.
  ['referral', { referrerHost: 'notgoogle.com' }],
  ['referral', { referrerHost: 'google.com.evil.example' }],
  ['direct', { landingPath: '/' }],
  ['direct', {}],
];

describe('the channel of a visit', () => {
  it.each(table)('should be %s for %j', (channel, touch) => {
    expect(channelOfTouch(touch)).toBe(channel);
  });

  it('should be tried for every channel that a visit can have', () => {
    const tried = new Set(table.map(([channel]) => channel));
    expect(tried).toEqual(new Set(visitChannelOptions.map(({ value }) => value)));
  });
});

describe('the channel of a lead', () => {
  const first = { utm_source: 'google', utm_medium: 'cpc' };
  const last = { utm_medium: 'email' };

  it.each([
    ['owner', null, 'by-hand'],
    ['form', null, 'direct'],
    ['form', { first, last }, 'paid-search'],
    ['form', { last }, 'email'],
  ] as const)('should be by the first visit: %s, %j', (source, attribution, channel) => {
    expect(channelOf({ source, attribution })).toBe(channel);
  });

  it.each([
    [undefined, null, 'imported'],
    ['offline', { first }, 'imported-offline'],
    [undefined, { first }, 'imported-paid-search'],
  ] as const)('should be what its file says: %s, %j', (told, attribution, channel) => {
    expect(importedChannelOf(told, attribution)).toBe(channel);
  });
});
