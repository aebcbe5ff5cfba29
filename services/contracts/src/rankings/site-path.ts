import * as z from 'zod/mini';
import { maxLengths } from '../limits.js';
import { oneLine } from '../text/clean-text.js';
import { textSchema } from '../text/field-schemas.js';

/** (!) Browsers read `//host` and `/\host` as the address of another site. */
const sitePath = /^\/(?![/\\])\S*$/;

/** The path of a page of this site, such as `/services`. */
export const sitePathSchema = z.pipe(
  textSchema(oneLine, maxLengths.landingPath),
  z.string().check(z.regex(sitePath, 'Please enter a path of this site, such as /services.')),
);
