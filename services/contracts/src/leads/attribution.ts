import * as z from 'zod/mini';
import { type TouchKey, touchValue } from './attribution-keys.js';

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
