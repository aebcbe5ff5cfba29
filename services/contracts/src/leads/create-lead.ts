import * as z from 'zod/mini';
import { botProofSchema } from '../bot-check.js';
import { optionalField, requestKeySchema } from '../text/field-schemas.js';
import { type TouchKey, touchValue } from './attribution-keys.js';
import { leadFormBodySchema } from './lead-fields.js';

/** Only a handmade request has another shape, and that is no reason to lose a lead. */
const ignoredIfWrong = <Schema extends z.core.SomeType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined);

const value = (key: TouchKey) =>
  ignoredIfWrong(
    z.pipe(
      z.string(),
      z.transform((text) => touchValue(key, text)),
    ),
  );

/** One visit. Over-long values are cut, unknown keys and wrong types dropped: they never reject a lead. */
export const touchSchema = z.object({
  utm_source: value('utm_source'),
  utm_medium: value('utm_medium'),
  utm_campaign: value('utm_campaign'),
  utm_content: value('utm_content'),
  utm_term: value('utm_term'),
  gad_source: value('gad_source'),
  gad_campaignid: value('gad_campaignid'),
  gclid: value('gclid'),
  gbraid: value('gbraid'),
  wbraid: value('wbraid'),
  fbclid: value('fbclid'),
  msclkid: value('msclkid'),
  /** Path of the visit's first page, without its query. */
  landingPath: value('landingPath'),
  /** Host name of the referring page; never its path or query. */
  referrerHost: value('referrerHost'),
  /** When the page was opened, by the visitor's clock. ISO 8601 UTC. Missing in leads of earlier versions. */
  at: ignoredIfWrong(z.iso.datetime()),
});
export type Touch = z.infer<typeof touchSchema>;

/** First and last touch: how the visitor found the site, and what brought them back. */
export const attributionSchema = z.object({
  first: ignoredIfWrong(touchSchema),
  last: ignoredIfWrong(touchSchema),
});
export type Attribution = z.infer<typeof attributionSchema>;

/**
 * POST /api/contacts. Adds proof of work, attribution and a request key to the form, all optional here. A separate
 * module, so that the forms' scripts leave out what only the server validates.
 */
export const createLeadRequestSchema = z.safeExtend(leadFormBodySchema, {
  altcha: optionalField(botProofSchema),
  attribution: z.catch(optionalField(attributionSchema), undefined),
  /** A repeated key returns the lead it created, whatever the rest of the request says. */
  requestKey: optionalField(requestKeySchema),
});
export type CreateLeadRequest = z.infer<typeof createLeadRequestSchema>;
export type CreateLeadBody = z.input<typeof createLeadRequestSchema>;
