import { amountSchema, attributionSchema, conversionActionOptions } from '@agency/contracts';
import { bigintSchema, Clock, execute, queryRows, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import type { AdPlatform, Conversion } from './classify-fact.js';

export const actionSchema = z.enum(conversionActionOptions.map(({ value }) => value));

const exportedSchema = z.object({
  contact_id: bigintSchema,
  action: actionSchema,
  at: z.date(),
  cents: bigintSchema.nullable(),
  export_id: z.string(),
  /** Whether it was retracted, for good. */
  is_retracted: z.boolean(),
  /** The amount that was exported last. */
  told_cents: bigintSchema.nullable(),
  /** When it happened, by the current data; null if it no longer holds. */
  now_at: z.date().nullable(),
  attribution: z.nullable(attributionSchema),
  created_at: z.date(),
  client_amount: z.nullable(amountSchema),
});
export type Exported = z.infer<typeof exportedSchema>;

const adjustedSchema = exportedSchema.extend({
  adjusted_at: z.date(),
  adjusted_cents: bigintSchema.nullable(),
});

export type Adjusted = z.infer<typeof adjustedSchema>;

/** What ad platforms were told, and what of it was adjusted later. */
@Injectable()
export class ConversionLedgerService {
  constructor(private readonly clock: Clock) {}

  readExported(manager: EntityManager, platform: AdPlatform): Promise<Exported[]> {
    return queryRows(
      manager,
      exportedSchema,
      sql`SELECT ${exportedColumns} FROM ${exportedTables} WHERE told.platform = ${platform} ORDER BY told.at, told.contact_id`,
    );
  }

  readAdjusted(manager: EntityManager, platform: AdPlatform, exportId: string) {
    return queryRows(
      manager,
      adjustedSchema,
      sql`SELECT ${exportedColumns}, adjustment.adjusted_at, adjustment.cents AS adjusted_cents
        FROM ${exportedTables}
        JOIN leads.conversion_adjustments adjustment
          ON (adjustment.contact_id, adjustment.action, adjustment.platform) = (told.contact_id, told.action, told.platform)
        WHERE told.platform = ${platform} AND adjustment.export_id = ${exportId} ORDER BY told.at, told.contact_id`,
    );
  }

  async storeExports(
    manager: EntityManager,
    platform: AdPlatform,
    id: string,
    rows: readonly Conversion[],
  ): Promise<void> {
    await execute(
      manager,
      sql`INSERT INTO leads.conversion_exports (contact_id, action, platform, at, cents, export_id, exported_at)
        SELECT contact_id, action, ${platform}, at, cents, ${id}, ${this.clock.now()}
        FROM unnest(${rows.map(({ contactId }) => contactId)}::bigint[], ${rows.map(({ action }) => action)}::text[],
          ${rows.map(({ at }) => at)}::timestamptz[], ${rows.map(({ cents }) => cents)}::bigint[])
          AS told (contact_id, action, at, cents)`,
    );
  }

  async storeAdjustments(
    manager: EntityManager,
    platform: AdPlatform,
    id: string,
    rows: readonly { row: Exported; cents: number | null }[],
  ): Promise<void> {
    await execute(
      manager,
      sql`INSERT INTO leads.conversion_adjustments (contact_id, action, platform, export_id, adjusted_at, cents)
        SELECT contact_id, action, ${platform}, ${id}, ${this.clock.now()}, cents
        FROM unnest(${rows.map(({ row }) => row.contact_id)}::bigint[], ${rows.map(({ row }) => row.action)}::text[],
          ${rows.map(({ cents }) => cents)}::bigint[]) AS told (contact_id, action, cents)`,
    );
  }
}

const exportedTables = sql`leads.conversion_exports told
  JOIN leads.contacts contact ON contact.id = told.contact_id
  LEFT JOIN leads.journeys journey ON journey.contact_id = told.contact_id
  LEFT JOIN LATERAL (SELECT cents FROM leads.conversion_adjustments last
    WHERE (last.contact_id, last.action, last.platform) = (told.contact_id, told.action, told.platform)
    ORDER BY adjusted_at DESC LIMIT 1) AS latest ON true`;

const exportedColumns = sql`told.contact_id, told.action, told.at, told.cents, told.export_id,
  EXISTS (SELECT FROM leads.conversion_adjustments back WHERE back.cents IS NULL
    AND (back.contact_id, back.action, back.platform) = (told.contact_id, told.action, told.platform)) AS is_retracted,
  coalesce(latest.cents, told.cents) AS told_cents,
  CASE told.action WHEN 'call-held' THEN journey.held_at ELSE journey.won_at END AS now_at,
  contact.attribution, contact.created_at, contact.client_amount`;
