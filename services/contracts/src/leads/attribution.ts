import * as z from 'zod/mini';
import { maxLengths } from '../limits.js';
import { touchValue } from './attribution-keys.js';

/** Only a request made by hand has another shape, and it is not worth a lead. */
const ignoredIfWrong = <Schema extends z.core.SomeType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined);

const value = (max: number) =>
  ignoredIfWrong(
    z.pipe(
      z.string(),
      z.transform((text) => touchValue(text, max)),
    ),
  );

const parameter = value(maxLengths.attributionValue);

/** One visit that led here. Over-long values are cut, unknown keys and wrong types dropped: they never fail a lead. */
export const touchSchema = z.object({
  utm_source: parameter,
  utm_medium: parameter,
  utm_campaign: parameter,
  utm_content: parameter,
  utm_term: parameter,
  gclid: parameter,
  gbraid: parameter,
  wbraid: parameter,
  fbclid: parameter,
  msclkid: parameter,
  /** Path of the page the visit began on, without its query. */
  landingPath: value(maxLengths.landingPath),
  /** Host name of the page that linked here; never its path or query. */
  referrerHost: parameter,
});
export type Touch = z.infer<typeof touchSchema>;

/** First and last touch: how the visitor found the site, and what brought them back. */
export const attributionSchema = z.object({
  first: ignoredIfWrong(touchSchema),
  last: ignoredIfWrong(touchSchema),
});
export type Attribution = z.infer<typeof attributionSchema>;
