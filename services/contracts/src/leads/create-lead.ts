import * as z from 'zod/mini';
import { botProofSchema } from '../bot-challenge.js';
import { requestKeySchema } from '../request-key.js';
import { optionalField } from '../text/field-schemas.js';
import { attributionSchema } from './attribution.js';
import { leadFormBodySchema } from './lead-fields.js';

/**
 * POST /api/contacts. Beside the form: proof of work, attribution and the request's key, all optional here. A module of its
 * own, so that the forms' scripts need not carry what only the server checks.
 */
export const createLeadRequestSchema = z.safeExtend(leadFormBodySchema, {
  altcha: optionalField(botProofSchema),
  attribution: z.catch(optionalField(attributionSchema), undefined),
  /** The same key again returns the lead that it made, whatever else the request says. */
  requestKey: optionalField(requestKeySchema),
});
export type CreateLeadRequest = z.infer<typeof createLeadRequestSchema>;
export type CreateLeadBody = z.input<typeof createLeadRequestSchema>;
