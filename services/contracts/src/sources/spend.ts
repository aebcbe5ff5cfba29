import * as z from 'zod/mini';
import type { Channel } from '../leads/channel.js';
import { amountMessages, maxAmountCents } from '../leads/lead.js';
import { maxLengths } from '../limits.js';
import { type Option, optionValues } from '../options.js';
import { oneLine } from '../text/clean-text.js';
import { cutTextSchema, requestKeySchema, textSchema } from '../text/field-schemas.js';
import { easternDateSchema } from '../time/eastern-time.js';

/** Where money for ads goes, with the channel of the leads that it brings. */
export const adPlatformOptions = [
  { value: 'google', label: 'Google Ads', channel: 'paid-search' },
  { value: 'meta', label: 'Meta Ads', channel: 'paid-social' },
  { value: 'microsoft', label: 'Microsoft Advertising', channel: 'paid-search' },
  { value: 'other', label: 'Other ads', channel: 'paid-other' },
] as const satisfies readonly (Option & { channel: Channel })[];
export type AdPlatform = (typeof adPlatformOptions)[number]['value'];
const platforms = optionValues(adPlatformOptions);

/** `days`: the report's days times its campaigns. */
export const maxSpendReport = { bytes: 10 * 1024 * 1024, rows: 50_000, days: 100_000 } as const;

export const lastDayMessage = 'This is before the first day.';
const campaignMessage = 'Please enter a campaign name.';

/** `03/04/2026` is March 4 or April 3. */
export const dateOrderOptions = [
  { value: 'month-first', label: 'Month first: 3/4 is March 4' },
  { value: 'day-first', label: 'Day first: 3/4 is April 3' },
] as const satisfies readonly Option[];
export type DateOrder = (typeof dateOrderOptions)[number]['value'];
const dateOrder = z.optional(z.enum(optionValues(dateOrderOptions)));

/** POST `apiPaths.spendPreview`, owner only. The body is a report as Google, Meta or Microsoft export it. */
export const previewSpendQuerySchema = z.object({
  /** Required if no date in the report tells the month from the day. */
  dateOrder,
});
export type PreviewSpendQuery = z.infer<typeof previewSpendQuerySchema>;

/** POST `apiPaths.spendImports`, owner only, with the previewed report as its body. */
export const importSpendQuerySchema = z.object({
  /** Made once per import: repeating the request adds nothing. */
  id: requestKeySchema,
  fileName: cutTextSchema(maxLengths.fileName),
  dateOrder,
});
export type ImportSpendQuery = z.infer<typeof importSpendQuerySchema>;

/** POST `apiPaths.typedSpend`, owner only: spend without a report. US dollars, both days inclusive. */
export const typedSpendSchema = z
  .object({
    id: requestKeySchema,
    platform: z.enum(platforms),
    campaign: z.string().check(z.trim(), z.minLength(1, campaignMessage), z.maxLength(200)),
    from: easternDateSchema,
    to: easternDateSchema,
    cents: z
      .int(amountMessages.amount)
      .check(z.minimum(1, amountMessages.amount), z.maximum(maxAmountCents, amountMessages.amount)),
  })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: lastDayMessage }));
export type TypedSpend = z.infer<typeof typedSpendSchema>;

const period = { from: easternDateSchema, to: easternDateSchema };

export const spendPreviewSchema = z.object({
  platform: z.enum(platforms),
  ...period,
  /** Of all campaigns. */
  cents: z.int(),
  /** What is stored for the same campaigns and days, which the report replaces. */
  replacedCents: z.int(),
  /** Whether everything in the report is already stored. */
  isKnown: z.boolean(),
  /** Whether no date in the report tells the month from the day. Nothing is stored until `dateOrder` is sent. */
  isDateOrderUnsure: z.boolean(),
  /** Most expensive first. */
  campaigns: z.array(
    z.object({
      name: z.string(),
      cents: z.int(),
      /** Whether a line covers several days, each of which gets an equal share. */
      isSpread: z.boolean(),
    }),
  ),
});
export type SpendPreview = z.infer<typeof spendPreviewSchema>;

export const spendImportSchema = z.object({
  id: requestKeySchema,
  platform: z.enum(platforms),
  /** Null for what was typed. */
  fileName: z.nullable(z.string()),
  at: z.iso.datetime(),
  ...period,
  cents: z.int(),
  isUndone: z.boolean(),
});
export type SpendImport = z.infer<typeof spendImportSchema>;

/** PUT `spendCampaignPath`, owner only: matches it by hand to a campaign of the leads. Null: only by its id or name. */
export const matchSpendSchema = z.object({
  campaign: z.nullable(textSchema(oneLine, 200)),
});
export type MatchSpend = z.infer<typeof matchSpendSchema>;

/** What the ads of a period cost, and what its clients pay. All in cents. */
export const spendFiguresSchema = z.object({
  cents: z.int(),
  /** What the clients whose form was sent in the period have paid through this month, by their amounts. */
  feesCents: z.int(),
  /** How many of these clients have no amount and were not imported. */
  withoutAmount: z.int(),
  /** Campaigns that no lead ever came from, so that no one knows what they brought. */
  unmatched: z.array(
    z.object({ id: z.int(), platform: z.enum(platforms), name: z.string(), cents: z.int() }),
  ),
  /** Campaigns that the owner has matched by hand, which can be undone. */
  matchedByHand: z.array(z.object({ id: z.int(), name: z.string(), campaign: z.string() })),
});
export type SpendFigures = z.infer<typeof spendFiguresSchema>;
