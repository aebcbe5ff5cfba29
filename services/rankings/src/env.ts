import { rankingSourceSchema } from '@agency/contracts';
import { baseEnvSchema, optionalSecretSchema } from '@agency/platform';
import * as z from 'zod';

export const rankingsEnvSchema = baseEnvSchema
  .extend({
    RANKINGS_SOURCE: z.enum(rankingSourceSchema.options).default('sample'),
    /** The property as Search Console names it: `https://www.example.com/` or `sc-domain:example.com`. */
    SEARCH_CONSOLE_SITE: z
      .string()
      .regex(/^(https?:\/\/[^/\s]+\/.*|sc-domain:\S+)$/, 'must be https://…/ or sc-domain:…')
      .optional(),
    /**
     * The service account's key as JSON, usually by SEARCH_CONSOLE_KEY_FILE. A check reports an invalid one.
     */
    SEARCH_CONSOLE_KEY: z.string().optional(),
    SEARCH_CONSOLE_API_URL: z.url().default('https://searchconsole.googleapis.com'),
    SEARCH_CONSOLE_TOKEN_URL: z.url().default('https://oauth2.googleapis.com/token'),
    /** How far back the first check reads; Google keeps 16 months. */
    RANKINGS_HISTORY_DAYS: z.coerce.number().int().min(14).max(480).default(365),
    /** Encrypts the key that the owner uploads. Unset: Search Console can only be connected by the settings above. */
    RANKINGS_SECRET: optionalSecretSchema,
    /** The previous secret, needed until everything that it sealed is sealed anew. */
    RANKINGS_SECRET_PREVIOUS: optionalSecretSchema,
  })
  .refine((env) => env.RANKINGS_SECRET || !env.RANKINGS_SECRET_PREVIOUS, {
    path: ['RANKINGS_SECRET_PREVIOUS'],
    message: 'needs RANKINGS_SECRET; unset it',
  });
export type RankingsEnv = z.infer<typeof rankingsEnvSchema>;
