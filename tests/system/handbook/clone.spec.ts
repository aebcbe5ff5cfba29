import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Clone } from './clone.ts';

describe('a clone of the repository', () => {
  let clone: Clone;
  before(() => {
    clone = new Clone('agency-test-clone');
  });
  after(() => clone.remove());

  it('should give an operator what a make command needs', async () => {
    assert.match(await clone.run('MODE=native make passwords'), /^ {2}\/admin +\S+$/m);
  });

  it('should get a new version that is more than one commit', async () => {
    const installed = await clone.run('git rev-parse HEAD');
    clone.release((folder) => appendFileSync(join(folder, 'README.md'), 'Newer.\n'));
    await clone.run('git pull --quiet');
    assert.equal(await clone.run(`git rev-list --count ${installed}..HEAD`), '2');
    assert.match(await clone.run('tail -n 1 README.md'), /Newer/);
  });
});
