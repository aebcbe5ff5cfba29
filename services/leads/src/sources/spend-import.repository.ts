import { type SpendImport, spendImportSchema } from '@agency/contracts';
import { bigintSchema, Clock, execute, queryRow, queryRows, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod';
import { campaignSchema, type KnownCampaign, KnownCampaigns } from './known-campaigns.js';
import { periodOf, type SpendLine, type SpendReport, spread, sumOf } from './read-report.js';

const maxListed = 20;

const importSchema = z.object({
  ...spendImportSchema.shape,
  at: z.date().transform((at) => at.toISOString()),
  cents: bigintSchema,
});
const comparedSchema = z.object({ replaced: bigintSchema, isSame: z.boolean() });

const importColumns = sql`id, platform, file_name AS "fileName", at, from_day::text AS "from", to_day::text AS "to", cents,
  undone_at IS NOT NULL AS "isUndone"`;

/** What a report says, or what the owner typed. */
type ReportedSpend = Pick<SpendReport, 'platform' | 'lines'>;

export interface NewImport extends ReportedSpend {
  id: string;
  /** Null if it was typed. */
  fileName: string | null;
}

/** Imports of ad spend, with the days of their campaigns. */
@Injectable()
export class SpendImportRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The newest. */
  list(): Promise<SpendImport[]> {
    return queryRows(
      this.dataSource.manager,
      importSchema,
      sql`SELECT ${importColumns} FROM leads.spend_imports ORDER BY sequence DESC LIMIT ${maxListed}`,
    );
  }

  /** Repeating it changes nothing. */
  async add(
    manager: EntityManager,
    { id, fileName, platform, lines }: NewImport,
  ): Promise<SpendImport> {
    const { from, to } = periodOf(lines);
    const added = await execute(
      manager,
      sql`INSERT INTO leads.spend_imports (id, platform, file_name, at, cents, from_day, to_day)
        VALUES (${id}, ${platform}, ${fileName}, ${this.clock.now()}, ${sumOf(lines)}, ${from}, ${to})
        ON CONFLICT (id) DO NOTHING`,
    );
    if (added > 0) await this.addDays(manager, id, { platform, lines });
    return queryRow(
      manager,
      importSchema,
      sql`SELECT ${importColumns} FROM leads.spend_imports WHERE id = ${id}`,
    );
  }

  /** Repeating it changes nothing. Returns undefined for an unknown import. */
  async undo(id: string): Promise<SpendImport | undefined> {
    const [undone] = await queryRows(
      this.dataSource.manager,
      importSchema,
      sql`UPDATE leads.spend_imports SET undone_at = coalesce(undone_at, ${this.clock.now()}) WHERE id = ${id}
        RETURNING ${importColumns}`,
    );
    return undone;
  }

  /** The cents that adding this would replace, and whether it would change nothing. */
  async compare({ platform, lines }: ReportedSpend): Promise<z.infer<typeof comparedSchema>> {
    const { manager } = this.dataSource;
    const known = new KnownCampaigns(await this.findCampaigns(manager, platform));
    const days = lines.flatMap((line) => {
      const campaign = known.find(line)?.id ?? null;
      return spread(line).map(({ day, cents }) => ({ campaign, day, cents }));
    });
    return queryRow(
      manager,
      comparedSchema,
      sql`SELECT coalesce(sum(stored.cents), 0)::bigint AS replaced,
          coalesce(bool_and(stored.cents IS NOT DISTINCT FROM told.cents), false) AS "isSame"
        FROM (SELECT campaign, day, sum(cents)::bigint AS cents
          FROM unnest(${days.map(({ campaign }) => campaign)}::integer[], ${days.map(({ day }) => day)}::date[],
            ${days.map(({ cents }) => cents)}::bigint[]) AS line (campaign, day, cents) GROUP BY campaign, day) AS told
        LEFT JOIN leads.current_spend stored ON stored.campaign_id = told.campaign AND stored.day = told.day`,
    );
  }

  private async addDays(
    manager: EntityManager,
    importId: string,
    { platform, lines }: ReportedSpend,
  ): Promise<void> {
    // Two imports at once would store a new campaign twice.
    await execute(manager, sql`LOCK TABLE leads.spend_campaigns IN SHARE ROW EXCLUSIVE MODE`);
    const known = new KnownCampaigns(await this.findCampaigns(manager, platform));
    // A report has a line for each day, and each campaign is one or two statements.
    const found = new Map<string, number>();
    const rows = new Map<
      string,
      { campaign: number; day: string; cents: number; isSpread: boolean }
    >();
    for (const line of lines) {
      const reported = `${line.campaignId} ${line.campaign}`;
      const campaign =
        found.get(reported) ?? (await this.campaignOf(manager, platform, line, known));
      found.set(reported, campaign);
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

  private findCampaigns(manager: EntityManager, platform: string): Promise<KnownCampaign[]> {
    return queryRows(
      manager,
      campaignSchema,
      sql`SELECT id, external_id, name FROM leads.spend_campaigns WHERE platform = ${platform} ORDER BY id`,
    );
  }

  /** Adds it if it is new. A campaign that was stored by its name alone gets its id once a report has one. */
  private async campaignOf(
    manager: EntityManager,
    platform: string,
    line: SpendLine,
    known: KnownCampaigns,
  ): Promise<number> {
    const one = known.find(line);
    if (!one) {
      const added = await queryRow(
        manager,
        campaignSchema,
        sql`INSERT INTO leads.spend_campaigns (platform, external_id, name)
          VALUES (${platform}, ${line.campaignId}, ${line.campaign}) RETURNING id, external_id, name`,
      );
      known.add(added);
      return added.id;
    }
    const externalId = one.external_id ?? line.campaignId;
    if (externalId !== one.external_id || line.campaign !== one.name) {
      known.replace(one, { ...one, external_id: externalId, name: line.campaign });
      await execute(
        manager,
        sql`UPDATE leads.spend_campaigns SET external_id = ${externalId}, name = ${line.campaign} WHERE id = ${one.id}`,
      );
    }
    return one.id;
  }
}
