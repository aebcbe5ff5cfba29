import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { commands } from '../../handbook/commands.ts';
import { Operator } from '../../handbook/operator.ts';
import { backingUp } from '../../handbook/steps/backing-up.ts';
import { changingSecrets } from '../../handbook/steps/changing-secrets.ts';
import { growing } from '../../handbook/steps/growing.ts';
import { installing } from '../../handbook/steps/installing.ts';
import { upgrading } from '../../handbook/steps/upgrading.ts';
import { watching } from '../../handbook/steps/watching.ts';

const operator = await Operator.begin('agency-test-handbook');
const chapters = [installing, backingUp, upgrading, growing, changingSecrets, watching];
const steps = chapters.flatMap((stepsOf) => stepsOf(operator));

/** Each command needs what those before it have done. */
let failed = '';

describe('the handbook, command for command', () => {
  after(() => operator.end());

  it('should have no command that is not run here, and none in another place', () => {
    assert.deepEqual(
      steps.map(({ chapter, line }) => ({ chapter, line })),
      commands,
    );
  });

  for (const { chapter, line, prepare, as, check } of steps) {
    it(`${chapter}: ${line}`, async () => {
      assert.equal(failed, '', 'An earlier one failed.');
      failed = line;
      await prepare?.();
      const printed = await operator.clone.run(as ? as(line) : line);
      await check?.(printed);
      failed = '';
    });
  }
});
