import { expect, it } from 'vitest';
import { readBuildSettings } from '../build-settings';

const tagHosts = 'https://www.google-analytics.com https://*.doubleclick.net';

it('allows no foreign script without a tag manager, whatever its tags might need', () => {
  expect(readBuildSettings({ TAG_HOSTS: tagHosts })).toEqual({
    siteUrl: '',
    tagManagerId: '',
    scriptHosts: [],
  });
});

it('allows the tag manager, and the hosts its tags load from', () => {
  const id = 'GTM-AB12CD3';
  expect(readBuildSettings({ VITE_TAG_MANAGER_ID: id }).scriptHosts).toEqual([
    'https://www.googletagmanager.com',
  ]);
  expect(readBuildSettings({ VITE_TAG_MANAGER_ID: id, TAG_HOSTS: tagHosts }).scriptHosts).toEqual([
    'https://www.googletagmanager.com',
    'https://www.google-analytics.com',
    'https://*.doubleclick.net',
  ]);
});

it.each(['', 'https://www.example.com', 'http://localhost:8080/'])(
  'takes %s as the address of the site',
  (siteUrl) => {
    expect(readBuildSettings({ SITE_URL: siteUrl }).siteUrl).toBe(siteUrl);
  },
);

it.each([
  ['SITE_URL', 'www.example.com'],
  ['SITE_URL', 'https://www.example.com/site'],
  ['VITE_TAG_MANAGER_ID', 'G-12345'],
  ['TAG_HOSTS', 'www.google-analytics.com'],
  ['TAG_HOSTS', "https://a.example 'unsafe-inline'"],
  ['TAG_HOSTS', 'https://a.example; object-src *'],
])('refuses %s=%s', (name, value) => {
  expect(() => readBuildSettings({ [name]: value })).toThrow(name);
});
