import * as z from 'zod/mini';
import {
  pacificDateSchema,
  rankingFailureCauseSchema,
  rankingSourceSchema,
} from './rankings-source.js';

/** GET /api/rankings/setup, owner only: which source is set up, and a live test of it. Takes up to 15 seconds. */
export const rankingSetupSchema = z.object({
  source: rankingSourceSchema,
  isSample: z.boolean(),
  /** In setup order. */
  settings: z.array(
    z.object({
      /** Name of the setting, such as SEARCH_CONSOLE_SITE. */
      name: z.string(),
      isSet: z.boolean(),
      /** The value, unless it is a secret: the property, the account's address. */
      value: z.nullable(z.string()),
    }),
  ),
  test: z.object({
    success: z.boolean(),
    cause: z.nullable(rankingFailureCauseSchema),
    /** What works, or what to do next, in one sentence. */
    message: z.string(),
    /** The newest day with final data. */
    dataThrough: z.nullable(pacificDateSchema),
  }),
});
export type RankingSetup = z.infer<typeof rankingSetupSchema>;
