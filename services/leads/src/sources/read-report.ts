import {
  type AdPlatform,
  addDays,
  type DateOrder,
  daysBetween,
  type EasternDate,
  maxSpendReport,
  oneLine,
  truncate,
} from '@agency/contracts';
import { DateColumn, fileError, type TableLine } from '@agency/platform';
import { readCampaignIds } from './campaign-id.js';
import { otherCurrency, readAmounts } from './read-amounts.js';
import { type Days, periodTexts, readMonth, readPeriod, untilToday } from './read-days.js';
import type { ReportColumns } from './report-columns.js';
import { advice, checkTotal, findTable, isTotal } from './report-table.js';

/** What one campaign cost in a period. */
export interface SpendLine extends Days {
  campaign: string;
  campaignId: string | null;
  cents: number;
}

export interface SpendReport {
  platform: AdPlatform;
  lines: SpendLine[];
  isDateOrderUnsure: boolean;
}

const maxNameLength = 200;
/**
 * Reads a report of ad spend as the platforms export it: in three encodings, with lines above and below the table.
 * Throws a ValidationException that says what is wrong with a doubtful one.
 *
 * @param asked - Which number of `3/4/2026` is the month, if the report leaves it open.
 */
export async function readReport(
  file: Buffer,
  today: EasternDate,
  asked?: DateOrder,
  signal?: AbortSignal,
): Promise<SpendReport> {
  const { preamble, columns, rows, delimiter, width } = await findTable(file, signal);
  const lines = rows.filter((row) => !isTotal(row.cells, columns));
  if (lines.length === 0) throw fileError(`This report has no campaigns. ${advice}`);
  const cellOf = (row: TableLine, place: number | undefined) =>
    place === undefined ? '' : (row.cells[place] ?? '');
  for (const row of lines) {
    if (row.cells.length <= columns.cost) {
      throw fileError(`Line ${row.line} ends before its amount. ${advice}`);
    }
    // A number that was not quoted, such as 12,345, moves the cells behind it.
    if (row.cells.slice(width).some(Boolean)) {
      throw fileError(`Line ${row.line} has more cells than there are columns. ${advice}`);
    }
    const currency = cellOf(row, columns.currency);
    if (/^[A-Za-z]{3}$/.test(currency) && currency.toUpperCase() !== 'USD')
      throw otherCurrency(currency);
  }
  if (columns.currencyInHeading && columns.currencyInHeading !== 'USD') {
    throw otherCurrency(columns.currencyInHeading);
  }
  const cells = lines.map((row) => ({ line: row.line, cell: cellOf(row, columns.cost) }));
  const cents = readAmounts(cells, delimiter === ';');
  checkTotal(rows, columns, cents, delimiter);

  const ids = readCampaignIds(
    lines.map((row) => ({ line: row.line, cell: cellOf(row, columns.campaignId) })),
  );
  const written = lines.flatMap((row) =>
    [columns.day, columns.month, columns.from, columns.to].map((place) => cellOf(row, place)),
  );
  const dates = [...written, ...preamble.flatMap((text) => periodTexts(text) ?? [])];
  const readAs = (order?: DateOrder): SpendLine[] => {
    const column = new DateColumn(dates, order);
    const period = preamble.map((text) => readPeriod(text, column)).find(Boolean);
    return withQuietDays(
      addUp(
        lines.map((row, index) => ({
          campaign: truncate(oneLine(cellOf(row, columns.campaign)), maxNameLength),
          campaignId: ids[index] ?? null,
          cents: cents[index] ?? 0,
          ...untilToday(daysOf(row, columns, column, period), today, row.line),
        })),
      ),
    );
  };
  const { platform } = columns;
  const isOpen = new DateColumn(dates).order === 'unsure' && asked === undefined;
  if (!isOpen) return { platform, lines: readAs(asked), isDateOrderUnsure: false };
  return { platform, ...readEither(readAs) };
}

/** No date tells which number is the month. But in one of the two orders, some days may be in the future. */
function readEither(readAs: (order: DateOrder) => SpendLine[]) {
  const readings = (['month-first', 'day-first'] as const).map((order) => {
    try {
      return { lines: readAs(order) };
    } catch (error) {
      return { error };
    }
  });
  const possible = readings.flatMap(({ lines }) => (lines ? [lines] : []));
  const [lines] = possible;
  if (!lines) throw readings[0]?.error;
  return { lines, isDateOrderUnsure: possible.length > 1 };
}

/**
 * Adds the days that a report leaves out because a campaign cost nothing: they, too, replace what is stored. Throws a
 * ValidationException for more days than can be stored at once.
 */
function withQuietDays(lines: readonly SpendLine[]): SpendLine[] {
  const { from, to } = periodOf(lines);
  const byCampaign = new Map<string, SpendLine[]>();
  for (const line of lines) {
    const key = line.campaignId ?? line.campaign;
    const own = byCampaign.get(key);
    if (own) own.push(line);
    else byCampaign.set(key, [line]);
  }
  const length = daysBetween(from, to) + 1;
  if (length * byCampaign.size > maxSpendReport.days) {
    throw fileError(
      'This report covers too many days. Please export a shorter period. Nothing was stored.',
    );
  }
  return [...byCampaign.values()].flatMap((own) => {
    const told = new Set(own.flatMap((line) => spread(line).map(({ day }) => day)));
    const quiet = Array.from({ length }, (_, index) => addDays(from, index)).filter(
      (day) => !told.has(day),
    );
    const [{ campaign, campaignId } = { campaign: '', campaignId: null }] = own;
    return [
      ...own,
      ...quiet.map((day) => ({ campaign, campaignId, cents: 0, from: day, to: day })),
    ];
  });
}

function daysOf(
  row: TableLine,
  columns: ReportColumns,
  dates: DateColumn,
  period: Days | undefined,
): Days {
  const text = (place: number | undefined) =>
    place === undefined ? '' : (row.cells[place] ?? '').trim();
  const unreadable = (what: string) =>
    fileError(`Line ${row.line} has no readable date: “${what.slice(0, 40)}”. Nothing was stored.`);
  if (columns.day !== undefined) {
    const day = dates.read(text(columns.day))?.day;
    if (!day) throw unreadable(text(columns.day));
    return { from: day, to: day };
  }
  if (columns.week !== undefined)
    throw fileError(
      `Please export this report by day or month: a week can span two months. Nothing was stored.`,
    );
  if (columns.month !== undefined) {
    const month = readMonth(text(columns.month), dates);
    if (!month) throw unreadable(text(columns.month));
    if (!period) return month;
    // The first and the last month of a report may be cut.
    const [, from = month.from] = [month.from, period.from].toSorted();
    const [to = month.to] = [month.to, period.to].toSorted();
    return from <= to ? { from, to } : month;
  }
  if (columns.from !== undefined && columns.to !== undefined) {
    const [from, to] = [columns.from, columns.to].map((place) => dates.read(text(place))?.day);
    if (!from || !to || from > to) throw unreadable(`${text(columns.from)} to ${text(columns.to)}`);
    return { from, to };
  }
  if (period) return period;
  throw fileError(
    `This report doesn’t say which days it covers. Please choose a period, or export it by day. Nothing was stored.`,
  );
}

/** Sums a campaign's lines for the same days, such as one for each device or network. */
function addUp(lines: readonly SpendLine[]): SpendLine[] {
  const sums = new Map<string, SpendLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.campaignId ?? line.campaign, line.from, line.to]);
    const known = sums.get(key);
    sums.set(key, known ? { ...known, cents: known.cents + line.cents } : line);
  }
  return [...sums.values()];
}

export const sumOf = (lines: readonly SpendLine[]) =>
  lines.reduce((sum, { cents }) => sum + cents, 0);

/** From the first day of any line to the last. */
export function periodOf(lines: readonly SpendLine[]): Days {
  const days = lines.flatMap(({ from, to }) => [from, to]).toSorted();
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
}

export interface SpendDay {
  day: EasternDate;
  cents: number;
  isSpread: boolean;
}

/** A line's days, each with an equal share, which add up to it. */
export function spread({ from, to, cents }: Pick<SpendLine, 'from' | 'to' | 'cents'>): SpendDay[] {
  const count = daysBetween(from, to) + 1;
  const upTo = (days: number) => Math.floor((cents * days) / count);
  return Array.from({ length: count }, (_, index) => ({
    day: addDays(from, index),
    cents: upTo(index + 1) - upTo(index),
    isSpread: count > 1,
  }));
}
