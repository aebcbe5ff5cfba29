import {
  type PacificDate,
  type RankingSource,
  type UploadedPeriod,
  type UploadedPeriodParams,
  uploadedPeriodParamsSchema,
  uploadedPeriodSchema,
} from '@agency/contracts';
import { countRows, execute, queryRow, queryRows, rawSql, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod';
import { periodSchema } from './performance.repository.js';
import type { StoredPeriod } from './stored-periods.js';

/*
 * `days` and `figures` have one period per last day, the shortest. Wider ones that end on the same day are in
 * `wider_days` and `wider_figures`.
 */
const tables = [
  {
    shown: sql`rankings.figures`,
    wider: sql`rankings.wider_figures`,
    columns: rawSql('source, day, covers_days, keyword_id, clicks, impressions, position'),
  },
  {
    shown: sql`rankings.days`,
    wider: sql`rankings.wider_days`,
    columns: rawSql(
      'source, day, covers_days, run_id, keywords, clicks, impressions, position_sum, file_name, file_kind, uploaded_at',
    ),
  },
];

const source = 'csv' satisfies RankingSource;

type Period = UploadedPeriodParams;
const newestDaySchema = z.object({ newest: z.string().nullable() });
const namedUploadSchema = z.object({ fileName: uploadedPeriodSchema.shape.fileName });
type NamedUpload = z.infer<typeof namedUploadSchema>;
const uploadSchema = z.object({
  ...uploadedPeriodSchema.shape,
  uploadedAt: z
    .date()
    .transform((at) => at.toISOString())
    .nullable(),
});

/** The shown periods and the wider ones. */
const allPeriods = sql`(
    SELECT source, day, covers_days, keywords, file_name, file_kind, uploaded_at FROM rankings.days
    UNION ALL
    SELECT source, day, covers_days, keywords, file_name, file_kind, uploaded_at FROM rankings.wider_days
  ) AS period`;
const firstAndLastDay = sql`(day - covers_days + 1)::text AS "from", day::text AS "to"`;

/** What identifies an upload to the owner. */
export type UploadFacts = Pick<UploadedPeriod, 'fileName' | 'fileKind'> & { uploadedAt: Date };

/**
 * Uploaded periods, including several that end on the same day. Methods with a manager must be called with that of the
 * transaction that publishes what they change.
 */
@Injectable()
export class UploadedPeriodRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The stored periods that have a day in common with this one, the earliest first. */
  findOverlapping({ from, to }: Period): Promise<Period[]> {
    return queryRows(
      this.dataSource.manager,
      uploadedPeriodParamsSchema,
      sql`SELECT ${firstAndLastDay} FROM ${allPeriods}
        WHERE source = ${source} AND day >= ${from}::date AND day - covers_days + 1 <= ${to}::date
        ORDER BY day, covers_days`,
    );
  }

  async list(limit: number, offset: number): Promise<{ rows: UploadedPeriod[]; total: number }> {
    const { manager } = this.dataSource;
    const ofSource = sql`${allPeriods} WHERE source = ${source}`;
    const [rows, total] = await Promise.all([
      queryRows(
        manager,
        uploadSchema,
        sql`SELECT ${firstAndLastDay}, keywords AS queries, file_name AS "fileName",
            file_kind AS "fileKind", uploaded_at AS "uploadedAt"
          FROM ${ofSource} ORDER BY day DESC, covers_days LIMIT ${limit} OFFSET ${offset}`,
      ),
      countRows(manager, ofSource),
    ]);
    return { rows, total };
  }

  async find({ day, coversDays }: StoredPeriod): Promise<NamedUpload | undefined> {
    const [upload] = await queryRows(
      this.dataSource.manager,
      namedUploadSchema,
      sql`SELECT file_name AS "fileName" FROM ${allPeriods}
        WHERE source = ${source} AND day = ${day}::date AND covers_days = ${coversDays}`,
    );
    return upload;
  }

  /** Stores what identifies a period, which was just stored, to the owner. */
  async describe(
    manager: EntityManager,
    { day }: StoredPeriod,
    { fileName, fileKind, uploadedAt }: UploadFacts,
  ): Promise<void> {
    await execute(
      manager,
      sql`UPDATE rankings.days
        SET file_name = ${fileName}, file_kind = ${fileKind}, uploaded_at = ${uploadedAt}::timestamptz
        WHERE source = ${source} AND day = ${day}::date`,
    );
  }

  /** How far the stored periods reach. */
  async newestDay(manager = this.dataSource.manager): Promise<PacificDate | null> {
    const { newest } = await queryRow(
      manager,
      newestDaySchema,
      sql`SELECT max(day)::text AS newest FROM rankings.days WHERE source = ${source}`,
    );
    return newest;
  }

  /** Makes room for a period: a wider one that ends on the same day moves to the wide tables. */
  async setAsideWider(manager: EntityManager, { day, coversDays }: StoredPeriod): Promise<void> {
    for (const { shown, wider, columns } of tables) {
      await execute(
        manager,
        sql`WITH moved AS (
            DELETE FROM ${shown}
            WHERE source = ${source} AND day = ${day}::date AND covers_days > ${coversDays}
            RETURNING ${columns}
          )
          INSERT INTO ${wider} (${columns}) SELECT ${columns} FROM moved`,
      );
    }
  }

  /** Deletes these periods. The shortest of the wider ones with the same last day moves back. */
  async remove(manager: EntityManager, removed: readonly StoredPeriod[]): Promise<void> {
    for (const { day, coversDays } of removed) {
      for (const table of tables.flatMap(({ shown, wider }) => [shown, wider])) {
        await execute(
          manager,
          sql`DELETE FROM ${table}
            WHERE source = ${source} AND day = ${day}::date AND covers_days = ${coversDays}`,
        );
      }
      await this.bringBack(manager, day);
    }
  }

  private async bringBack(manager: EntityManager, day: PacificDate): Promise<void> {
    const [shortest] = await queryRows(
      manager,
      periodSchema,
      sql`SELECT day::text AS day, covers_days AS "coversDays" FROM rankings.wider_days
        WHERE source = ${source} AND day = ${day}::date
          AND NOT EXISTS (SELECT FROM rankings.days WHERE source = ${source} AND day = ${day}::date)
        ORDER BY covers_days LIMIT 1`,
    );
    if (!shortest) return;
    for (const { shown, wider, columns } of tables) {
      await execute(
        manager,
        sql`WITH moved AS (
            DELETE FROM ${wider}
            WHERE source = ${source} AND day = ${day}::date AND covers_days = ${shortest.coversDays}
            RETURNING ${columns}
          )
          INSERT INTO ${shown} (${columns}) SELECT ${columns} FROM moved`,
      );
    }
  }
}
