import {
  type RankingSource,
  type UploadedPeriod,
  uploadedPeriodParamsSchema,
  uploadedPeriodSchema,
} from '@agency/contracts';
import { countRows, execute, queryRows, type Sql, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod';
import { comparedUploads } from './compared-uploads.js';
import { type ComparedPeriods, type SummedPeriod, toStoredPeriod } from './stored-periods.js';

const source = 'csv' satisfies RankingSource;

const namedUploadSchema = z.object({ fileName: uploadedPeriodSchema.shape.fileName });
type NamedUpload = z.infer<typeof namedUploadSchema>;
const uploadSchema = z.object({
  ...uploadedPeriodSchema.shape,
  uploadedAt: z
    .date()
    .transform((at) => at.toISOString())
    .nullable(),
});

const firstAndLastDay = sql`(day - covers_days + 1)::text AS "from", day::text AS "to"`;

/** Whether a row of any table by day is of this upload. */
export function isOfUpload(period: SummedPeriod): Sql {
  const { day, coversDays } = toStoredPeriod(period);
  return sql`source = ${source} AND day = ${day}::date AND covers_days = ${coversDays}`;
}

/** What identifies an upload to the owner. */
export type UploadFacts = Pick<UploadedPeriod, 'fileName'> & { uploadedAt: Date };

/** Uploaded periods. Methods with a manager must be called with that of the transaction that publishes what they change. */
@Injectable()
export class UploadedPeriodRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Which upload is shown, and what it is compared with. Undefined without uploads. */
  async compared(manager = this.dataSource.manager): Promise<ComparedPeriods | undefined> {
    const uploads = await queryRows(
      manager,
      uploadedPeriodParamsSchema,
      sql`SELECT ${firstAndLastDay} FROM rankings.days WHERE source = ${source}`,
    );
    return comparedUploads(uploads);
  }

  async list(limit: number, offset: number): Promise<{ rows: UploadedPeriod[]; total: number }> {
    const { manager } = this.dataSource;
    const ofSource = sql`rankings.days WHERE source = ${source}`;
    const [rows, total] = await Promise.all([
      queryRows(
        manager,
        uploadSchema,
        sql`SELECT ${firstAndLastDay}, keywords AS queries, file_name AS "fileName",
            uploaded_at AS "uploadedAt"
          FROM ${ofSource} ORDER BY day DESC, covers_days DESC LIMIT ${limit} OFFSET ${offset}`,
      ),
      countRows(manager, ofSource),
    ]);
    return { rows, total };
  }

  async find(period: SummedPeriod): Promise<NamedUpload | undefined> {
    const [upload] = await queryRows(
      this.dataSource.manager,
      namedUploadSchema,
      sql`SELECT file_name AS "fileName" FROM rankings.days WHERE ${isOfUpload(period)}`,
    );
    return upload;
  }

  /** Stores what identifies a period, which was just stored, to the owner. */
  async describe(
    manager: EntityManager,
    period: SummedPeriod,
    { fileName, uploadedAt }: UploadFacts,
  ): Promise<void> {
    await execute(
      manager,
      sql`UPDATE rankings.days SET file_name = ${fileName}, uploaded_at = ${uploadedAt}::timestamptz
        WHERE ${isOfUpload(period)}`,
    );
  }

  async remove(manager: EntityManager, period: SummedPeriod): Promise<void> {
    for (const table of [sql`rankings.figures`, sql`rankings.days`]) {
      await execute(manager, sql`DELETE FROM ${table} WHERE ${isOfUpload(period)}`);
    }
  }
}
