import { type ImportReport, maxLengths, normalizeKeyword } from '@agency/contracts';
import { ValidationException } from '@agency/platform';
import type { QueryPerformance } from '../performance/stored-periods.js';
import { readExportTable } from './export-table.js';

type BadLine = ImportReport['badLines'][number];

export interface QueriesFile {
  rows: QueryPerformance[];
  /** The number of unreadable lines. */
  badLineCount: number;
  /** The first of them. */
  badLines: BadLine[];
}

/** Search Console has renamed the first column over the years. */
const columns = {
  query: ['top queries', 'query', 'queries', 'search query', 'keyword'],
  clicks: ['clicks'],
  impressions: ['impressions'],
  position: ['position', 'average position'],
};
const titles: Record<Column, string> = {
  query: 'Top queries',
  clicks: 'Clicks',
  impressions: 'Impressions',
  position: 'Position',
};
type Column = keyof typeof columns;

/** Bad lines that the report lists; the rest are only counted. */
const maxListedLines = 50;
/**
 * In characters. Normalizing shortens a query: it composes letters with their marks and joins spaces. (!) Its cost
 * grows with the square of consecutive marks, so longer queries are rejected first.
 */
const maxTypedQueryLength = 3 * maxLengths.keyword;

/** Reads the Queries file of an export. Throws if a column is missing; bad lines are listed and skipped. */
export async function readQueries(file: Buffer): Promise<QueriesFile> {
  const rows = new Map<string, QueryPerformance>();
  const badLines: BadLine[] = [];
  let badLineCount = 0;
  let places: Record<Column, number> | undefined;
  for await (const { line, cells } of readExportTable(file)) {
    if (!places) {
      places = findColumns(cells);
      continue;
    }
    const figures = readLine(cells, places);
    const reason =
      typeof figures === 'string'
        ? figures
        : rows.has(figures.query) && 'This query appears twice.';
    if (reason) {
      badLineCount += 1;
      if (badLines.length < maxListedLines) badLines.push({ line, reason });
    } else if (typeof figures !== 'string') rows.set(figures.query, figures);
  }
  if (!places) findColumns([]);
  return { rows: [...rows.values()], badLines, badLineCount };
}

function findColumns(header: string[]): Record<Column, number> {
  const names = header.map((name) => name.toLowerCase());
  const place = (column: Column) => names.findIndex((name) => columns[column].includes(name));
  const places = {
    query: place('query'),
    clicks: place('clicks'),
    impressions: place('impressions'),
    position: place('position'),
  };
  const missing = Object.entries(places).filter(([, index]) => index < 0);
  if (missing.length === 0) return places;
  throw new ValidationException(
    missing.map(([column]) => ({
      path: 'file',
      message: `The column “${titles[column as Column]}” is missing. Please upload the Queries file of Search Console’s export.`,
    })),
  );
}

/** The line's performance data, or why it is invalid. */
function readLine(record: string[], places: Record<Column, number>): QueryPerformance | string {
  const cell = (column: Column) => record[places[column]] ?? '';
  const typed = cell('query');
  const query = typed.length > maxTypedQueryLength ? '' : normalizeKeyword(typed);
  const clicks = readCount(cell('clicks'));
  const impressions = readCount(cell('impressions'));
  const position = /^\d+(\.\d+)?$/.test(cell('position')) ? Number(cell('position')) : undefined;
  if (query === '' || query.length > maxLengths.keyword) return 'The query is empty or too long.';
  if (clicks === undefined) return 'Clicks are not a whole number.';
  if (impressions === undefined) return 'Impressions are not a whole number.';
  if (clicks > impressions) return 'There are more clicks than impressions.';
  if (position === undefined || (position < 1 && impressions > 0)) {
    return 'The position is not a number of 1 or more.';
  }
  return { query, clicks, impressions, position };
}

/** A whole number, with or without thousands separators, that fits a Postgres integer. */
function readCount(text: string): number | undefined {
  if (!/^(\d+|\d{1,3}(,\d{3})+)$/.test(text)) return undefined;
  const count = Number(text.replaceAll(',', ''));
  return count <= 2_147_483_647 ? count : undefined;
}
