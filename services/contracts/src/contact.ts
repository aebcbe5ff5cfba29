import * as z from 'zod/mini';
import { cleanText, oneLine } from './clean-text.js';
import { contactId } from './contact-id.js';
import { contactMessages } from './contact-messages.js';
import { isValidEmail } from './email-address.js';
import { missingOr, optionalField, textSchema } from './field-schemas.js';
import { limits, phoneDigitCount } from './limits.js';
import { optionValues, serviceOptions, spendValues } from './options.js';
import { isValidPhone, phoneDigits } from './phone.js';

const required = (max: number) =>
  z.pipe(
    textSchema(oneLine, max, missingOr(contactMessages.required, contactMessages.wrongType)),
    z.string().check(z.minLength(1, contactMessages.required)),
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
  company: optionalField(textSchema(oneLine, limits.company)),
  service: optionalField(z.enum(['', ...optionValues(serviceOptions)], contactMessages.service)),
  monthlyAdSpend: optionalField(z.enum(['', ...spendValues], contactMessages.spend)),
  message: optionalField(textSchema((text) => cleanText(text).trim(), limits.message)),
});
export type ContactFieldsInput = z.input<typeof contactFields>;
export type ContactFields = z.infer<typeof contactFields>;

/** What a form posts: its fields, and the honeypot, which people never see. */
export const contactForm = z.object({
  ...contactFields.shape,
  website: optionalField(textSchema(oneLine, limits.company)),
});
export type ContactForm = z.infer<typeof contactForm>;

export const createContactResponse = z.object({ id: contactId });
export type CreateContactResponse = z.infer<typeof createContactResponse>;
