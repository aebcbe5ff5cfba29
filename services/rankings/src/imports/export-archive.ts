import { addDays, oneLine, type PacificDate, truncate } from '@agency/contracts';
import { DateColumn, fileError, isZip, workbookMessage } from '@agency/platform';
import type { SummedPeriod } from '../performance/stored-periods.js';
import { readExportTable, unpackExport } from './export-files.js';
import { type ExportKind, exportKind, maxHeadRows, queryHeadings } from './export-kind.js';

interface ExportFile {
  name: string;
  file: Buffer;
}

/** An upload, unpacked. */
export interface ExportFiles {
  queries: Buffer;
  /** The file with one line per day of the period; absent if the upload is only the Queries file. */
  days: ExportFile | undefined;
}

/**
 * Unpacks an upload and finds its files by their columns. Throws a ValidationException if it has no Queries file, or if
 * its figures are not those of all web searches in one period.
 */
export async function unpackUpload(file: Buffer): Promise<ExportFiles> {
  if (file.length === 0) throw fileError('The file is empty.');
  if (!isZip(file)) return { queries: file, days: undefined };
  const workbook = workbookMessage(file);
  if (workbook) throw fileError(workbook);
  const found: (ExportFile & { kind: ExportKind; isNamed: boolean })[] = [];
  for (const [name, unpacked] of await unpackExport(file)) {
    found.push({ name, file: unpacked, ...(await examine(unpacked)) });
  }
  const ofKind = (kind: ExportKind) => found.filter((one) => one.kind === kind);
  for (const filters of ofKind('filters')) await assertUnfiltered(filters.file);
  if (ofKind('comparison').length > 0) throw comparisonError();
  const queries = chooseQueries(ofKind('queries'));
  const [days] = ofKind('days');
  return { queries, days };
}

async function examine(file: Buffer): Promise<{ kind: ExportKind; isNamed: boolean }> {
  const rows: string[][] = [];
  for await (const { cells } of readExportTable(file)) {
    rows.push(cells);
    if (rows.length > maxHeadRows) break;
  }
  const [headings = [], ...others] = rows;
  const isNamed = queryHeadings.includes(headings[0]?.toLowerCase() ?? '');
  return { kind: exportKind(headings, others), isNamed };
}

function chooseQueries(candidates: readonly (ExportFile & { isNamed: boolean })[]): Buffer {
  const named = candidates.filter(({ isNamed }) => isNamed);
  const [chosen, ...others] = named.length > 0 ? named : candidates;
  if (!chosen) {
    throw fileError(
      'The zip holds no file of queries. Export it in Search Console under Performance, Search results.',
    );
  }
  if (others.length === 0) return chosen.file;
  const names = [chosen, ...others].map(({ name }) => name).join(', ');
  throw fileError(
    `Several files in this zip may hold the queries: ${names}. Please upload the right one on its own.`,
  );
}

/** The period in the export, if it tells. Throws a ValidationException for a nonexistent date. */
export async function readPeriod(days: ExportFiles['days']): Promise<SummedPeriod | undefined> {
  if (!days) return undefined;
  const texts: { line: number; text: string }[] = [];
  for await (const { line, cells } of readExportTable(days.file)) {
    const [text = ''] = cells;
    if (/^\d/.test(text)) texts.push({ line, text });
  }
  const column = new DateColumn(texts.map(({ text }) => text));
  // The owner knows which number is the month.
  if (column.order === 'unsure') return undefined;
  const found = texts.map(({ line, text }): PacificDate => {
    const day = column.read(text)?.day;
    if (day) return day;
    throw fileError(
      `Line ${line} of ${days.name} has a date that doesn’t exist. Please export the zip again, or enter the first and last day yourself.`,
    );
  });
  const sorted = found.toSorted();
  const [from, to] = [sorted[0], sorted.at(-1)];
  return from && to && !isByWeek(sorted) ? { from, to } : undefined;
}

/** A chart by week or month tells only on which day the last one begins. */
const isByWeek = (days: readonly PacificDate[]) =>
  days.length > 2 &&
  (days.every((day) => day.endsWith('-01')) ||
    days.slice(1).every((day, index) => addDays(days[index] ?? day, 7) === day));

/** Search Console's own word for it in the languages that do not write “Web”. */
const webSearch = /^(web|веб|ウェブ|网页|網頁|웹|الويب|เว็บ|אינטרנט)$/i;
const searchType = /search type|búsqueda|suchtyp|type de recherche|ricerca|pesquisa|zoektype/i;
const dateLabel =
  /^(dates?|fechas?|datum|data|dato|dátum|tarih|дата|тарих|päivämäärä|ngày|tanggal|日付|日期|날짜|التاريخ|ημερομηνία|תאריך|วันที่|period\w*|zeitraum)$/i;
const comparing = /\b(vs|versus|compar\w*|vergl\w*|confront\w*)\b/i;

const maxNamed = 5;
const maxShownLength = 60;

/**
 * Throws a ValidationException, naming them, if filters other than web search and a period were set for an export: its
 * figures are not those of all searches.
 */
async function assertUnfiltered(file: Buffer): Promise<void> {
  const rows: { label: string; value: string }[] = [];
  let isHead = true;
  for await (const { cells } of readExportTable(file)) {
    const [label = '', value = ''] = cells;
    if (!isHead) rows.push({ label: shown(label), value: shown(value) });
    isHead = false;
  }
  const others = rows.filter(({ value }) => !webSearch.test(value));
  if (others.some(({ value }) => comparing.test(value))) throw comparisonError();
  const filters = others.filter(
    (row) => !dateLabel.test(row.label) && !(others.length === 1 && isPeriod(row)),
  );
  if (filters.length === 0) return;
  const named = filters.slice(0, maxNamed).map(({ label, value }) => `${label} is “${value}”`);
  throw fileError(
    `This export covers only some searches: ${named.join(', ')}. Remove this in Search Console, choose the search type Web, and export again.`,
  );
}

/** Another language's word for the date may be unknown; its value has a number. */
const isPeriod = ({ label, value }: { label: string; value: string }) =>
  !searchType.test(label) && /\d/.test(value) && !/:\/\/|^[+\-=:/"]/.test(value);

const shown = (text: string) => truncate(oneLine(text), maxShownLength);

export const comparisonError = () =>
  fileError(
    'This export compares two periods. Turn off Compare in Search Console, choose one period, and export again.',
  );
