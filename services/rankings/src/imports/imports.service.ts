import type { RankingSource } from '@agency/contracts';
import {
  addDays,
  daysBetween,
  type ImportQuery,
  type ImportReport,
  importReportSchema,
} from '@agency/contracts';
import { Clock, queryRow, queryRows, sql, ValidationException } from '@agency/platform';
import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { CheckLockService } from '../checks/check-lock.service.js';
import { PublishService } from '../checks/publish.service.js';
import { RunRepository } from '../checks/run.repository.js';
import { dayInWords, pacificDateOf } from '../performance/pacific-date.js';
import { RANKING_SOURCE } from '../performance/ranking-source.token.js';
import type { StoredPeriod } from '../performance/stored-periods.js';
import { type ExportPeriod, readPeriod, unpackUpload } from './export-archive.js';
import { type QueriesFile, readQueries } from './queries-file.js';

type Period = ImportReport['period'];
const periodSchema = importReportSchema.shape.period;

/** Search Console keeps 16 months. */
const maxPeriodDays = 500;

@Injectable()
export class ImportsService {
  constructor(
    @Inject(RANKING_SOURCE) private readonly source: RankingSource,
    private readonly dataSource: DataSource,
    private readonly lock: CheckLockService,
    private readonly runs: RunRepository,
    private readonly publisher: PublishService,
    private readonly clock: Clock,
  ) {}

  /** Throws before the file is read when this installation has another source. */
  assertCsvSource(): void {
    if (this.source === 'csv') return;
    throw new ConflictException(
      `Rankings come from another source here. To upload exports, set RANKINGS_SOURCE=csv.`,
    );
  }

  async import(file: Buffer, query: ImportQuery): Promise<ImportReport> {
    const { queries, days } = await unpackUpload(file);
    const parsed = await readQueries(queries);
    const isTold = query.from !== undefined && query.to !== undefined;
    const period = this.choosePeriod(query, isTold ? undefined : await readPeriod(days));
    const report = await this.lock.runIfFree(() =>
      this.store(parsed, period, query.confirm === 'yes'),
    );
    if (report) return report;
    throw new ConflictException('A check is running. Please upload the file when it is done.');
  }

  private async store(file: QueriesFile, period: Period, isConfirmed: boolean) {
    const overlapping = await this.overlapping(period);
    const isReplaced = ({ from, to }: Period) => from >= period.from && to <= period.to;
    const replaces = overlapping.filter(isReplaced);
    const matched = await this.countTracked(file);
    const report = {
      period,
      matched,
      untracked: file.rows.length - matched,
      badLineCount: file.badLineCount,
      badLines: file.badLines,
      replaces,
      keeps: overlapping.filter((other) => !isReplaced(other)),
    };
    const isDoubtful = file.badLineCount > 0 || replaces.length > 0;
    if (isDoubtful && !isConfirmed) {
      const status = 'needs-confirmation' as const;
      return { status, message: confirmationMessage(file, replaces), ...report };
    }
    if (matched === 0) {
      const message = 'None of the queries in this file are on the keyword list.';
      throw new ValidationException([{ path: 'file', message }]);
    }
    const message = await this.publish(file, period, replaces, matched);
    return { status: 'imported' as const, message, ...report };
  }

  private async publish(file: QueriesFile, period: Period, replaces: Period[], matched: number) {
    const run = await this.runs.begin('upload', null);
    const removed = replaces.map(toStoredPeriod);
    const before = await this.newestDayBeside(removed);
    const through = before && before > period.to ? before : period.to;
    const stored = { ...toStoredPeriod(period), runId: run.id, rows: file.rows };
    try {
      await this.runs.setPlannedDays(run, 1);
      return await this.publisher.publishUpload(stored, removed, {
        runId: run.id,
        through,
        message: () =>
          `Imported ${matched} ${matched === 1 ? 'keyword' : 'keywords'}. Data through ${dayInWords(through)}.`,
      });
    } catch (error) {
      await this.runs.fail(run, 'stopped', 'The upload failed on our side. Nothing was stored.');
      throw error;
    }
  }

  /** The owner's dates, or else the zip's own. */
  private choosePeriod({ from, to }: ImportQuery, told: ExportPeriod | undefined): Period {
    const period = { from: from ?? told?.from, to: to ?? told?.to };
    const missing = (['from', 'to'] as const).filter((end) => period[end] === undefined);
    if (period.from === undefined || period.to === undefined) {
      throw new ValidationException(
        missing.map((path) => ({ path, message: 'Please enter the days that the export covers.' })),
      );
    }
    const wrong = this.periodError(period.from, period.to);
    if (wrong) throw new ValidationException([wrong]);
    return { from: period.from, to: period.to };
  }

  private periodError(from: string, to: string) {
    if (from > to) return { path: 'to', message: 'The last day is before the first.' };
    if (to > pacificDateOf(this.clock.now())) {
      return { path: 'to', message: 'The last day is in the future.' };
    }
    const isTooLong = to > addDays(from, maxPeriodDays);
    return isTooLong ? { path: 'from', message: 'An export covers 16 months at most.' } : undefined;
  }

  private overlapping({ from, to }: Period): Promise<Period[]> {
    return queryRows(
      this.dataSource.manager,
      periodSchema,
      sql`SELECT (day - covers_days + 1)::text AS "from", day::text AS "to"
        FROM (SELECT source, day, covers_days FROM rankings.days
              UNION ALL SELECT source, day, covers_days FROM rankings.wider_days) AS period
        WHERE source = ${this.source} AND day >= ${from}::date AND day - covers_days + 1 <= ${to}::date
        ORDER BY day, covers_days`,
    );
  }

  private async newestDayBeside(removed: readonly StoredPeriod[]): Promise<string | undefined> {
    const { newest } = await queryRow(
      this.dataSource.manager,
      z.object({ newest: z.string().nullable() }),
      sql`SELECT max(day)::text AS newest FROM rankings.days
        WHERE source = ${this.source} AND day <> ALL (${removed.map(({ day }) => day)}::date[])`,
    );
    return newest ?? undefined;
  }

  private async countTracked({ rows }: QueriesFile): Promise<number> {
    const { matched } = await queryRow(
      this.dataSource.manager,
      z.object({ matched: z.int() }),
      sql`SELECT count(*)::integer AS matched FROM rankings.keywords
        WHERE state = 'active' AND keyword = ANY(${rows.map(({ query }) => query)})`,
    );
    return matched;
  }
}

function toStoredPeriod({ from, to }: Period): StoredPeriod {
  return { day: to, coversDays: daysBetween(from, to) + 1 };
}

function confirmationMessage({ badLineCount, rows }: QueriesFile, replaces: Period[]): string {
  const lines = badLineCount === 1 ? '1 line cannot' : `${badLineCount} lines cannot`;
  const sentences = [
    badLineCount > 0 && `${lines} be read; ${rows.length} can.`,
    replaces.length > 0 && 'The file replaces earlier uploads of the same days.',
    'Nothing is stored until you confirm.',
  ];
  return sentences.filter(Boolean).join(' ');
}
