import {
  addDays,
  type ImportQuery,
  type ImportReport,
  type ListUploadedPeriodsQuery,
  type UploadedPeriodParams,
} from '@agency/contracts';
import { Clock, TransactionService, ValidationException } from '@agency/platform';
import { ConflictException, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CheckLockService } from '../checks/check-lock.service.js';
import { PublishService } from '../checks/publish.service.js';
import { RunRepository } from '../checks/run.repository.js';
import { OtherQueriesRepository } from '../keywords/other-queries.repository.js';
import { ActiveSourceService } from '../performance/active-source.service.js';
import { pacificDateOf, periodInWords } from '../performance/pacific-date.js';
import { PerformanceRepository } from '../performance/performance.repository.js';
import { type SummedPeriod, toStoredPeriod } from '../performance/stored-periods.js';
import {
  UploadedPeriodRepository,
  type UploadFacts,
} from '../performance/uploaded-period.repository.js';
import { readPeriod, unpackUpload } from './export-archive.js';
import { type QueriesFile, readQueries } from './queries-file.js';

interface Import {
  file: QueriesFile;
  period: SummedPeriod;
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
      'Rankings come from Search Console here. Exports can be uploaded once it’s disconnected.',
    );
  }

  /** The uploaded periods. None while another source is shown. */
  async list({ limit, offset }: ListUploadedPeriodsQuery) {
    if ((await this.active.name()) !== 'csv') return { rows: [], total: 0 };
    return this.uploads.list(limit, offset);
  }

  async import(file: Buffer, query: ImportQuery): Promise<ImportReport> {
    const { queries, days } = await unpackUpload(file);
    const parsed = await readQueries(queries);
    const isPeriodGiven = query.from !== undefined && query.to !== undefined;
    const period = this.choosePeriod(query, isPeriodGiven ? undefined : await readPeriod(days));
    const facts = { fileName: query.fileName || null, uploadedAt: this.clock.now() };
    const report = await this.lock.runIfFree(() =>
      this.store({ file: parsed, period, facts }, query.confirm === 'yes'),
    );
    if (report) return report;
    throw new ConflictException('A check is running. Please upload the file when it’s done.');
  }

  /** Takes an upload back. What is left is summed up and compared again. Does nothing if there is no such period. */
  async remove(period: UploadedPeriodParams): Promise<void> {
    const isDone = await this.lock.runIfFree(async () => {
      await this.removeStored(period);
      return true;
    });
    if (isDone) return;
    throw new ConflictException('A check is running. Please remove the upload when it’s done.');
  }

  private async removeStored(period: UploadedPeriodParams): Promise<void> {
    const upload = await this.uploads.find(period);
    if (!upload) return;
    const file = upload.fileName ? `${upload.fileName}, ` : '';
    const sentence = `Removed the upload of ${file}${periodInWords(period)}.`;
    await this.record(
      'The upload couldn’t be removed. Nothing was changed.',
      async (manager, runId) => {
        await this.uploads.remove(manager, period);
        await this.others.remove(manager, 'csv', period);
        await this.publisher.publishUploads(manager, { runId, sentence, isRemoval: true });
      },
    );
  }

  /** Runs `work` in one transaction, as a run that ends with this message if it fails. */
  private async record<Result>(
    whenFailed: string,
    work: (manager: EntityManager, runId: number) => Promise<Result>,
  ): Promise<Result> {
    const run = await this.runs.begin('csv', 'upload', null);
    try {
      return await this.transactions.run((manager) => work(manager, run.id));
    } catch (error) {
      await this.runs.fail(run, 'stopped', whenFailed);
      throw error;
    }
  }

  private async store(asked: Import, isConfirmed: boolean): Promise<ImportReport> {
    const { file, period } = asked;
    const isReplacement = (await this.uploads.find(period)) !== undefined;
    const queries = file.rows.map(({ query }) => query);
    const { length: matched } = await this.performance.trackedKeywords(queries);
    const report = {
      period,
      matched,
      untracked: file.rows.length - matched,
      badLineCount: file.badLineCount,
      badLines: file.badLines,
      isReplacement,
    };
    const isDoubtful = file.badLineCount > 0 || isReplacement;
    if (isDoubtful && !isConfirmed) {
      const message = confirmationMessage(file, isReplacement);
      return { status: 'needs-confirmation', message, ...report };
    }
    if (matched === 0) {
      const message =
        'None of the queries in this file are on the keyword list. Add some of them under Keywords, then upload it again.';
      throw new ValidationException([{ path: 'file', message }]);
    }
    return { status: 'imported', ...report, ...(await this.publish(asked, matched)) };
  }

  private async publish(
    asked: Import,
    matched: number,
  ): Promise<Pick<ImportReport, 'message' | 'listed'>> {
    const { fileName } = asked.facts;
    const file = fileName ? ` from ${fileName}` : '';
    const sentence = `Imported ${matched} ${matched === 1 ? 'keyword' : 'keywords'}${file}, ${periodInWords(asked.period)}.`;
    const whenFailed = `The upload${file} failed on our side. Nothing was stored.`;
    return this.record(whenFailed, async (manager, runId) => {
      const listed = await this.replace(manager, asked, runId);
      const message = await this.publisher.publishUploads(manager, { runId, sentence });
      return { message, listed };
    });
  }

  /** Stores a period in place of an earlier upload of the same days, beside all others. Returns how many other queries are listed. */
  private async replace(
    manager: EntityManager,
    { file: { rows }, period, facts }: Import,
    runId: number,
  ): Promise<number> {
    const source = 'csv';
    await this.uploads.remove(manager, period);
    await this.performance.storeDay(manager, { ...toStoredPeriod(period), source, runId, rows });
    await this.uploads.describe(manager, period, facts);
    const shown = (await this.uploads.compared(manager))?.current;
    const isShown = shown?.from === period.from && shown.to === period.to;
    return isShown ? this.others.replace(manager, source, rows, period) : 0;
  }

  /** The owner's dates, or else the zip's own. */
  private choosePeriod({ from, to }: ImportQuery, told: SummedPeriod | undefined): SummedPeriod {
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

function confirmationMessage({ badLineCount, rows }: QueriesFile, isReplacement: boolean): string {
  const lines = badLineCount === 1 ? '1 line can’t' : `${badLineCount} lines can’t`;
  const sentences = [
    badLineCount > 0 && `${lines} be read; ${rows.length} can.`,
    isReplacement && 'The file replaces an earlier upload of the same days.',
    'Nothing is stored until you confirm.',
  ];
  return sentences.filter(Boolean).join(' ');
}
