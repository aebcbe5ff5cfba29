import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

type Cell = string | number | null | undefined;

/**
 * A table that spreadsheets read as it is meant: the byte order mark says UTF-8, every cell is quoted, and
 * one that a spreadsheet would take for a formula begins with an apostrophe.
 */
export function csvTable(columns: readonly string[], rows: AsyncIterable<Cell[]>): Readable {
  const csv = stringify({
    bom: true,
    header: true,
    columns: [...columns],
    quoted: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  // What fails on the way ends the answer unfinished, which a browser reports as a failed download.
  return pipeline(Readable.from(rows), csv, () => {});
}
