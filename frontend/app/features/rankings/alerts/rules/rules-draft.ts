import { type AlertRules, alertRulesSchema } from '@agency/contracts';

/** The form's own texts; places to cross stand with commas between. */
export interface RulesDraft {
  minimumImpressions: string;
  positionChange: string;
  crossings: string;
  mediumChange: string;
  highChange: string;
  leavingTop10IsHigh: boolean;
}

export type RulesErrors = Partial<Record<keyof RulesDraft, string>>;

export function rulesDraftOf(rules: AlertRules): RulesDraft {
  return {
    minimumImpressions: String(rules.minimumImpressions),
    positionChange: String(rules.positionChange),
    crossings: rules.crossings.join(', '),
    mediumChange: String(rules.mediumChange),
    highChange: String(rules.highChange),
    leavingTop10IsHigh: rules.leavingTop10IsHigh,
  };
}

const place = 'Please enter 0.1 to 100 places.';
const refusals: Record<keyof RulesDraft, string> = {
  minimumImpressions: 'Please enter a whole number from 1 on.',
  positionChange: place,
  crossings: 'Please enter up to ten whole places from 1 to 100, with commas between.',
  mediumChange: place,
  highChange: 'Please enter 0.1 to 100 places, and no fewer than for medium.',
  leavingTop10IsHigh: '',
};

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
const isField = (name: unknown): name is keyof RulesDraft =>
  typeof name === 'string' && name in refusals;

type Checked = { values: AlertRules } | { errors: RulesErrors };

/** The rules the texts stand for, by the contract; else what is wrong, field by field. */
export function checkRules(draft: RulesDraft): Checked {
  const checked = alertRulesSchema.safeParse({
    minimumImpressions: numberOf(draft.minimumImpressions),
    positionChange: numberOf(draft.positionChange),
    crossings: draft.crossings
      .split(',')
      .filter((text) => text.trim() !== '')
      .map(numberOf),
    mediumChange: numberOf(draft.mediumChange),
    highChange: numberOf(draft.highChange),
    leavingTop10IsHigh: draft.leavingTop10IsHigh,
  });
  if (checked.success) return { values: checked.data };
  return { errors: errorsOf(checked.error.issues.map(({ path }) => String(path[0]))) };
}

/** For the fields that a refusal names, the server's included. */
export function errorsOf(names: readonly string[]): RulesErrors {
  return Object.fromEntries(names.filter(isField).map((name) => [name, refusals[name]]));
}
