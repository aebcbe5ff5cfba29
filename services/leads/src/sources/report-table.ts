import { maxSpendReport } from '@agency/contracts';
import { fileError, maxPreamble, openTable, readTable, type TableLine } from '@agency/platform';
import { readAmounts } from './read-amounts.js';
import { findColumns, type ReportColumns } from './report-columns.js';

/** A period is far shorter. */
const maxHeadingLength = 200;
export const advice = 'Please export it again as CSV. Nothing was stored.';
const unknownReport = () =>
  fileError(
    `This file has no columns for campaigns and cost. Please export a campaign report from Google Ads, Meta Ads Manager or Microsoft Advertising as CSV. Nothing was stored.`,
  );

export interface ReportTable {
  /** The lines above the headings. */
  preamble: string[];
  columns: ReportColumns;
  /** The number of columns. */
  width: number;
  rows: TableLine[];
  delimiter: string;
}

/** Reads a report to its end. Throws a ValidationException without a line that has the headings. */
export async function findTable(file: Buffer, signal?: AbortSignal): Promise<ReportTable> {
  const table = openTable(file, (cells) => findColumns(cells) !== undefined);
  if (table.text.trim() === '') throw fileError(`The file is empty. ${advice}`);
  const rows: TableLine[] = [];
  const options = { maxLines: maxSpendReport.rows, maxLineBytes: 16 * 1024, advice, signal };
  for await (const row of readTable(table, options)) rows.push(row);
  const at = rows.slice(0, maxPreamble).findIndex(({ cells }) => findColumns(cells));
  const headings = rows[at]?.cells ?? [];
  const columns = findColumns(headings);
  if (!columns) throw unknownReport();
  return {
    preamble: rows
      .slice(0, at)
      .map(({ cells }) => cells.join(', ').slice(0, maxHeadingLength).trim()),
    columns,
    width: headings.length,
    rows: rows.slice(at + 1),
    delimiter: table.delimiter,
  };
}

/** A line that sums up others, or adds text below the table. No campaign has such a name. */
export function isTotal(
  cells: readonly string[],
  { campaign, campaignId }: ReportColumns,
): boolean {
  const name = cells[campaign] ?? '';
  if (/^-{0,2}$/.test(name)) return true;
  const hasId = campaignId !== undefined && !/^-{0,2}$/.test(cells[campaignId] ?? '');
  return !hasId && /^(total|gesamt|summe)( ?:.*)?$/i.test(name);
}

/** Meta and Microsoft sum up exactly the lines above: a file that was cut adds up to less. */
export function checkTotal(
  rows: readonly TableLine[],
  columns: ReportColumns,
  cents: readonly number[],
  delimiter: string,
): void {
  if (columns.platform === 'google') return;
  const total = rows.find(({ cells }) => isTotal(cells, columns) && cells.length > columns.cost);
  const cell = total?.cells[columns.cost];
  if (!total || !cell) return;
  const [told] = readAmounts([{ line: total.line, cell }], delimiter === ';');
  const sum = cents.reduce((all, next) => all + next, 0);
  if (told !== sum) {
    throw fileError(
      `The lines of this report add up to $${(sum / 100).toFixed(2)}, but its total says ${cell}: part of it may be missing. Nothing was stored.`,
    );
  }
}
