import * as z from 'zod/mini';
import {
  type FormFieldSchemas,
  honeypotField,
  maxLengths,
  phoneDigitCount,
  validationMessages,
} from '../limits.js';
import { leadTopicOptions, optionValues, serviceOptions, spendValues } from '../options.js';
import { cleanText, hasVisibleCharacter, oneLine } from '../text/clean-text.js';
import { cleanEmail, isValidEmail } from '../text/email-address.js';
import { missingOr, optionalField, textSchema } from '../text/field-schemas.js';
import { cleanPhone, isValidPhone, phoneDigits } from '../text/phone.js';

/** A contact's id is a capability: an unguessable integer in [2^40, 2^53) (docs/decisions/018). */
export const leadIdSchema = z.int().check(z.gte(2 ** 40), z.lt(2 ** 53));

const required = (clean: (typed: string) => string, max: number) =>
  z.pipe(
    textSchema(clean, max, missingOr(validationMessages.required, validationMessages.wrongType)),
    z.string().check(z.minLength(1, validationMessages.required)),
  );

/** Why a phone number is invalid. */
export const phoneError = (issue: { readonly input?: unknown }) =>
  phoneDigits(String(issue.input)).length > phoneDigitCount.max
    ? validationMessages.phoneTooLong
    : validationMessages.phone;

/** The forms' field, but optional. */
export const optionalPhone = optionalField(
  z.pipe(
    textSchema(cleanPhone, maxLengths.phone),
    z.string().check(z.refine((text) => text === '' || isValidPhone(text), { error: phoneError })),
  ),
);

const leadFields = {
  name: z.pipe(
    required(oneLine, maxLengths.name),
    z.string().check(z.refine(hasVisibleCharacter, validationMessages.required)),
  ),
  email: z.pipe(
    required(cleanEmail, maxLengths.email),
    z.string().check(z.refine(isValidEmail, validationMessages.email)),
  ),
  phone: z.pipe(
    required(cleanPhone, maxLengths.phone),
    z.string().check(z.refine(isValidPhone, { error: phoneError })),
  ),
  company: optionalField(textSchema(oneLine, maxLengths.company)),
  service: optionalField(z.enum(['', ...optionValues(serviceOptions)], validationMessages.service)),
  monthlyAdSpend: optionalField(z.enum(['', ...spendValues], validationMessages.spend)),
  message: optionalField(textSchema((text) => cleanText(text).trim(), maxLengths.message)),
} satisfies FormFieldSchemas;

/** The fields of all three forms. Cleaned and trimmed; an empty optional field is undefined. */
export const leadFieldsSchema = z.object(leadFields);
export type LeadFieldsInput = z.input<typeof leadFieldsSchema>;
export type LeadFields = z.infer<typeof leadFieldsSchema>;

/**
 * What a form posts: its fields, its topic, and the hidden honeypot. A newsletter request needs no phone number.
 * Unknown keys are dropped.
 */
export const leadFormBodySchema = z
  .object({
    ...leadFieldsSchema.shape,
    phone: optionalPhone,
    topic: optionalField(
      z.enum(['', ...optionValues(leadTopicOptions)], validationMessages.wrongType),
    ),
    [honeypotField]: optionalField(textSchema(oneLine, maxLengths.company)),
  })
  .check(
    z.refine(({ topic, phone }) => topic === 'newsletter' || Boolean(phone), {
      path: ['phone'],
      error: validationMessages.required,
      // Also runs if other fields are invalid. By default, zod would skip it.
      when: ({ issues }) => issues.every(({ path }) => path?.length && path[0] !== 'phone'),
    }),
  );
export type LeadFormBody = z.infer<typeof leadFormBodySchema>;

export const createLeadResponseSchema = z.object({ id: leadIdSchema });
export type CreateLeadResponse = z.infer<typeof createLeadResponseSchema>;
