import { type EmailName, emailTextSchema } from '@agency/contracts';
import { type Sql, sql } from '@agency/platform';
import * as z from 'zod';

/** Part of the statement that reads what an email is about, so that a change holds from the next email on. */
export const writtenTextColumn = (email: EmailName | undefined): Sql =>
  sql`(SELECT text FROM email.email_texts WHERE email = ${email ?? null}) AS written`;

export const writtenTextColumnSchema = z.object({ written: z.nullable(emailTextSchema) });
