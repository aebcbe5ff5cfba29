import type { RankingHistory } from '@agency/contracts';
import { Clock, type CsvColumns, csvDownload, csvTable } from '@agency/platform';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { ActiveSourceService } from '../connection/active-source.service.js';
import { pacificDateOf } from '../performance/pacific-date.js';
import { historyColumns } from './export-columns.js';

/** The files that the owner exports from the rankings, all named by one pattern. */
@Injectable()
export class ExportFileService {
  constructor(
    private readonly clock: Clock,
    private readonly active: ActiveSourceService,
  ) {}

  /** `rankings-changes-2026-11-20.csv`. `name` starts with `rankings`. */
  async create<Row>(
    name: string,
    columns: CsvColumns<Row>,
    rows: readonly Row[],
  ): Promise<StreamableFile> {
    const kind = (await this.active.name()) === 'sample' ? `sample-${name}` : name;
    return csvDownload(`${kind}-${pacificDateOf(this.clock.now())}`, csvTable(columns, rows));
  }

  /** A history, without the days that have no data, or that a period covers. */
  createHistory(name: string, { points }: RankingHistory): Promise<StreamableFile> {
    const stored = points.filter(({ coversDays }) => coversDays > 0);
    return this.create(name, historyColumns, stored);
  }
}
