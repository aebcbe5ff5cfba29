import { maxImportLines } from '@agency/contracts';
import { openTable, readTable, type TableLine } from '@agency/platform';

/** Reads a CSV file of Search Console's line by line. Throws a ValidationException if it is none. */
export function readExportTable(file: Buffer): AsyncGenerator<TableLine> {
  return readTable(openTable(file), {
    maxLines: maxImportLines,
    maxLineBytes: 4_000,
    advice: 'Please upload Search Console’s export as it is.',
  });
}
