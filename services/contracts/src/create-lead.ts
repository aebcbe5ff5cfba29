import * as z from 'zod/mini';
import { attributionSchema } from './attribution.js';
import { botProofSchema } from './bot-challenge.js';
import { optionalField } from './field-schemas.js';
import { leadFormBodySchema } from './lead-fields.js';

/**
 * POST /api/contacts. Beside the form: proof of work and attribution, both optional here. A module of its own, so that
 * the forms' scripts need not carry what only the server checks.
 */
export const createLeadRequestSchema = z.object({
  ...leadFormBodySchema.shape,
  altcha: optionalField(botProofSchema),
  attribution: optionalField(attributionSchema),
});
export type CreateLeadRequest = z.infer<typeof createLeadRequestSchema>;
export type CreateLeadBody = z.input<typeof createLeadRequestSchema>;
