import {
  addDays,
  type ImportQuery,
  type ImportReport,
  type ListUploadedPeriodsQuery,
} from '@agency/contracts';
import { Clock, TransactionService, ValidationException } from '@agency/platform';
import { ConflictException, Injectable } from '@nestjs/common';
import { CheckLockService } from '../checks/check-lock.service.js';
import { type Publication, PublishService } from '../checks/publish.service.js';
import { RunRepository } from '../checks/run.repository.js';
import { ActiveSourceService } from '../connection/active-source.service.js';
import { OtherQueriesRepository } from '../other-queries/other-queries.repository.js';
import { dayInWords, pacificDateOf, periodInWords } from '../performance/pacific-date.js';
import {
  PerformanceRepository,
  type StoredPerformance,
} from '../performance/performance.repository.js';
import { firstDayOf, type StoredPeriod, toStoredPeriod } from '../performance/stored-periods.js';
import {
  UploadedPeriodRepository,
  type UploadFacts,
} from '../performance/uploaded-period.repository.js';
import { type ExportPeriod, readPeriod, unpackUpload } from './export-archive.js';
import { type QueriesFile, readQueries } from './queries-file.js';

type Period = ImportReport['period'];

interface Import {
  file: QueriesFile;
  period: Period;
  facts: UploadFacts;
}

/** Search Console keeps 16 months. */
const maxPeriodDays = 500;

@Injectable()
export class ImportsService {
  constructor(
    private readonly active: ActiveSourceService,
    private readonly transactions: TransactionService,
    private readonly lock: CheckLockService,
    private readonly runs: RunRepository,
    private readonly performance: PerformanceRepository,
    private readonly uploads: UploadedPeriodRepository,
    private readonly others: OtherQueriesRepository,
    private readonly publisher: PublishService,
    private readonly clock: Clock,
  ) {}

  /** Throws before the file is read if the rankings come from Search Console. */
  async assertUploadable(): Promise<void> {
    if ((await this.active.name()) !== 'search-console') return;
    throw new ConflictException(
      'Rankings come from Search Console here. Exports can be uploaded once it is disconnected.',
    );
  }

  /** The uploaded periods. None while another source is shown. */
  async list({ limit, offset }: ListUploadedPeriodsQuery) {
    if ((await this.active.name()) !== 'csv') return { rows: [], total: 0 };
    return this.uploads.list(limit, offset);
  }

  async import(file: Buffer, query: ImportQuery): Promise<ImportReport> {
    const { kind, queries, days } = await unpackUpload(file);
    const parsed = await readQueries(queries);
    const isPeriodGiven = query.from !== undefined && query.to !== undefined;
    const period = this.choosePeriod(query, isPeriodGiven ? undefined : await readPeriod(days));
    const uploadedAt = this.clock.now();
    const facts = { fileName: query.fileName || null, fileKind: kind, uploadedAt };
    const report = await this.lock.runIfFree(() =>
      this.store({ file: parsed, period, facts }, query.confirm === 'yes'),
    );
    if (report) return report;
    throw new ConflictException('A check is running. Please upload the file when it is done.');
  }

  private async store(asked: Import, isConfirmed: boolean) {
    const { file, period } = asked;
    const overlapping = await this.uploads.findOverlapping(period);
    const isReplaced = ({ from, to }: Period) => from >= period.from && to <= period.to;
    const replaces = overlapping.filter(isReplaced);
    const queries = file.rows.map(({ query }) => query);
    const { length: matched } = await this.performance.trackedKeywords(queries);
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
      const message =
        'None of the queries in this file are on the keyword list. Add some of them under Keywords, then upload it again.';
      throw new ValidationException([{ path: 'file', message }]);
    }
    const { message, listed } = await this.publish(asked, replaces, matched);
    return { status: 'imported' as const, message, ...report, listed };
  }

  private async publish({ file, period, facts }: Import, replaces: Period[], matched: number) {
    const run = await this.runs.begin('csv', 'upload', null);
    const removed = replaces.map(toStoredPeriod);
    const before = await this.uploads.newestDay();
    const through = before && before > period.to ? before : period.to;
    const stored = {
      ...toStoredPeriod(period),
      source: 'csv' as const,
      runId: run.id,
      rows: file.rows,
    };
    try {
      await this.runs.setPlannedDays(run, 1);
      return await this.replace(
        removed,
        { ...stored, facts },
        {
          source: 'csv',
          runId: run.id,
          through,
          message: () =>
            `Imported ${matched} ${matched === 1 ? 'keyword' : 'keywords'}${ofFile(facts)}, ${periodInWords(period)}. Data through ${dayInWords(through)}.`,
        },
      );
    } catch (error) {
      const message = `The upload${ofFile(facts)} failed on our side. Nothing was stored.`;
      await this.runs.fail(run, 'stopped', message);
      throw error;
    }
  }

  /** Stores a period instead of those that it replaces, beside all others, and publishes it with its other queries. */
  private replace(
    removed: readonly StoredPeriod[],
    stored: StoredPerformance & { facts: UploadFacts },
    publication: Publication,
  ): Promise<{ message: string; listed: number }> {
    return this.transactions.run(async (manager) => {
      await this.uploads.remove(manager, removed);
      await this.uploads.setAsideWider(manager, stored);
      const figures = await this.performance.storeDay(manager, stored);
      await this.runs.addDay(manager, stored.runId, figures);
      await this.uploads.describe(manager, stored, stored.facts);
      const period = { from: firstDayOf(stored), to: stored.day };
      const listed = await this.others.replace(manager, stored.source, stored.rows, period);
      return { message: await this.publisher.publish(manager, publication), listed };
    });
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
}

const ofFile = ({ fileName }: UploadFacts) => (fileName ? ` from ${fileName}` : '');

function confirmationMessage({ badLineCount, rows }: QueriesFile, replaces: Period[]): string {
  const lines = badLineCount === 1 ? '1 line cannot' : `${badLineCount} lines cannot`;
  const sentences = [
    badLineCount > 0 && `${lines} be read; ${rows.length} can.`,
    replaces.length > 0 && 'The file replaces earlier uploads of the same days.',
    'Nothing is stored until you confirm.',
  ];
  return sentences.filter(Boolean).join(' ');
}
