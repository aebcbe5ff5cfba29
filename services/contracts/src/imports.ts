import * as z from 'zod/mini';
import { leadSchema } from './leads/lead.js';
import { leadIdSchema } from './leads/lead-fields.js';
import { maxLeadImport, maxLengths } from './limits.js';
import { type Option, optionValues } from './options.js';
import { cutTextSchema, requestKeySchema } from './text/field-schemas.js';

/**
 * What a column of an imported file can become. Several columns may become one field: notes and messages are joined; of
 * the others, the first that holds a value counts, and what else they hold goes to the notes.
 */
export const importFieldOptions = [
  { value: 'name', label: 'Name' },
  { value: 'firstName', label: 'First name' },
  { value: 'lastName', label: 'Last name' },
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
  { value: 'company', label: 'Company' },
  { value: 'service', label: 'Service' },
  { value: 'monthlyAdSpend', label: 'Monthly ad spend' },
  { value: 'status', label: 'Status' },
  { value: 'createdAt', label: 'Date received' },
  { value: 'followUpOn', label: 'Follow-up date' },
  { value: 'channel', label: 'Channel' },
  { value: 'message', label: 'Message' },
  { value: 'notes', label: 'Notes' },
  { value: 'utmSource', label: 'Source' },
  { value: 'utmMedium', label: 'Medium' },
  { value: 'utmCampaign', label: 'Campaign' },
] as const satisfies readonly Option[];
export type ImportField = (typeof importFieldOptions)[number]['value'];

/** Content types of an upload: the body is the file itself. */
export const tableContentTypes = [
  'text/csv',
  'text/tab-separated-values',
  'application/vnd.ms-excel',
  'application/octet-stream',
] as const;

const fields = optionValues(importFieldOptions);

/** The field of each column in the file's order, separated by commas; nothing for a column that is not imported. */
const columnsSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.split(',')),
  ),
  z.pipe(
    z.array(z.enum(['', ...fields])).check(z.maxLength(maxLeadImport.columns)),
    z.transform((columns) => columns.map((field) => field || null)),
  ),
);

const samePhone = z.optional(z.literal('add'));

/**
 * POST `apiPaths.leadImportPreview`. The body is the file: CSV with commas, semicolons, tabs or bars, in UTF-8, UTF-16,
 * Windows-1252 or Mac Roman. Without `columns`, the fields are guessed from the names of the columns.
 */
export const previewLeadImportQuerySchema = z.object({
  columns: z.optional(columnsSchema),
  /** Whether to add those who share only a phone number with someone who has another email address. */
  samePhone,
});
export type PreviewLeadImportQuery = z.infer<typeof previewLeadImportQuerySchema>;

/** POST `apiPaths.leadImports`, with the previewed file as its body. No one gets an email about it. */
export const importLeadsQuerySchema = z.object({
  /** Made once per import: repeating the request adds nothing. */
  id: requestKeySchema,
  fileName: cutTextSchema(maxLengths.fileName),
  columns: columnsSchema,
  samePhone,
  /** For leads to which the file gives no status. */
  status: z._default(leadSchema.shape.status, 'new'),
});
export type ImportLeadsQuery = z.infer<typeof importLeadsQuerySchema>;

/** What a row shares with the lead or earlier row it duplicates. */
const sharedReach = z.array(z.enum(['email', 'phone']));

const rowFields = {
  /** As a spreadsheet shows it, from 1. */
  line: z.int(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
};

/** What importing a row would do. Only a `new` one is added. */
export const importRowSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('new'), ...rowFields }),
  z.object({
    outcome: z.literal('duplicate'),
    ...rowFields,
    by: sharedReach,
    lead: z.object({ id: leadIdSchema, name: z.string() }),
  }),
  /** The same person as an earlier row. */
  z.object({ outcome: z.literal('repeated'), ...rowFields, by: sharedReach, earlier: z.int() }),
  z.object({ outcome: z.literal('refused'), ...rowFields, reason: z.string() }),
]);
export type ImportRow = z.infer<typeof importRowSchema>;

/** Rows of each outcome that a preview lists. */
export const maxPreviewRows = 20;

export const leadImportPreviewSchema = z.object({
  columns: z.array(
    z.object({
      name: z.string(),
      field: z.nullable(z.enum(fields)),
      /** The first values in it, at most three. */
      samples: z.array(z.string()),
    }),
  ),
  counts: z.object({
    rows: z.int(),
    new: z.int(),
    duplicate: z.int(),
    repeated: z.int(),
    refused: z.int(),
    /** Rows whose outcome depends on `samePhone`. */
    samePhone: z.int(),
  }),
  /** Null if no column holds the date received. */
  dates: z.nullable(
    z.object({
      /** Rows that are refused because their date cannot be read: they would count as received today. */
      unread: z.int(),
      /** The first of them, and what its cell says. */
      firstUnread: z.nullable(z.object({ line: z.int(), text: z.string() })),
      /** New leads without a date, which count as received today. */
      missing: z.int(),
      /** Whether no date tells which number of 3/4/2026 is the month. It is taken for the first one. */
      isOrderUnsure: z.boolean(),
    }),
  ),
  /** The first `maxPreviewRows` of each outcome, in the file's order. */
  rows: z.array(importRowSchema),
});
export type LeadImportPreview = z.infer<typeof leadImportPreviewSchema>;

/** An import of the last `leadImportUndoHours`. */
export const leadImportSchema = z.object({
  id: requestKeySchema,
  fileName: z.string(),
  /** ISO 8601 UTC. */
  at: z.iso.datetime(),
  added: z.int(),
  /** Rows that were left out because their lead was there already, or in an earlier row. */
  duplicates: z.int(),
  /** Rows that could not become a lead. */
  refused: z.int(),
  /** Set once it was taken back. Leads that were changed, called, written to or booked since are kept. */
  undone: z.nullable(z.object({ at: z.iso.datetime(), removed: z.int(), kept: z.int() })),
});
export type LeadImport = z.infer<typeof leadImportSchema>;
