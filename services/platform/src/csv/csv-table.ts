import { pipeline, Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify';

/** A table's columns by heading, each with the value it shows for a row. */
export type CsvColumns<Row> = Record<string, (row: Row) => string | number | null | undefined>;

/**
 * CSV that spreadsheets read correctly: a byte order mark for UTF-8, every cell quoted, and an apostrophe before cells
 * that would be read as formulas.
 */
export function csvTable<Row>(
  columns: CsvColumns<Row>,
  rows: Iterable<Row> | AsyncIterable<Row>,
): Readable {
  const csv = stringify({
    bom: true,
    header: true,
    columns: Object.keys(columns),
    quoted: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  // An error ends the response early, and the browser reports a failed download.
  return pipeline(Readable.from(cellsOf(columns, rows)), csv, () => {});
}

async function* cellsOf<Row>(columns: CsvColumns<Row>, rows: Iterable<Row> | AsyncIterable<Row>) {
  const cells = Object.values(columns);
  for await (const row of rows) yield cells.map((cell) => cell(row));
}

/** A table as a download. `name` is the file name without `.csv`. */
export function csvDownload(name: string, table: Readable): StreamableFile {
  return new StreamableFile(table, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}.csv"`,
  });
}
