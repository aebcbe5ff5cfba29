import * as z from 'zod/mini';
import { attribution } from './attribution.js';
import { botProof } from './bot-challenge.js';
import { cleanText, oneLine } from './clean-text.js';
import { contactId } from './contact-id.js';
import { contactMessages } from './contact-messages.js';
import { isValidEmail } from './email-address.js';
import { missingOr } from './field-errors.js';
import { limits, phoneDigitCount } from './limits.js';
import { optionValues, serviceOptions, spendValues } from './options.js';
import { isValidPhone, phoneDigits } from './phone.js';
import { textSchema } from './text-schema.js';

const required = (max: number) =>
  z.pipe(
    textSchema(oneLine, max, missingOr(contactMessages.required, contactMessages.wrongType)),
    z.string().check(z.minLength(1, contactMessages.required)),
  );

/** Null and, as in a form, an empty field count as not given. */
const optional = <Schema extends z.core.SomeType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value || undefined),
    ),
  );

const phoneError = (issue: { readonly input?: unknown }) =>
  phoneDigits(String(issue.input)).length > phoneDigitCount.max
    ? contactMessages.phoneTooLong
    : contactMessages.phone;

/** The fields a visitor fills in, on any of the three forms. */
export const contactFields = z.object({
  name: required(limits.name),
  email: z.pipe(
    required(limits.email),
    z.string().check(z.refine(isValidEmail, contactMessages.email)),
  ),
  phone: z.pipe(
    required(limits.phone),
    z.string().check(z.refine(isValidPhone, { error: phoneError })),
  ),
  company: optional(textSchema(oneLine, limits.company)),
  service: optional(z.enum(['', ...optionValues(serviceOptions)], contactMessages.service)),
  monthlyAdSpend: optional(z.enum(['', ...spendValues], contactMessages.spend)),
  message: optional(textSchema((text) => cleanText(text).trim(), limits.message)),
});
export type ContactFieldsInput = z.input<typeof contactFields>;
export type ContactFields = z.infer<typeof contactFields>;

/** POST /api/contacts. Beside the fields: proof of work, honeypot and attribution, all optional here. */
export const createContactRequest = z.object({
  ...contactFields.shape,
  altcha: optional(botProof),
  /** Honeypot: people never see this field. */
  website: optional(textSchema(oneLine, limits.company)),
  attribution: optional(attribution),
});
export type CreateContactRequest = z.infer<typeof createContactRequest>;
export type CreateContactBody = z.input<typeof createContactRequest>;

export const createContactResponse = z.object({ id: contactId });
export type CreateContactResponse = z.infer<typeof createContactResponse>;
