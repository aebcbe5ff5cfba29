import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSettings } from './settings.ts';

const variables = {
  SITE_HOST: 'www.example.com',
  ACME_DIRECTORY: 'https://authority.example/directory',
  ACME_STAGING_DIRECTORY: '',
};

describe('the settings', () => {
  it('should name every host once, the main one first', () => {
    const SITE_ALIASES = 'Example.com  shop.example.com WWW.example.com';
    assert.deepEqual(readSettings({ ...variables, SITE_ALIASES }).names, [
      'www.example.com',
      'example.com',
      'shop.example.com',
    ]);
  });

  for (const [key, value] of [
    ['SITE_HOST', ''],
    ['SITE_HOST', 'https://www.example.com'],
    ['SITE_ALIASES', 'example.com,shop.example.com'],
    ['SITE_ALIASES', '*.example.com'],
    ['ACME_DIRECTORY', 'http://authority.example/directory'],
    ['ACME_EMAIL', 'nobody'],
  ] as const) {
    it(`should reject ${key}=${value}`, () => {
      assert.throws(
        () => readSettings({ ...variables, [key]: value }),
        new RegExp(`^Error: ${key}`),
      );
    });
  }
});
