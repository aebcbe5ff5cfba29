import { type PacificDate, pacificDateSchema } from '@agency/contracts';
import { fileError } from '@agency/platform';
import type { SummedPeriod } from '../performance/stored-periods.js';
import { readExportTable } from './export-table.js';
import { unpackExport } from './unpack-export.js';

/** An upload, unpacked. */
export interface ExportFiles {
  queries: Buffer;
  /** The file with one line per day of the period; absent if the upload is only the Queries file. */
  days: { name: string; file: Buffer } | undefined;
}

const isZip = (file: Buffer) => file.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));
const wanted = new Set(['queries.csv', 'dates.csv', 'chart.csv']);

/** Unpacks an upload. Throws a ValidationException if it has no Queries file. */
export async function unpackUpload(file: Buffer): Promise<ExportFiles> {
  if (file.length === 0) throw fileError('The file is empty.');
  if (!isZip(file)) return { queries: file, days: undefined };
  const files = await unpackExport(file, wanted);
  const queries = files.get('queries.csv');
  if (queries === undefined) {
    throw fileError(
      'The zip holds no Queries.csv. Export it in Search Console under Performance, Search results.',
    );
  }
  const [dates, chart] = [files.get('dates.csv'), files.get('chart.csv')];
  if (dates) return { queries, days: { name: 'Dates.csv', file: dates } };
  return { queries, days: chart && { name: 'Chart.csv', file: chart } };
}

/** The period in the export, if any. Throws a ValidationException for a nonexistent date. */
export async function readPeriod(days: ExportFiles['days']): Promise<SummedPeriod | undefined> {
  if (!days) return undefined;
  const found: PacificDate[] = [];
  for await (const { line, cells } of readExportTable(days.file)) {
    const [text = ''] = cells;
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) continue;
    const { data, success } = pacificDateSchema.safeParse(text);
    if (!success) {
      throw fileError(
        `Line ${line} of ${days.name} has a date that does not exist. Please export the zip again, or enter the first and last day yourself.`,
      );
    }
    found.push(data);
  }
  const [from, to] = [found.toSorted()[0], found.toSorted().at(-1)];
  return from && to ? { from, to } : undefined;
}
