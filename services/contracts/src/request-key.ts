import * as z from 'zod/mini';
import { validationMessages } from './validation-messages.js';

// Not zod's own check, which would add to the scripts of every page that uses zod.
const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A random UUID that the sender makes once per request, so that sending it again does nothing more. */
export const requestKeySchema = z
  .string(validationMessages.wrongType)
  .check(z.regex(uuidPattern, validationMessages.wrongType));
