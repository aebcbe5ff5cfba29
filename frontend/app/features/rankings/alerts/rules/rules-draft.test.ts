import { defaultAlertRules } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { checkRules, rulesDraftOf } from './rules-draft';

const draft = rulesDraftOf(defaultAlertRules);

describe('the texts of the alert rules', () => {
  it('stand for the rules they were made of', () => {
    expect(checkRules(draft)).toEqual({ values: defaultAlertRules });
  });

  it.each([
    ['minimumImpressions', '0'],
    ['minimumImpressions', ''],
    ['positionChange', 'many'],
    ['crossings', '3, 101'],
    ['crossings', '3; 10'],
    ['highChange', '4'],
  ])('are refused at %s when it is “%s”', (field, text) => {
    const checked = checkRules({ ...draft, [field]: text });
    expect(Object.keys('errors' in checked ? checked.errors : {})).toEqual([field]);
  });

  it('may name no place to cross', () => {
    expect(checkRules({ ...draft, crossings: ' ' })).toMatchObject({ values: { crossings: [] } });
  });
});
