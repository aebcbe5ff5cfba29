import { emailNames } from '@agency/contracts';
import * as z from 'zod';
import type { DatabaseDescription } from '../database/database-options.js';
import { bigintSchema } from '../database/integer-column.js';
import { rawSql, type Sql } from '../database/sql.js';

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

type Service = DatabaseDescription['schema'];

/** A view that one service offers to others: all they may read of its data. */
export interface SharedView<RowSchema extends z.ZodObject> {
  /** Includes the schema, which is the owning service: only its migrations change the view. */
  name: `${Service}.${string}`;
  /** Services whose role may read it. */
  readers: readonly Service[];
  /** A row as the driver returns it: the keys are the columns. Parse query results with it, or with a `pick` of it. */
  rowSchema: RowSchema;
}

/**
 * Describes a view. A test in `services/migrate` compares columns and grants with the migrated database. The previous
 * version reads the view during a deploy: only add columns (docs/decisions/046).
 */
export function sharedView<RowSchema extends z.ZodObject>(
  name: `${Service}.${string}`,
  readers: readonly Service[],
  rowSchema: RowSchema,
): SharedView<RowSchema> {
  return { name, readers, rowSchema };
}

/**
 * The SELECT list for the columns of a view's row schema, or of a `pick` of it, such as `lead.id, lead.name`. `alias`
 * is the view's alias in the statement.
 */
export function selectColumns(rowSchema: z.ZodObject, alias?: string): Sql {
  const prefix = alias === undefined ? '' : `${alias}.`;
  const columns = Object.keys(rowSchema.shape).map((column) => `${prefix}${column}`);
  return rawSql(columns.join(', '));
}
