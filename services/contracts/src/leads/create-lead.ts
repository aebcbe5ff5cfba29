import * as z from 'zod/mini';
import { botProofSchema } from '../bot-challenge.js';
import { optionalField, requestKeySchema } from '../text/field-schemas.js';
import { attributionSchema } from './attribution.js';
import { leadFormBodySchema } from './lead-fields.js';

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
