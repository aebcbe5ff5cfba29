import { type AlertRules, alertRulesSchema } from '@agency/contracts';
import * as z from 'zod/mini';

/** The rules as form text; thresholds are separated by commas. */
const rulesDraftFields = z.object({
  minimumImpressions: z.string(),
  positionChange: z.string(),
  crossings: z.string(),
  mediumChange: z.string(),
  highChange: z.string(),
  leavingTop10IsHigh: z.boolean(),
} satisfies Record<keyof AlertRules, z.ZodMiniType>);
export type RulesDraft = z.infer<typeof rulesDraftFields>;

export function toRulesDraft(rules: AlertRules): RulesDraft {
  return {
    minimumImpressions: String(rules.minimumImpressions),
    positionChange: String(rules.positionChange),
    crossings: rules.crossings.join(', '),
    mediumChange: String(rules.mediumChange),
    highChange: String(rules.highChange),
    leavingTop10IsHigh: rules.leavingTop10IsHigh,
  };
}

const changeMessage = 'Please enter a number from 0.1 to 100.';
const messages: Record<keyof RulesDraft, string> = {
  minimumImpressions: 'Please enter a whole number of at least 1.',
  positionChange: changeMessage,
  crossings: 'Please enter up to ten whole numbers from 1 to 100, separated by commas.',
  mediumChange: changeMessage,
  highChange: 'Please enter a number from 0.1 to 100, no less than for medium.',
  leavingTop10IsHigh: '',
};

const isField = (name: unknown): name is keyof RulesDraft =>
  typeof name === 'string' && name in messages;
const toNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** Validated by the contract, with messages for the typed text. */
export const rulesDraftSchema = z.pipe(
  rulesDraftFields,
  z.transform((draft: RulesDraft, context): AlertRules => {
    const checked = alertRulesSchema.safeParse({
      minimumImpressions: toNumber(draft.minimumImpressions),
      positionChange: toNumber(draft.positionChange),
      crossings: draft.crossings
        .split(',')
        .filter((text) => text.trim() !== '')
        .map(toNumber),
      mediumChange: toNumber(draft.mediumChange),
      highChange: toNumber(draft.highChange),
      leavingTop10IsHigh: draft.leavingTop10IsHigh,
    });
    if (checked.success) return checked.data;
    const wrong = new Set(checked.error.issues.map(({ path: [field] }) => field).filter(isField));
    for (const field of wrong) {
      context.issues.push({
        code: 'custom',
        input: draft[field],
        path: [field],
        message: messages[field],
      });
    }
    return z.NEVER;
  }),
);
