import { maxLeadImport, oneLine, truncate } from '@agency/contracts';
import { fileError, openTable, readTable } from '@agency/platform';
import { readEmail } from './reach-cells.js';

/** One row of an imported file. */
export interface ImportedRow {
  /** As a spreadsheet shows it, from 1. */
  line: number;
  cells: string[];
}

export interface ImportedTable {
  /** Of the columns. */
  names: string[];
  /** Without empty ones. */
  rows: ImportedRow[];
}

/** Far more lines than `maxLeadImport.rows` rows have; a cell may hold line breaks. */
const maxLines = 200_000;
/** Room for notes and a message of the maximum size, and for other cells. */
const maxLineBytes = 128 * 1024;
const maxNameLength = 100;
const count = (of: number) => of.toLocaleString('en-US');

const advice = 'Please export it again as CSV, or split it.';
const emptyMessage = 'The file is empty.';
const noRowsMessage = 'There are no rows below the first line, which names the columns.';
const tooManyRows = `This file has more than ${count(maxLeadImport.rows)} rows. Please split it.`;
const tooManyColumns = `This file has more than ${count(maxLeadImport.columns)} columns. Please export fewer properties.`;

/** Reads an uploaded file. Throws a ValidationException that says what is wrong with it. */
export async function readImport(file: Buffer, signal?: AbortSignal): Promise<ImportedTable> {
  const table = openTable(file);
  if (table.text.trim() === '') throw fileError(emptyMessage);
  const rows: ImportedRow[] = [];
  let names: string[] | undefined;
  const options = { maxLines, maxLineBytes, advice, signal };
  for await (const row of readTable(table, options)) {
    if (row.cells.every((cell) => cell === '')) continue;
    if (row.cells.length > maxLeadImport.columns) throw fileError(tooManyColumns);
    if (!names) {
      names = readNames(row.cells);
      if (names) continue;
      names = row.cells.map((_cell, place) => unnamed(place));
    }
    if (rows.length >= maxLeadImport.rows) throw fileError(tooManyRows);
    rows.push(row);
  }
  if (!names || rows.length === 0) throw fileError(noRowsMessage);
  return { names, rows };
}

const unnamed = (place: number) => `Column ${place + 1}`;

/** Undefined if the first line is already a row of data: no column's name is an email address. */
function readNames(cells: string[]): string[] | undefined {
  if (cells.some((cell) => readEmail(cell) !== undefined)) return undefined;
  return cells.map((cell, place) => truncate(oneLine(cell), maxNameLength) || unnamed(place));
}
