import assert from 'node:assert/strict';
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
