import { type ImportReport, limits, normalizeKeyword } from '@agency/contracts';
import { ValidationException } from '@agency/platform';
import { parse } from 'csv-parse/sync';
import type { QueryFigures } from '../figures/import-day.js';

type BadLine = ImportReport['badLines'][number];

export interface QueriesFile {
  rows: QueryFigures[];
  badLines: BadLine[];
}

/** Search Console has called the first column differently over the years. */
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
type Line = { record: string[]; info: { lines: number } };

/** Reads the Queries file of an export. A missing column refuses the file; a bad line is listed and left out. */
export function readQueries(text: string): QueriesFile {
  const [header, ...lines] = parseLines(text);
  const places = findColumns(header?.record ?? []);
  const rows = new Map<string, QueryFigures>();
  const badLines: BadLine[] = [];
  for (const { record, info } of lines) {
    const figures = readLine(record, places);
    const reason =
      typeof figures === 'string' ? figures : rows.has(figures.query) && 'The query stands twice.';
    if (reason) badLines.push({ line: info.lines, reason });
    else if (typeof figures !== 'string') rows.set(figures.query, figures);
  }
  return { rows: [...rows.values()], badLines };
}

function parseLines(text: string): Line[] {
  try {
    return parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as Line[];
  } catch {
    const message = 'This is not a table that can be read. Please upload the export as it is.';
    throw new ValidationException([{ path: 'file', message }]);
  }
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

/** The line's figures, or what is wrong with it. */
function readLine(record: string[], places: Record<Column, number>): QueryFigures | string {
  const cell = (column: Column) => record[places[column]] ?? '';
  const query = normalizeKeyword(cell('query'));
  const clicks = readCount(cell('clicks'));
  const impressions = readCount(cell('impressions'));
  const position = /^\d+(\.\d+)?$/.test(cell('position')) ? Number(cell('position')) : undefined;
  if (query === '' || query.length > limits.keyword) return 'The query is empty or too long.';
  if (clicks === undefined) return 'Clicks are not a whole number.';
  if (impressions === undefined) return 'Impressions are not a whole number.';
  if (clicks > impressions) return 'There are more clicks than impressions.';
  if (position === undefined || (position < 1 && impressions > 0)) {
    return 'The position is not a number from 1 on.';
  }
  return { query, clicks, impressions, position };
}

/** Whole numbers, with or without commas between thousands; at most what a column of figures holds. */
function readCount(text: string): number | undefined {
  if (!/^(\d+|\d{1,3}(,\d{3})+)$/.test(text)) return undefined;
  const count = Number(text.replaceAll(',', ''));
  return count <= 2_147_483_647 ? count : undefined;
}
