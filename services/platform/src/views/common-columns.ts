import { emailNames } from '@agency/contracts';
import * as z from 'zod';
import { bigintSchema } from '../database/integer-column.js';

/** A text that a row may lack. */
export const nullableText = z.string().nullable();

/** What happened to a lead, for its timeline: the columns of each `contact_events`. */
export const eventColumns = {
  contact_id: bigintSchema,
  at: z.date(),
  kind: z.string(),
  detail: z.looseObject({}),
};

/** An email that is still in the outbox: the columns that each `waiting_mails` has. */
export const waitingEmailColumns = {
  contact_id: bigintSchema,
  name: z.enum(emailNames),
  subject: z.string(),
  due_at: z.date(),
};
