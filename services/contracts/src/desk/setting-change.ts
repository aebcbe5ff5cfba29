import * as z from 'zod/mini';
import { validationMessages } from '../validation-messages.js';

/** What the history of settings calls each of them. Once stored, a name stays. */
export const settingNames = [
  'desk-password',
  'rankings-password',
  'recovery-codes',
  'recovery-address',
  'notice-addresses',
  'sender-name',
  'answers',
  'calendar-files',
  'meeting',
  'email-text',
  'booking-rules',
  'retention',
  'arrival-counting',
  'month-email',
  'ranking-emails',
  'alert-rules',
  'reply-template',
] as const;
export type SettingName = (typeof settingNames)[number];

/** `link`: the one in an email. `code`: a recovery code. */
export type SettingChangedBy = 'owner' | 'link' | 'code';

/** A change of a setting. */
export const settingChangeSchema = z.object({
  /** Unique among all services. */
  key: z.string(),
  /** ISO 8601 UTC. */
  at: z.iso.datetime(),
  /** A `SettingName`, or one that a later version added. */
  setting: z.string(),
  /** Which one, if there are several: the name of an email, or the id of a template. */
  detail: z.nullable(z.string()),
  /** In the shape that the setting's own API reads and saves; null for a secret. */
  before: z.unknown(),
  after: z.unknown(),
  /** A `SettingChangedBy`, or one that a later version added. */
  by: z.string(),
});
export type SettingChange = z.infer<typeof settingChangeSchema>;

/** How many changes one page has. */
export const settingHistoryPageSize = 50;

const isoDatetime = z.iso.datetime();

/** Where a page of the history begins: the time and the key of the change before it. */
const cursor = z.string().check(
  z.regex(/^[^|]{20,30}\|[a-z]{1,20}:\d{1,18}$/, validationMessages.wrongType),
  z.refine(
    (text) => isoDatetime.safeParse(text.split('|')[0]).success,
    validationMessages.wrongType,
  ),
);

/** GET `apiPaths.settingHistory`. */
export const settingHistoryQuerySchema = z.object({ before: z.optional(cursor) });
export type SettingHistoryQuery = z.infer<typeof settingHistoryQuerySchema>;

/** The answer, newest first. */
export const settingHistorySchema = z.object({
  changes: z.array(settingChangeSchema),
  /** The next page's `before`; null on the last one. */
  next: z.nullable(z.string()),
});
export type SettingHistory = z.infer<typeof settingHistorySchema>;
