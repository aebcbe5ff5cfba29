import { defaultAlertRules } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { rulesDraftSchema, toRulesDraft } from './rules-draft';

const draft = toRulesDraft(defaultAlertRules);

describe('the draft of the alert rules', () => {
  it('parses to the rules it was made from', () => {
    expect(rulesDraftSchema.safeParse(draft)).toMatchObject({ data: defaultAlertRules });
  });

  it.each([
    ['minimumImpressions', '0'],
    ['minimumImpressions', ''],
    ['positionChange', 'many'],
    ['crossings', '3, 101'],
    ['crossings', '3; 10'],
    ['highChange', '4'],
  ])('has an error only at %s when it is “%s”', (field, text) => {
    const checked = rulesDraftSchema.safeParse({ ...draft, [field]: text });
    expect(checked.error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });

  it('may have no position threshold', () => {
    expect(rulesDraftSchema.safeParse({ ...draft, crossings: ' ' })).toMatchObject({
      data: { crossings: [] },
    });
  });
});
