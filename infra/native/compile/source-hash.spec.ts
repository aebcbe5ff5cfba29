import assert from 'node:assert/strict';
import { it } from 'node:test';
import { repository } from '../../settings/paths.ts';
import { hashSources } from './source-hash.ts';

it('should change with a setting that goes into the pages, and only the hash of the pages', () => {
  const setting = (id: string) => hashSources(repository, { VITE_TAG_MANAGER_ID: id });
  const { frontend: without, ...others } = setting('');
  const { frontend: withTags, ...sameOthers } = setting('GTM-AB12CD3');
  assert.notEqual(withTags, without);
  assert.deepEqual(sameOthers, others);
  assert.deepEqual(setting('GTM-AB12CD3').frontend, withTags);
});
