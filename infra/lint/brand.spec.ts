import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { repository } from '../settings/paths.ts';

it('no file but the brand file spells the brand out, nor does a test; snapshots follow it', () => {
  const brandFile = readFileSync(join(repository, 'services/contracts/src/brand.ts'), 'utf8');
  const [, name] = /^ {2}name: '(.+)',$/m.exec(brandFile) ?? [];
  assert.ok(name);
  const args = ['grep', '--files-with-matches', '--fixed-strings', name];
  const files = execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim().split('\n');
  // The test of another agency replaces it.
  const elsewhere =
    /^README\.md$|^services\/contracts\/src\/brand\.ts$|^tests\/system\/agency\/|\.snap$/;
  assert.deepEqual(
    files.filter((file) => !elsewhere.test(file)),
    [],
  );
});
