import { pipeline, Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { maxImportLines } from '@agency/contracts';
import { ValidationException } from '@agency/platform';
import { CsvError, parse } from 'csv-parse';

/** One line of a table. */
export interface TableLine {
  /** As a spreadsheet counts it, from 1. */
  line: number;
  cells: string[];
}

/** In bytes. Without a limit, an unclosed quotation mark would take the rest of the file into one cell. */
const maxLineLength = 4_000;
/** In bytes. Other requests are served between two pieces. */
const pieceSize = 16 * 1024;

const tooManyLines = `This file has more than ${maxImportLines.toLocaleString('en-US')} lines. Please upload Search Console’s export as it is.`;
const lineTooLong = (line: number) =>
  `Line ${line} is too long, or a quotation mark in it is not closed. Please upload Search Console’s export as it is.`;
const unreadable = 'This file is not a readable table. Please upload the export as it is.';

export const fileError = (message: string) => new ValidationException([{ path: 'file', message }]);

/**
 * Reads a CSV file line by line, without empty lines. Throws a ValidationException as soon as the file turns out not to
 * be an export.
 */
export async function* readTable(file: Buffer): AsyncGenerator<TableLine> {
  // Before parsing, which takes far longer.
  if (countLines(file) > maxImportLines) throw fileError(tooManyLines);
  const parser = parse({
    bom: true,
    info: true,
    max_record_size: maxLineLength,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  });
  async function* pieces(): AsyncGenerator<Buffer> {
    for (let start = 0; start < file.length; start += pieceSize) {
      yield file.subarray(start, start + pieceSize);
      await nextTurn();
    }
  }
  // Errors of either stream surface in the loop below.
  const lines: AsyncIterable<{ record: string[]; info: { lines: number } }> = pipeline(
    Readable.from(pieces()),
    parser,
    () => undefined,
  );
  try {
    for await (const { record, info } of lines) {
      yield { line: info.lines, cells: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw fileError(
      error.code === 'CSV_MAX_RECORD_SIZE' ? lineTooLong(parser.info.lines) : unreadable,
    );
  }
}

/** Empty lines and line breaks within quotes count, too. Old Macs end a line with a carriage return. */
function countLines(file: Buffer): number {
  return 1 + Math.max(countOf('\n', file.subarray(0, -1)), countOf('\r', file.subarray(0, -1)));
}

function countOf(character: string, file: Buffer): number {
  let count = 0;
  for (let at = file.indexOf(character); at >= 0; at = file.indexOf(character, at + 1)) count += 1;
  return count;
}
