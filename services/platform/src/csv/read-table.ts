import { pipeline, Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { fileError } from './file-kinds.js';
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

/** Exporters write these around text that a spreadsheet would take for a number, a date or a formula. */
const quotedFormula = /^=\s*(?:T\()?"((?:[^"]|"")*)"\)?$/;
const link = /^=\s*HYPERLINK\("(?:[^"]|"")*"\s*[,;]\s*"((?:[^"]|"")*)"\)$/i;
/** An apostrophe before a formula or a number. In front of a word, it belongs to the word. */
const guarded = /^'(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]|\d[^\p{L}]*$|\d{4}-\d\d-\d\d)/u;

const blank = /[\s\u00ad\u200b-\u200f\u2060-\u2064\u180e\ufeff]/;

/** A cell as it was meant: without what was written around it, and without blanks and invisible characters at its ends. */
function cellText(cell: string): string {
  const text = trimBlanks(cell);
  const wrapped = quotedFormula.exec(text) ?? link.exec(text);
  if (wrapped?.[1] !== undefined) return trimBlanks(wrapped[1].replaceAll('""', '"'));
  return trimBlanks(text.replace(guarded, ''));
}

// (!) Not a regular expression: its cost would grow with the square of a cell of blanks.
function trimBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && blank.test(text.charAt(start))) start += 1;
  while (end > start && blank.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
