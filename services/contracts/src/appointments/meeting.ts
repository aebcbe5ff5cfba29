import * as z from 'zod/mini';
import { phoneError } from '../leads/lead-fields.js';
import { maxLengths, validationMessages } from '../limits.js';
import { optionValues } from '../options.js';
import { textSchema } from '../text/field-schemas.js';
import { cleanPhone, isValidPhone } from '../text/phone.js';

/** Where calls take place. */
export const meetingKindOptions = [
  { value: 'rooms', label: 'A separate room for each call' },
  { value: 'link', label: 'My own link: Zoom, Meet, Teams or another' },
  { value: 'phone', label: 'By phone: visitors call my number' },
] as const;
export type MeetingKind = (typeof meetingKindOptions)[number]['value'];

const addressMessage = 'Please enter a web address that starts with https://.';
const plainAddressMessage =
  'Please enter an address without ? or #: the room’s name is added to it.';

/** May not contain a user name or password: everyone who books sees it. */
const webAddressSchema = z
  .string(validationMessages.wrongType)
  .check(
    z.trim(),
    z.maxLength(maxLengths.meetingAddress, validationMessages.tooLong),
    z.regex(/^https:\/\/[^\s/?#@\\]+([/?#][^\s\\]*)?$/, { error: addressMessage, abort: true }),
    z.url({ protocol: /^https$/, error: addressMessage }),
  );

/**
 * Value of `settings.meeting`: where new calls take place, by kind: the base address of their rooms, the one link, or the phone
 * number.
 */
export const saveMeetingRequestSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('rooms'),
    address: webAddressSchema.check(
      z.refine((address) => !/[?#]/.test(address), plainAddressMessage),
    ),
  }),
  z.object({ kind: z.literal('link'), address: webAddressSchema }),
  z.object({
    kind: z.literal('phone'),
    address: z.pipe(
      textSchema(cleanPhone, maxLengths.phone),
      z.string().check(z.refine(isValidPhone, { error: phoneError })),
    ),
  }),
]);
export type MeetingPlace = z.infer<typeof saveMeetingRequestSchema>;

/** GET `apiPaths.meeting`. */
export const meetingSettingsSchema = z.object({
  /** Until the owner saves a place, the base address of the environment applies. */
  kind: z.enum(optionValues(meetingKindOptions)),
  /** As in `saveMeetingRequestSchema`; the environment's may begin with http. */
  address: z.string(),
  /** The base address of the environment. */
  defaultBaseUrl: z.string(),
  /** How many upcoming calls still take place elsewhere, where they were booked. */
  callsElsewhere: z.int(),
});
export type MeetingSettings = z.infer<typeof meetingSettingsSchema>;

/** POST `apiPaths.relocateCalls`: how many upcoming calls now take place where new ones do. */
export const relocatedCallsSchema = z.object({ relocated: z.int() });
export type RelocatedCalls = z.infer<typeof relocatedCallsSchema>;
