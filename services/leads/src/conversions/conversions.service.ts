import {
  amountSchema,
  attributionSchema,
  type ConversionFileQuery,
  type ConversionPreview,
  conversionFormatOptions,
  type ExportConversions,
  type LeftOut,
  maxClickDays,
} from '@agency/contracts';
import { bigintSchema, Clock, execute, queryRows, sql, TransactionService } from '@agency/platform';
import { Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod';
import { JourneysService } from '../journeys/journeys.service.js';
import {
  type AdPlatform,
  type Conversion,
  classifyFact,
  clickOf,
  clientValue,
  type Fact,
  platformOf,
} from './classify-fact.js';
import { type Adjustment, adjustmentFile, conversionFile } from './conversion-file.js';
import {
  type Adjusted,
  actionSchema,
  ConversionLedgerService,
  type Exported,
} from './conversion-ledger.service.js';

const dayMs = 86_400_000;
const factSchema = z.object({
  contact_id: bigintSchema,
  action: actionSchema,
  at: z.date(),
  created_at: z.date(),
  attribution: z.nullable(attributionSchema),
  client_amount: z.nullable(amountSchema),
});

const keyOf = ({ contactId, action }: Pick<Conversion, 'contactId' | 'action'>) =>
  `${contactId} ${action}`;

/** Tells ad platforms which of their clicks led to a call that was held or to a client, by files that the owner uploads. */
@Injectable()
export class ConversionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly journeys: JourneysService,
    private readonly ledger: ConversionLedgerService,
    private readonly transactions: TransactionService,
    private readonly clock: Clock,
  ) {}

  async preview(): Promise<ConversionPreview[]> {
    await this.journeys.refresh();
    const { manager } = this.dataSource;
    const facts = await this.readFacts(manager);
    return Promise.all(
      conversionFormatOptions.map(async ({ value: format }) => {
        const platform = platformOf(format);
        const exported = await this.ledger.readExported(manager, platform);
        const { rows, leftOut } = this.classifyAll(facts, platform);
        return {
          format,
          new: unexported(rows, exported).length,
          all: rows.length,
          adjustments: format === 'meta' ? 0 : this.adjustmentsOf(exported).length,
          leftOut,
        };
      }),
    );
  }

  /** Marks conversions as exported. Repeating it changes nothing. */
  async export({ id, format, kind }: ExportConversions): Promise<void> {
    await this.journeys.refresh();
    await this.transactions.run(async (manager) => {
      // Two tabs could export the same conversions twice.
      await execute(manager, sql`LOCK TABLE leads.conversion_exports IN SHARE ROW EXCLUSIVE MODE`);
      const platform = platformOf(format);
      const exported = await this.ledger.readExported(manager, platform);
      if (kind === 'adjustments') {
        const known = await this.ledger.readAdjusted(manager, platform, id);
        if (known.length === 0)
          await this.ledger.storeAdjustments(manager, platform, id, this.adjustmentsOf(exported));
        return;
      }
      if (exported.some(({ export_id }) => export_id === id)) return;
      const { rows } = this.classifyAll(await this.readFacts(manager), platform);
      await this.ledger.storeExports(manager, platform, id, unexported(rows, exported));
    });
  }

  /** The file of an export, the same each time, or all of the last `maxClickDays`. Throws 404 for an unknown export. */
  async file({ format, export: exportId }: ConversionFileQuery): Promise<string> {
    const { manager } = this.dataSource;
    const platform = platformOf(format);
    if (exportId === undefined) {
      await this.journeys.refresh();
      return conversionFile(format, this.classifyAll(await this.readFacts(manager), platform).rows);
    }
    const adjusted = await this.ledger.readAdjusted(manager, platform, exportId);
    if (adjusted.length > 0 && format !== 'meta') {
      return adjustmentFile(
        format,
        adjusted.flatMap((row) => toAdjustment(row, platform)),
      );
    }
    const exported = await this.ledger.readExported(manager, platform);
    const rows = exported.filter(({ export_id }) => export_id === exportId);
    if (rows.length === 0) throw new NotFoundException('There is no such export.');
    return conversionFile(
      format,
      rows.flatMap((row) => toConversion(row, platform)),
    );
  }

  private classifyAll(facts: readonly Fact[], platform: AdPlatform) {
    const now = this.clock.now();
    const leftOut: LeftOut = { noClick: 0, noConsent: 0, tooOld: 0, tooFresh: 0, noAmount: 0 };
    const rows: Conversion[] = [];
    for (const fact of facts) {
      const classified = classifyFact(fact, platform, now);
      if (typeof classified === 'string') leftOut[classified] += 1;
      else rows.push(classified);
    }
    return { rows, leftOut };
  }

  /** Exported ones that no longer hold, or whose amount has changed. Retracted ones stay retracted. */
  private adjustmentsOf(exported: readonly Exported[]): { row: Exported; cents: number | null }[] {
    return exported
      .filter(({ is_retracted }) => !is_retracted)
      .map((row) => ({ row, cents: row.now_at === null ? null : presentValue(row) }))
      .filter(
        ({ row, cents }) => row.now_at === null || (cents !== null && cents !== row.told_cents),
      );
  }

  /** Facts of leads that may have a click that still counts. */
  private async readFacts(manager: EntityManager): Promise<Fact[]> {
    const since = new Date(this.clock.now().getTime() - (maxClickDays + 1) * dayMs);
    const rows = await queryRows(
      manager,
      factSchema,
      sql`SELECT journey.contact_id, action, at, journey.created_at, contact.attribution, contact.client_amount
        FROM leads.journeys journey JOIN leads.contacts contact ON contact.id = journey.contact_id
          CROSS JOIN LATERAL (VALUES ('call-held', held_at), ('client-signed', won_at)) AS fact (action, at)
        WHERE journey.created_at >= ${since} AND at IS NOT NULL AND journey.source = 'form'
        ORDER BY at, journey.contact_id`,
    );
    return rows.map(({ contact_id, created_at, client_amount, ...fact }) => ({
      ...fact,
      contactId: contact_id,
      createdAt: created_at,
      amount: client_amount,
    }));
  }
}

const presentValue = ({ action, client_amount }: Exported) =>
  action === 'client-signed' ? clientValue(client_amount) : null;

function unexported(rows: readonly Conversion[], exported: readonly Exported[]): Conversion[] {
  const known = new Set(
    exported.map(({ contact_id, action }) => keyOf({ contactId: contact_id, action })),
  );
  return rows.filter((row) => !known.has(keyOf(row)));
}

/** As it was exported, with the stored time and amount. Not classified again, because its click may be too old by now. */
function toConversion(row: Exported, platform: AdPlatform): Conversion[] {
  const { contact_id, action, at, cents, attribution, created_at } = row;
  const click = clickOf({ attribution, createdAt: created_at }, platform);
  return typeof click === 'string' ? [] : [{ contactId: contact_id, action, at, ...click, cents }];
}

function toAdjustment(row: Adjusted, platform: AdPlatform): Adjustment[] {
  return toConversion(row, platform).map(({ action, at, clickId }) => ({
    action,
    at,
    clickId,
    adjustedAt: row.adjusted_at,
    cents: row.adjusted_cents,
  }));
}
