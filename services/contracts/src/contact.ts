import * as z from 'zod/mini';
import { attribution } from './attribution.js';
import { botProof } from './bot-challenge.js';
import { contactId } from './contact-id.js';
import { contactMessages } from './contact-messages.js';
import { withoutControlCharacters } from './control-characters.js';
import { isValidEmail } from './email-address.js';
import { limits } from './limits.js';
import { optionValues, serviceOptions, spendValues } from './options.js';
import { isValidPhone } from './phone.js';

const typed = (error: string) =>
  z.pipe(
    z.string({ error }),
    z.transform((text: string) => withoutControlCharacters(text).trim()),
  );

const required = (max: number, error: string) =>
  z.pipe(
    typed(error),
    z.string().check(z.minLength(1, error), z.maxLength(max, contactMessages.tooLong)),
  );

/** An empty field of a form counts as not given. */
const optional = (max: number) =>
  z.optional(
    z.pipe(
      typed(contactMessages.tooLong),
      z.pipe(
        z.string().check(z.maxLength(max, contactMessages.tooLong)),
        z.transform((text: string) => (text === '' ? undefined : text)),
      ),
    ),
  );

const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  error: string,
) =>
  z.optional(
    z.pipe(
      z.enum(['', ...values], error),
      z.transform((value) => (value === '' ? undefined : value)),
    ),
  );

/** The fields a visitor fills in, on any of the three forms. */
export const contactFields = z.object({
  name: required(limits.name, contactMessages.required),
  email: z.pipe(
    required(limits.email, contactMessages.required),
    z.string().check(z.refine(isValidEmail, contactMessages.email)),
  ),
  phone: z.pipe(
    required(limits.phone, contactMessages.required),
    z.string().check(z.refine(isValidPhone, contactMessages.phone)),
  ),
  company: optional(limits.company),
  service: choice(optionValues(serviceOptions), contactMessages.service),
  monthlyAdSpend: choice(spendValues, contactMessages.spend),
  message: optional(limits.message),
});
export type ContactFieldsInput = z.input<typeof contactFields>;
export type ContactFields = z.infer<typeof contactFields>;

/** POST /api/contacts. Beside the fields: proof of work, honeypot and attribution, all optional here. */
export const createContactRequest = z.object({
  ...contactFields.shape,
  altcha: z.optional(botProof),
  /** Honeypot: people never see this field. */
  website: z.optional(z.string().check(z.maxLength(limits.company))),
  attribution: z.optional(attribution),
});
export type CreateContactRequest = z.infer<typeof createContactRequest>;
export type CreateContactBody = z.input<typeof createContactRequest>;

export const createContactResponse = z.object({ id: contactId });
export type CreateContactResponse = z.infer<typeof createContactResponse>;
