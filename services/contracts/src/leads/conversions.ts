import * as z from 'zod/mini';
import { type Option, optionValues } from '../options.js';
import { requestKeySchema } from '../text/field-schemas.js';

/** Files that ad platforms import. Google has two dialects. */
export const conversionFormatOptions = [
  { value: 'google', label: 'Google Ads, uploads' },
  { value: 'google-data-manager', label: 'Google Ads, data manager' },
  { value: 'microsoft', label: 'Microsoft Advertising' },
  { value: 'meta', label: 'Meta' },
] as const satisfies readonly Option[];
export type ConversionFormat = (typeof conversionFormatOptions)[number]['value'];
const formats = optionValues(conversionFormatOptions);

/** What a click can lead to, by the name that the platform's conversion action must have. */
export const conversionActionOptions = [
  { value: 'call-held', label: 'Call held' },
  { value: 'client-signed', label: 'Client signed' },
] as const satisfies readonly Option[];
export type ConversionAction = (typeof conversionActionOptions)[number]['value'];

/** Older clicks no longer count. */
export const maxClickDays = 90;
/** A fact is exported once it is this old, so that the owner has had time to undo a slip. */
export const minFactHours = 24;

const leftOutSchema = z.object({
  /** The lead clicked only ads of other platforms, or none. */
  noClick: z.int(),
  /** Consent was not given, or is unknown. */
  noConsent: z.int(),
  tooOld: z.int(),
  /** Younger than `minFactHours`: exported later. */
  tooFresh: z.int(),
  /** Only where the platform requires an amount. */
  noAmount: z.int(),
});
export type LeftOut = z.infer<typeof leftOutSchema>;

/** GET `apiPaths.conversions`, owner only: what each file would hold. */
export const conversionPreviewSchema = z.object({
  format: z.enum(formats),
  /** Not exported yet. */
  new: z.int(),
  /** Of the last `maxClickDays`. */
  all: z.int(),
  /** Exported ones that no longer hold, or whose amount has changed. */
  adjustments: z.int(),
  leftOut: leftOutSchema,
});
export type ConversionPreview = z.infer<typeof conversionPreviewSchema>;

/** POST `apiPaths.conversionExports`, owner only: marks what a file holds as exported. Repeating it gives the same file. */
export const exportConversionsSchema = z.object({
  /** Made once per export. */
  id: requestKeySchema,
  format: z.enum(formats),
  kind: z.enum(['new', 'adjustments']),
});
export type ExportConversions = z.infer<typeof exportConversionsSchema>;

/**
 * GET `apiPaths.conversionFile`, owner only: the file of an export. Without `export`, everything of the last
 * `maxClickDays`; nothing is marked as exported.
 */
export const conversionFileQuerySchema = z.object({
  format: z.enum(formats),
  export: z.optional(requestKeySchema),
});
export type ConversionFileQuery = z.infer<typeof conversionFileQuerySchema>;
