import * as z from 'zod/mini';
import { type TouchKey, touchValue } from './attribution-keys.js';

const value = (key: TouchKey) =>
  z.optional(
    z.pipe(
      z.string(),
      z.transform((text) => touchValue(key, text)),
    ),
  );

/** One visit that led here. Over-long values are cut, unknown keys dropped: a lead is never refused for them. */
export const touch = z.object({
  utm_source: value('utm_source'),
  utm_medium: value('utm_medium'),
  utm_campaign: value('utm_campaign'),
  utm_content: value('utm_content'),
  utm_term: value('utm_term'),
  gclid: value('gclid'),
  gbraid: value('gbraid'),
  wbraid: value('wbraid'),
  fbclid: value('fbclid'),
  msclkid: value('msclkid'),
  /** Path of the page the visit began on, without its query. */
  landingPath: value('landingPath'),
  /** Host name of the page that linked here; never its path or query. */
  referrerHost: value('referrerHost'),
});
export type Touch = z.infer<typeof touch>;

/** First and last touch, so that both 'how did she find us' and 'what brought her back' can be answered. */
export const attribution = z.object({ first: z.optional(touch), last: z.optional(touch) });
export type Attribution = z.infer<typeof attribution>;
