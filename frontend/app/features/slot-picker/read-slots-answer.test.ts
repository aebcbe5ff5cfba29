import { ownerSlotsSchema, slotUnavailableReasons } from '@agency/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSlotsAnswer } from './read-slots-answer';

const nearly = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 30, arbitrary: value }, { weight: 1, arbitrary: fc.jsonValue() });

const answers = nearly(
  fc.record(
    {
      starts: nearly(fc.array(nearly(fc.string()), { maxLength: 3 })),
      lastDay: nearly(fc.option(fc.string())),
      days: nearly(
        fc.array(
          nearly(
            fc.record({
              day: nearly(fc.string()),
              reasons: nearly(
                fc.array(nearly(fc.constantFrom(null, ...slotUnavailableReasons)), {
                  maxLength: 3,
                }),
              ),
              more: fc.string(),
            }),
          ),
          { maxLength: 3 },
        ),
      ),
      more: fc.string(),
    },
    { requiredKeys: ['starts', 'days', 'lastDay'] },
  ),
);

it('accepts what the contract accepts, and refuses everything else', () => {
  fc.assert(
    fc.property(answers, (json) => {
      const parsed = ownerSlotsSchema.safeParse(json);
      if (parsed.success) expect(readSlotsAnswer(json)).toEqual(parsed.data);
      else expect(() => readSlotsAnswer(json)).toThrow(TypeError);
    }),
    { numRuns: 500 },
  );
});

it.each([{}, [], null, 'text', { starts: [], lastDay: null }])('refuses %j', (json) => {
  expect(ownerSlotsSchema.safeParse(json).success).toBe(false);
  expect(() => readSlotsAnswer(json)).toThrow(TypeError);
});
