import * as z from 'zod/mini';
import { maxLengths } from '../limits.js';
import { oneLine } from '../text/clean-text.js';
import { textSchema } from '../text/field-schemas.js';

/** A service account's JSON key has about 2,400 bytes. */
export const maxServiceAccountKeyBytes = 16_384;

/** GET, DELETE `apiPaths.rankingsConnection`, owner only: how Search Console is connected on the page. */
export const rankingConnectionSchema = z.object({
  /** The operator's settings connect it (`RANKINGS_SOURCE=search-console`), so it cannot be changed here. */
  isSetByOperator: z.boolean(),
  /** Whether this installation has a secret to keep a key with (`RANKINGS_SECRET`). */
  canKeepKey: z.boolean(),
  /** The uploaded key's service account: whom to add as a user of the property. Null without a key. */
  account: z.nullable(z.string()),
  /** The chosen property, as Search Console names it. Null until one is chosen; the other source is shown until then. */
  site: z.nullable(z.string()),
});
export type RankingConnection = z.infer<typeof rankingConnectionSchema>;

/**
 * PUT `apiPaths.rankingsConnectionKey`, owner only: keeps a service account's key that Google accepts. 400 says at `key`
 * what is wrong, and the previous key stays. Takes up to 30 seconds.
 */
export const setServiceAccountKeySchema = z.object({
  /** The JSON file's text. */
  key: z
    .string()
    .check(
      z.minLength(1, 'Please choose the JSON key of the service account.'),
      z.maxLength(
        maxServiceAccountKeyBytes,
        'This file is too large to be the JSON key of a service account.',
      ),
    ),
});
export type SetServiceAccountKey = z.infer<typeof setServiceAccountKeySchema>;

/** GET `apiPaths.rankingsConnectionProperties`, owner only: asks Google. Takes up to 15 seconds. */
export const readablePropertiesSchema = z.object({
  /** The properties that the account may read, as Search Console names them, A to Z. */
  properties: z.array(z.string()),
  /** Why Google gave none, in one sentence; null if it answered. */
  failure: z.nullable(z.string()),
});
export type ReadableProperties = z.infer<typeof readablePropertiesSchema>;

/** PUT `apiPaths.rankingsConnectionSite`, owner only: reads this property from now on. 400 says at `site` why it cannot. */
export const setPropertySchema = z.object({
  site: z.pipe(
    textSchema(oneLine, maxLengths.searchConsoleProperty),
    z
      .string()
      .check(
        z.regex(
          /^(https?:\/\/[^/\s]+\/\S*|sc-domain:\S+)$/,
          'Please enter the property as Search Console names it, such as sc-domain:example.com.',
        ),
      ),
  ),
});
export type SetProperty = z.infer<typeof setPropertySchema>;
