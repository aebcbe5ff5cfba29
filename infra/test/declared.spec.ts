import assert from 'node:assert/strict';
import { it } from 'node:test';
import { countDeclarations, countDeclared } from './declared.ts';
import { select } from './selection.ts';

it('counts a test that runs for many rows once, and no group, hook or text', () => {
  const text = `
    describe('a lead', () => {
      beforeEach(() => undefined);
      it('is stored', () => undefined);
      it.each([1, 2, 3])('is stored %s times', () => undefined);
      test.describe('in a browser', () => undefined);
      for (const width of [320, 1440]) {
        test(\`fits \${width} px\`, () => undefined);
      }
      // it('was here')
      submit('it(');
    });`;
  assert.equal(countDeclarations(text), 3);
});

it('counts in the files that a selection runs', () => {
  const [leads] = select('leads', false);
  assert.ok(leads && countDeclared(leads) > 100);
  assert.equal(countDeclared({ ...leads, files: ['infra/test/unit-specs.spec.ts'] }), 1);
});
