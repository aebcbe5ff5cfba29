import * as z from 'zod/mini';

/** When the week is sent, Eastern Time. */
export const rankingWeekTime = '07:00';
const monday = 1;

/** Value of `settings.rankingEmails`: which emails about rankings the owner gets. */
export const rankingEmailsSchema = z.object({
  /** What moved each week. Null: not decided yet. */
  isWeekOn: z.nullable(z.boolean()),
  /** The day of the week that it is sent on, 0 is Sunday. */
  weekday: z.int().check(z.gte(0), z.lte(6)),
  /** One email for each check that raises alerts of high severity. */
  isAlertOn: z.boolean(),
});
export type RankingEmails = z.infer<typeof rankingEmailsSchema>;

/** Until the owner has decided. */
export const undecidedRankingEmails: RankingEmails = {
  isWeekOn: null,
  weekday: monday,
  isAlertOn: false,
};
