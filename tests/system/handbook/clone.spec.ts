import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { Clone } from './clone.ts';

it('should give an operator what a make command needs', async () => {
  const clone = new Clone('agency-test-clone');
  try {
    assert.match(await clone.run('MODE=native make passwords'), /^ {2}\/admin +\S+$/m);
  } finally {
    clone.remove();
  }
});

it('should get a new version that is more than one commit', async () => {
  const clone = new Clone('agency-test-clone');
  try {
    const before = await clone.run('git rev-parse HEAD');
    clone.release((folder) => appendFileSync(join(folder, 'README.md'), 'Newer.\n'));
    await clone.run('git pull --quiet');
    assert.equal(await clone.run(`git rev-list --count ${before}..HEAD`), '2');
    assert.match(await clone.run('tail -n 1 README.md'), /Newer/);
  } finally {
    clone.remove();
  }
});
