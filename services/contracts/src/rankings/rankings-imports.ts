import * as z from 'zod/mini';
import * as apiPaths from '../api-paths.js';
import { maxLengths } from '../limits.js';
import { pageQuerySchema } from '../page-query.js';
import { oneLine, truncate } from '../text/clean-text.js';
import { pacificDateSchema } from './rankings-source.js';

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
  fileName: z.optional(
    z.pipe(
      z.string(),
      z.transform((name) => truncate(oneLine(name), maxLengths.fileName)),
    ),
  ),
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
