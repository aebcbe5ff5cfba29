import { type BookingRules, bookingRulesSchema } from '@agency/contracts';

/** The form's own texts: hours of notice, days ahead (empty: no limit), minutes between calls. */
export interface RulesDraft {
  notice: string;
  horizon: string;
  buffer: string;
}

export type RulesErrors = Partial<RulesDraft>;

export function rulesDraftOf(rules: BookingRules): RulesDraft {
  const { minimumNoticeMinutes, horizonDays, bufferMinutes } = rules;
  return {
    notice: String(minimumNoticeMinutes / 60),
    horizon: horizonDays === null ? '' : String(horizonDays),
    buffer: String(bufferMinutes),
  };
}

type RuleValues = Omit<BookingRules, 'daysOff'>;

const refusals: Record<keyof RuleValues, [keyof RulesDraft, string]> = {
  minimumNoticeMinutes: ['notice', 'Please enter 0 to 720 hours, in steps of a quarter.'],
  horizonDays: ['horizon', 'Please enter 0 to 730 whole days, or leave it empty.'],
  bufferMinutes: ['buffer', 'Please enter 0 to 240 whole minutes.'],
};

type Checked = { values: RuleValues } | { errors: RulesErrors };

/** The rules the texts stand for, by the contract; else what is wrong, field by field. */
export function checkRules(draft: RulesDraft): Checked {
  const { success, data, error } = bookingRulesSchema.safeParse({
    minimumNoticeMinutes: numberOf(draft.notice) * 60,
    horizonDays: draft.horizon.trim() === '' ? null : numberOf(draft.horizon),
    bufferMinutes: numberOf(draft.buffer),
    daysOff: [],
  });
  if (success) {
    const { daysOff: _none, ...values } = data;
    return { values };
  }
  return { errors: errorsByField(error.issues.map(({ path }) => String(path[0]))) };
}

/** For the fields that a refusal names, the server's included. */
export function errorsByField(paths: readonly string[]): RulesErrors {
  const named = Object.entries(refusals).filter(([path]) => paths.includes(path));
  return Object.fromEntries(named.map(([, refusal]) => refusal));
}

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
