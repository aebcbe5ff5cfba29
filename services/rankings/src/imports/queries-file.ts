import { type ImportReport, maxLengths, normalizeKeyword } from '@agency/contracts';
import {
  decimalParts,
  fileError,
  findDecimal,
  type TableLine,
  ValidationException,
  wholeDigits,
} from '@agency/platform';
import type { QueryPerformance } from '../performance/stored-periods.js';
import { comparisonError } from './export-archive.js';
import { readExportTable } from './export-files.js';
import {
  type ExportKind,
  exportKind,
  exportWidth,
  maxHeadRows,
  queryHeadings,
} from './export-kind.js';

type BadLine = ImportReport['badLines'][number];

export interface QueriesFile {
  rows: QueryPerformance[];
  /** The number of unreadable lines. */
  badLineCount: number;
  /** The first of them. */
  badLines: BadLine[];
}

const columns = {
  query: queryHeadings,
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
  const lines: TableLine[] = [];
  for await (const line of readExportTable(file)) lines.push(line);
  const [head, ...body] = lines;
  const places = findColumns(head?.cells ?? [], body);
  const decimal = findDecimalMark(body, places);
  const rows = new Map<string, QueryPerformance>();
  const badLines: BadLine[] = [];
  let badLineCount = 0;
  for (const { line, cells } of body) {
    const figures = readLine(cells, places, decimal);
    const reason =
      typeof figures === 'string'
        ? figures
        : rows.has(figures.query) && 'This query appears twice.';
    if (reason) {
      badLineCount += 1;
      if (badLines.length < maxListedLines) badLines.push({ line, reason });
    } else if (typeof figures !== 'string') rows.set(figures.query, figures);
  }
  return { rows: [...rows.values()], badLines, badLineCount };
}

type Places = Record<Column, number>;

/** In Search Console's order, whatever the columns are called. */
const byPosition: Places = { query: 0, clicks: 1, impressions: 2, position: 4 };
const otherKinds: Partial<Record<ExportKind, string>> = {
  pages: 'pages',
  countries: 'countries',
  devices: 'devices',
  days: 'days',
  filters: 'filters',
};
const uploadQueries = 'Please upload the Queries file of Search Console’s export.';

function findColumns(header: readonly string[], body: readonly TableLine[]): Places {
  const names = header.map((name) => name.toLowerCase());
  const kind = exportKind(
    header,
    body.slice(0, maxHeadRows).map(({ cells }) => cells),
  );
  if (kind === 'comparison') throw comparisonError();
  const place = (column: Column) => names.findIndex((name) => columns[column].includes(name));
  const places = {
    query: place('query'),
    clicks: place('clicks'),
    impressions: place('impressions'),
    position: place('position'),
  };
  const missing = Object.entries(places).filter(([, index]) => index < 0);
  if (missing.length === 0) return places;
  const isEnglish = places.clicks >= 0;
  if (!isEnglish && kind === 'queries' && names.length === exportWidth) return byPosition;
  const other = otherKinds[kind];
  if (!isEnglish && other) throw fileError(`This is the file of ${other}. ${uploadQueries}`);
  throw new ValidationException(
    missing.map(([column]) => ({
      path: 'file',
      message: `The column “${titles[column as Column]}” is missing. ${uploadQueries}`,
    })),
  );
}

const percentless = (cell = '') => cell.replace(/\s?%$/, '');

/** Which mark separates decimals, as far as positions and percentages tell. */
function findDecimalMark(body: readonly TableLine[], { position }: Places) {
  const numbers = body
    .flatMap(({ cells }) => [cells[position] ?? '', percentless(cells[position - 1])])
    .filter((text) => findDecimal([text]) !== undefined);
  return findDecimal(numbers);
}

type DecimalMark = ReturnType<typeof findDecimal>;

/** The line's performance data, or why it is invalid. */
function readLine(
  record: readonly string[],
  places: Places,
  decimal: DecimalMark,
): QueryPerformance | string {
  const cell = (column: Column) => record[places[column]] ?? '';
  const typed = cell('query');
  const query = typed.length > maxTypedQueryLength ? '' : normalizeKeyword(typed);
  const clicks = readCount(cell('clicks'), decimal);
  const impressions = readCount(cell('impressions'), decimal);
  const position = readPosition(cell('position'), decimal);
  if (query === '' || query.length > maxLengths.keyword) return 'The query is empty or too long.';
  if (clicks === undefined) return 'Clicks aren’t a whole number.';
  if (impressions === undefined) return 'Impressions aren’t a whole number.';
  if (clicks > impressions) return 'There are more clicks than impressions.';
  if (position === undefined || (position < 1 && impressions > 0)) {
    return 'The position isn’t a number of 1 or more.';
  }
  return { query, clicks, impressions, position };
}

/** A whole number, with or without thousands separators, that fits a Postgres integer. */
function readCount(text: string, decimal: DecimalMark): number | undefined {
  // The mark before decimals separates no thousands.
  const isDecimal = (decimal === '.' || decimal === ',') && text.includes(decimal);
  const digits = isDecimal && !/^\d+[.,]0+$/.test(text) ? undefined : wholeDigits(text);
  const count = digits === undefined ? Number.NaN : Number(digits);
  return count <= 2_147_483_647 ? count : undefined;
}

/** No one ranks in the thousands, so a single mark is the decimal one if nothing tells. */
function readPosition(text: string, decimal: DecimalMark): number | undefined {
  const mark =
    decimal === '.' || decimal === ',' ? decimal : text.includes(',') ? ',' : ('.' as const);
  const [whole, fraction] = decimalParts(text, mark) ?? [];
  return whole === undefined ? undefined : Number(`${whole}.${fraction}`);
}
