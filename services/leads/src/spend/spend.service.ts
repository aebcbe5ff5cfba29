import {
  type DateOrder,
  type EasternDate,
  easternDateOf,
  type ImportSpendQuery,
  type PreviewSpendQuery,
  type SpendImport,
  type SpendPreview,
  spendImportSchema,
  type TypedSpend,
} from '@agency/contracts';
import {
  bigintSchema,
  Clock,
  execute,
  fileError,
  queryRow,
  queryRows,
  sql,
  TransactionService,
} from '@agency/platform';
import { Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod';
import { raiseRevision } from '../journeys/sources-revision.js';
import { readReport, type SpendLine, type SpendReport, spread } from './read-report.js';
import {
  campaignKey,
  campaignOf,
  findCampaigns,
  findKnown,
  type KnownCampaign,
} from './spend-campaigns.js';

const maxListed = 20;
const unsureMessage =
  'No date in this report shows whether the month or the day comes first. Please choose one.';

const importSchema = z.object({
  ...spendImportSchema.shape,
  at: z.date(),
  cents: bigintSchema,
});

const importColumns = sql`id, platform, file_name AS "fileName", at, from_day::text AS "from", to_day::text AS "to", cents,
  undone_at IS NOT NULL AS "isUndone"`;

/** Stores what ads cost: from reports of the platforms, or typed. */
@Injectable()
export class SpendService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionService,
    private readonly clock: Clock,
  ) {}

  async preview(file: Buffer, { dateOrder }: PreviewSpendQuery): Promise<SpendPreview> {
    const report = await this.read(file, dateOrder);
    const { manager } = this.dataSource;
    const known = await findCampaigns(manager, report.platform);
    const campaigns = new Map<string, SpendPreview['campaigns'][number]>();
    for (const line of report.lines) {
      const key = line.campaignId ?? campaignKey(line.campaign);
      const { cents = 0, isSpread = false } = campaigns.get(key) ?? {};
      campaigns.set(key, {
        name: line.campaign,
        cents: cents + line.cents,
        isSpread: isSpread || line.from !== line.to,
      });
    }
    const stored = await this.readStored(manager, report.lines, known);
    return {
      platform: report.platform,
      ...periodOf(report.lines),
      cents: sumOf(report.lines),
      replacedCents: stored.replaced,
      isKnown: stored.isSame,
      isDateOrderUnsure: report.isDateOrderUnsure,
      campaigns: [...campaigns.values()].sort((a, b) => b.cents - a.cents),
    };
  }

  async import(file: Buffer, { id, fileName, dateOrder }: ImportSpendQuery): Promise<SpendImport> {
    const report = await this.read(file, dateOrder);
    if (report.isDateOrderUnsure) throw fileError(unsureMessage);
    return this.store(id, fileName, report);
  }

  type({ id, platform, campaign, from, to, cents }: TypedSpend): Promise<SpendImport> {
    const lines = [{ campaign, campaignId: null, from, to, cents }];
    return this.store(id, null, { platform, lines });
  }

  async list(): Promise<SpendImport[]> {
    const rows = await queryRows(
      this.dataSource.manager,
      importSchema,
      sql`SELECT ${importColumns} FROM leads.spend_imports ORDER BY sequence DESC LIMIT ${maxListed}`,
    );
    return rows.map(toSpendImport);
  }

  /** What was stored for the same days before counts again. Repeating it changes nothing. */
  async undo(id: string): Promise<SpendImport> {
    const [row] = await queryRows(
      this.dataSource.manager,
      importSchema,
      sql`UPDATE leads.spend_imports SET undone_at = coalesce(undone_at, ${this.clock.now()}) WHERE id = ${id}
        RETURNING ${importColumns}`,
    );
    if (!row) throw new NotFoundException('There is no such import.');
    await raiseRevision(this.dataSource.manager);
    return toSpendImport(row);
  }

  private read(file: Buffer, dateOrder?: DateOrder): Promise<SpendReport> {
    return readReport(file, easternDateOf(this.clock.now()), dateOrder);
  }

  private async store(
    id: string,
    fileName: string | null,
    { platform, lines }: Pick<SpendReport, 'platform' | 'lines'>,
  ): Promise<SpendImport> {
    const stored = await this.transactions.run(async (manager) => {
      const { from, to } = periodOf(lines);
      const added = await execute(
        manager,
        sql`INSERT INTO leads.spend_imports (id, platform, file_name, at, cents, from_day, to_day)
          VALUES (${id}, ${platform}, ${fileName}, ${this.clock.now()}, ${sumOf(lines)}, ${from}, ${to})
          ON CONFLICT (id) DO NOTHING`,
      );
      if (added > 0) await this.storeDays(manager, id, platform, lines);
      const row = await queryRow(
        manager,
        importSchema,
        sql`SELECT ${importColumns} FROM leads.spend_imports WHERE id = ${id}`,
      );
      return toSpendImport(row);
    });
    await raiseRevision(this.dataSource.manager);
    return stored;
  }

  private async storeDays(
    manager: EntityManager,
    importId: string,
    platform: string,
    lines: readonly SpendLine[],
  ): Promise<void> {
    // Two imports at once would store a new campaign twice.
    await execute(manager, sql`LOCK TABLE leads.spend_campaigns IN SHARE ROW EXCLUSIVE MODE`);
    const known = await findCampaigns(manager, platform);
    const rows = new Map<
      string,
      { campaign: number; day: string; cents: number; isSpread: boolean }
    >();
    for (const line of lines) {
      const campaign = await campaignOf(manager, platform, line, known);
      for (const { day, cents, isSpread } of spread(line)) {
        const key = `${campaign} ${day}`;
        const one = rows.get(key);
        rows.set(key, { campaign, day, cents: (one?.cents ?? 0) + cents, isSpread });
      }
    }
    const days = [...rows.values()];
    await execute(
      manager,
      sql`INSERT INTO leads.spend_days (import_id, campaign_id, day, cents, is_spread)
        SELECT ${importId}, campaign, day, cents, is_spread
        FROM unnest(${days.map(({ campaign }) => campaign)}::integer[], ${days.map(({ day }) => day)}::date[],
          ${days.map(({ cents }) => cents)}::bigint[], ${days.map(({ isSpread }) => isSpread)}::boolean[])
          AS spent (campaign, day, cents, is_spread)`,
    );
  }

  private async readStored(
    manager: EntityManager,
    lines: readonly SpendLine[],
    known: readonly KnownCampaign[],
  ): Promise<{ replaced: number; isSame: boolean }> {
    const days = lines.flatMap((line) => {
      const campaign = findKnown(known, line)?.id ?? null;
      return spread(line).map(({ day, cents }) => ({ campaign, day, cents }));
    });
    return queryRow(
      manager,
      z.object({ replaced: bigintSchema, isSame: z.boolean() }),
      sql`SELECT coalesce(sum(stored.cents), 0)::bigint AS replaced,
          coalesce(bool_and(stored.cents IS NOT DISTINCT FROM told.cents), false) AS "isSame"
        FROM (SELECT campaign, day, sum(cents)::bigint AS cents
          FROM unnest(${days.map(({ campaign }) => campaign)}::integer[], ${days.map(({ day }) => day)}::date[],
            ${days.map(({ cents }) => cents)}::bigint[]) AS line (campaign, day, cents) GROUP BY campaign, day) AS told
        LEFT JOIN leads.current_spend stored ON stored.campaign_id = told.campaign AND stored.day = told.day`,
    );
  }
}

const sumOf = (lines: readonly SpendLine[]) => lines.reduce((sum, { cents }) => sum + cents, 0);

function periodOf(lines: readonly SpendLine[]): { from: EasternDate; to: EasternDate } {
  const days = lines.flatMap(({ from, to }) => [from, to]).toSorted();
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
}

function toSpendImport({ at, ...row }: z.infer<typeof importSchema>): SpendImport {
  return { ...row, at: at.toISOString() };
}
