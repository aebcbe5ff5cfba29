import * as z from 'zod/mini';
import { attribution } from './attribution.js';
import { botProof } from './bot-challenge.js';
import { contactId } from './contact-id.js';
import { contactMessages } from './contact-messages.js';
import { isValidEmail } from './email-address.js';
import { missingOr } from './field-errors.js';
import { limits, phoneDigitCount } from './limits.js';
import { optionValues, serviceOptions, spendValues } from './options.js';
import { isValidPhone, phoneDigits } from './phone.js';
import { multilineTextSchema, singleLineTextSchema } from './text-schemas.js';

const required = (max: number) =>
  z.pipe(
    singleLineTextSchema(max, missingOr(contactMessages.required, contactMessages.wrongType)),
    z.string().check(z.minLength(1, contactMessages.required)),
  );

/** A field that may be left out. Null counts as not given, so that a client may send back what it got. */
const optional = <Schema extends z.core.SomeType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? undefined),
    ),
  );

/** An empty field of a form counts as not given. */
const optionalText = (schema: z.ZodMiniType<string, string>) =>
  optional(
    z.pipe(
      schema,
      z.transform((text) => text.trim() || undefined),
    ),
  );

const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  error: string,
) =>
  optional(
    z.pipe(
      z.enum(['', ...values], error),
      z.transform((value) => (value === '' ? undefined : value)),
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
  company: optionalText(singleLineTextSchema(limits.company)),
  service: choice(optionValues(serviceOptions), contactMessages.service),
  monthlyAdSpend: choice(spendValues, contactMessages.spend),
  message: optionalText(multilineTextSchema(limits.message)),
});
export type ContactFieldsInput = z.input<typeof contactFields>;
export type ContactFields = z.infer<typeof contactFields>;

/** POST /api/contacts. Beside the fields: proof of work, honeypot and attribution, all optional here. */
export const createContactRequest = z.object({
  ...contactFields.shape,
  altcha: optional(botProof),
  /** Honeypot: people never see this field. */
  website: optional(singleLineTextSchema(limits.company)),
  attribution: z.catch(optional(attribution), undefined),
});
export type CreateContactRequest = z.infer<typeof createContactRequest>;
export type CreateContactBody = z.input<typeof createContactRequest>;

export const createContactResponse = z.object({ id: contactId });
export type CreateContactResponse = z.infer<typeof createContactResponse>;
