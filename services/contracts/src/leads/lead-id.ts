import * as z from 'zod/mini';

/** A contact's id is a capability: an unguessable integer in [2^40, 2^53) (docs/decisions/018). */
export const leadIdSchema = z.int().check(z.gte(2 ** 40), z.lt(2 ** 53));
