import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { changeOwnerRules } from '../shared/queries/owner-rules';
import { rulesInSentences } from './booking-settings';

/** Several requests, one after the other: each can change only one holiday. */
export async function putRulesBack(
  { before, after }: { before: Rules; after: Rules },
  client: QueryClient,
): Promise<void> {
  const { openHolidays, ...values } = before;
  const changed = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => after[name as keyof Rules] !== value),
  );
  if (Object.keys(changed).length > 0) await changeOwnerRules(client, changed);
  for (const name of new Set([...openHolidays, ...after.openHolidays])) {
    const isOpen = openHolidays.includes(name);
    if (isOpen !== after.openHolidays.includes(name)) {
      await changeOwnerRules(client, { holiday: { name, isOpen } });
    }
  }
}

/** The booking rules as the history records them. */
export const recordedRulesSchema = z.object({
  minimumNoticeMinutes: z.number(),
  horizonDays: z.nullable(z.number()),
  bufferMinutes: z.number(),
  maxCallsPerDay: z.nullable(z.number()),
  isClosedOnHolidays: z.boolean(),
  maxCalendarAgeMinutes: z.nullable(z.number()),
  openHolidays: z.array(z.string()),
});
type Rules = z.infer<typeof recordedRulesSchema>;

export const allRulesInSentences = (rules: Rules) => [
  ...rulesInSentences(rules),
  rules.maxCalendarAgeMinutes === null
    ? 'No limit on the age of calendar copies.'
    : `Calendar copies may be up to ${rules.maxCalendarAgeMinutes} minutes old.`,
  rules.openHolidays.length === 0
    ? 'No holiday is open.'
    : `Open: ${rules.openHolidays.toSorted().join(', ')}.`,
];
