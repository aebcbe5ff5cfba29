import * as z from 'zod/mini';
import { pacificDateSchema } from './rankings-source.js';

/** The largest export that is accepted, in bytes; also the largest file in a zip, unpacked. */
export const maxImportFileBytes = 2 * 1024 * 1024;
/** Lines of a file, empty ones included. Search Console exports a thousand. */
export const maxImportLines = 50_000;

/** Content types of an upload: the file itself is the body. */
export const importContentTypes = [
  'text/csv',
  'application/zip',
  'application/x-zip-compressed',
  'application/vnd.ms-excel',
  'application/octet-stream',
] as const;

/**
 * POST /api/rankings/imports?from=…&to=…&confirm=yes, owner only, and only with the source `csv` (else 409). The body
 * is Search Console's own export: the zip, or the Queries file out of it. A zip names its period itself; a Queries file
 * needs `from` and `to`. Another shape: 400 that names the missing column.
 */
export const importQuerySchema = z.object({
  /** First and last day of the exported period, both counted. */
  from: z.optional(pacificDateSchema),
  to: z.optional(pacificDateSchema),
  /** After the owner has seen what the first answer listed. */
  confirm: z.optional(z.literal('yes')),
});
export type ImportQuery = z.infer<typeof importQuerySchema>;

const period = z.object({ from: pacificDateSchema, to: pacificDateSchema });

/** What an upload holds. Nothing is stored while `status` is `needs-confirmation`: send the same file with `confirm=yes`. */
export const importReportSchema = z.object({
  status: z.enum(['imported', 'needs-confirmation']),
  message: z.string(),
  period,
  /** Lines with figures of keywords on the list. */
  matched: z.int(),
  /** Good lines of queries that are not on the list; they are left out. */
  untracked: z.int(),
  /** Lines that cannot be read, all of them counted and the first 50 listed. */
  badLineCount: z.int(),
  badLines: z.array(z.object({ line: z.int(), reason: z.string() })),
  /** Periods of earlier uploads that this one equals or contains, and replaces. */
  replaces: z.array(period),
  /** Periods of earlier uploads that overlap this one and stay: each day shows the shortest that covers it. */
  keeps: z.array(period),
});
export type ImportReport = z.infer<typeof importReportSchema>;
