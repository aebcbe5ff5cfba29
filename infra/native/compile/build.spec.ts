import assert from 'node:assert/strict';
import { it } from 'node:test';
import { repository } from '../../settings/paths.ts';
import { hashSources } from './build.ts';

for (const [name, value] of [
  ['SITE_URL', 'https://www.example.com'],
  ['VITE_TAG_MANAGER_ID', 'GTM-AB12CD3'],
] as const) {
  it(`should change with ${name}, which goes into the pages, and only the hash of the pages`, () => {
    const given = (setting: string) => hashSources(repository, { [name]: setting });
    const { frontend: without, ...others } = given('');
    const { frontend: withSetting, ...sameOthers } = given(value);
    assert.notEqual(withSetting, without);
    assert.deepEqual(sameOthers, others);
    assert.deepEqual(given(value).frontend, withSetting);
  });
}
