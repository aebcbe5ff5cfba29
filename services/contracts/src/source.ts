import * as z from 'zod/mini';
import * as apiPaths from './api-paths.js';
import { maxLengths } from './limits.js';
import { pageQuerySchema } from './lists.js';
import { oneLine } from './text/clean-text.js';
import { cutTextSchema, textSchema } from './text/field-schemas.js';
import { thisCentury } from './time/eastern-time.js';

const enterDate = 'Please enter a date, such as 2026-11-20.';

/** Where performance data comes from (docs/decisions/017). Each source keeps its own data; they never mix. */
export const rankingSourceSchema = z.enum(['search-console', 'csv', 'sample']);
export type RankingSource = z.infer<typeof rankingSourceSchema>;

/** A day as Search Console counts it, `YYYY-MM-DD` in Pacific Time. */
export const pacificDateSchema = z.pipe(z.iso.date(enterDate), thisCentury(enterDate));
export type PacificDate = z.infer<typeof pacificDateSchema>;

/** Search figures. Null without data: a gap, not a zero. */
export const searchPerformanceSchema = z.object({
  clicks: z.int(),
  impressions: z.int(),
  /** Percent, 0 to 100: all clicks over all impressions. Null without impressions. */
  ctr: z.nullable(z.number()),
  /** 1 is the top; weighted by impressions. Null without impressions. */
  position: z.nullable(z.number()),
});
export type SearchPerformance = z.infer<typeof searchPerformanceSchema>;

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

/** Maximum size of an export, in bytes; also of each unpacked file in a zip. */
export const maxImportFileBytes = 2 * 1024 * 1024;
/** Lines of a file, including empty ones. Search Console exports a thousand. */
export const maxImportLines = 50_000;

/** Content types of an upload: the body is the file itself. */
export const importContentTypes = [
  'text/csv',
  'application/zip',
  'application/x-zip-compressed',
  'application/vnd.ms-excel',
  'application/octet-stream',
] as const;

/**
 * POST /api/rankings/imports?from=…&to=…&confirm=yes, owner only, and only with the source `csv` (else 409). The body
 * is Search Console's own export: the zip, or its Queries file. A zip contains its period; a Queries file needs `from`
 * and `to`. Any other format: 400, naming the missing column.
 */
export const importQuerySchema = z.object({
  /** First and last day of the exported period, both inclusive. */
  from: z.optional(pacificDateSchema),
  to: z.optional(pacificDateSchema),
  /** The file's name on the owner's device, for the list of uploads. */
  fileName: z.optional(cutTextSchema(maxLengths.fileName)),
  /** Set once the owner has seen the issues in the first answer. */
  confirm: z.optional(z.literal('yes')),
});
export type ImportQuery = z.infer<typeof importQuerySchema>;

/** First and last day, both inclusive. */
const period = z.object({ from: pacificDateSchema, to: pacificDateSchema });

/**
 * What an upload contains. Nothing is stored while `status` is `needs-confirmation`: send the same file with
 * `confirm=yes`.
 */
export const importReportSchema = z.object({
  status: z.enum(['imported', 'needs-confirmation']),
  message: z.string(),
  period,
  /** Lines with data for keywords on the list. */
  matched: z.int(),
  /** Valid lines for queries that are not on the list. */
  untracked: z.int(),
  /** How many of those are now listed as other queries; 0 if another upload is shown. Absent until it is imported. */
  listed: z.optional(z.int()),
  /** Unreadable lines: the count, and the first 50. */
  badLineCount: z.int(),
  badLines: z.array(z.object({ line: z.int(), reason: z.string() })),
  /** Whether the same days were uploaded before: this file replaces that one. */
  isReplacement: z.boolean(),
});
export type ImportReport = z.infer<typeof importReportSchema>;

/** A stored period of an export, as it is listed. Its days identify it. */
export const uploadedPeriodSchema = z.extend(period, {
  /** Queries with figures: those on the keyword list. */
  queries: z.int(),
  /** Null if the upload did not name it. */
  fileName: z.nullable(z.string()),
  uploadedAt: z.nullable(z.iso.datetime()),
});
export type UploadedPeriod = z.infer<typeof uploadedPeriodSchema>;

/** GET /api/rankings/imports, owner only: the periods that are stored, the last day first. */
export const listUploadedPeriodsQuerySchema = pageQuerySchema;
export type ListUploadedPeriodsQuery = z.infer<typeof listUploadedPeriodsQuerySchema>;

/**
 * DELETE, owner only: 204, also if there is no such period. What is left is summed up and compared again. 409 while a
 * check runs, and with another source than `csv`.
 */
export const uploadedPeriodPath = ({ from, to }: UploadedPeriodParams) =>
  `${apiPaths.rankingsImports}/${from}/${to}`;
export const uploadedPeriodParamsSchema = period;
export type UploadedPeriodParams = z.infer<typeof uploadedPeriodParamsSchema>;
