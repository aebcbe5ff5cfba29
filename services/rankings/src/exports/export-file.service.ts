import { Clock, type CsvColumns, csvDownload, csvTable } from '@agency/platform';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { ActiveSourceService } from '../connection/active-source.service.js';
import { pacificDateOf } from '../performance/pacific-date.js';

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
}
