import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isPublic } from './installation.ts';

describe('whether visitors from outside are expected', () => {
  const cases = {
    '': false,
    'http://localhost:8080': false,
    'https://www.agency.localhost': false,
    'http://127.0.0.2': false,
    'http://[::1]:8080': false,
    'https://www.agency.test': true,
    'https://localhostel.com': true,
    'https://127.example.org': true,
    'https://[2a01:4f8:1::7]': true,
  };
  for (const [SITE_URL, expected] of Object.entries(cases)) {
    it(`should be ${expected} at ${SITE_URL || 'no address'}`, () => {
      assert.equal(isPublic({ settings: { SITE_URL } }), expected);
    });
  }
});
