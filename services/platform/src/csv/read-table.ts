import { pipeline, Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { cellText } from './cell-text.js';
import { fileError } from './file-error.js';
import type { TableText } from './open-table.js';

/** One line of a table. */
export interface TableLine {
  /** Line number as a spreadsheet shows it, from 1. */
  line: number;
  cells: string[];
}

/** The limits of a table, and the advice for a file that is not such a table. */
export interface TableOptions {
  /** Counts empty lines and line breaks within quotes, too. */
  maxLines: number;
  /** In bytes. Without a limit, an unclosed quotation mark would put the rest of the file into one cell. */
  maxLineBytes: number;
  /** Ends each message: what to upload instead. */
  advice: string;
  /** Stops reading once no one waits for it: the reader then throws the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** In bytes. Other requests are served between two chunks. */
const pieceSize = 16 * 1024;

/**
 * Reads a table line by line, without empty lines; each cell as it was meant (`cellText`). Throws a ValidationException
 * as soon as the file turns out not to be such a table.
 */
export async function* readTable(
  { text, delimiter }: TableText,
  { maxLines, maxLineBytes, advice, signal }: TableOptions,
): AsyncGenerator<TableLine> {
  const file = Buffer.from(text);
  // Before parsing, which takes far longer.
  if (countLines(file) > maxLines) {
    throw fileError(`This file has more than ${maxLines.toLocaleString('en-US')} lines. ${advice}`);
  }
  const parser = parse({
    delimiter,
    info: true,
    max_record_size: maxLineBytes,
    // Named, because a file that two programs wrote has several of them.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  });
  async function* pieces(): AsyncGenerator<Buffer> {
    for (let start = 0; start < file.length; start += pieceSize) {
      yield file.subarray(start, start + pieceSize);
      await nextTurn();
      signal?.throwIfAborted();
    }
  }
  // The loop below throws the errors of both streams.
  const lines: AsyncIterable<{ record: string[]; info: { lines: number } }> = pipeline(
    Readable.from(pieces()),
    parser,
    () => undefined,
  );
  try {
    for await (const { record, info } of lines) {
      yield { line: info.lines, cells: record.map(cellText) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw fileError(
      error.code === 'CSV_MAX_RECORD_SIZE'
        ? `Line ${parser.info.lines} is too long, or a quotation mark in it isn’t closed. ${advice}`
        : `This file isn’t a readable table. ${advice}`,
    );
  }
}

/** Counts empty lines and line breaks within quotes, too. Old Macs end a line with a carriage return. */
function countLines(file: Buffer): number {
  return 1 + Math.max(countOf('\n', file.subarray(0, -1)), countOf('\r', file.subarray(0, -1)));
}

function countOf(character: string, file: Buffer): number {
  let count = 0;
  for (let at = file.indexOf(character); at >= 0; at = file.indexOf(character, at + 1)) count += 1;
  return count;
}
