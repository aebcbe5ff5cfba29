import { maxSpendReport } from '@agency/contracts';
import { fileError, readTable, type TableLine } from '@agency/platform';
import { readAmounts } from './read-amounts.js';
import { findColumns, type ReportColumns } from './report-columns.js';

const delimiters = ['\t', ';', ','] as const;
/** How far down a report's headings may be. */
const maxPreamble = 20;
export const advice = 'Please export it again as CSV. Nothing was stored.';
const unknownReport = () =>
  fileError(
    `This file has no columns for campaigns and cost. Please export a campaign report from Google Ads, Meta Ads Manager or Microsoft Advertising as CSV. Nothing was stored.`,
  );

export interface ReportTable {
  /** The lines above the headings. */
  preamble: string[];
  columns: ReportColumns;
  rows: TableLine[];
  delimiter: string;
}

/** Finds the table by the first delimiter with which one of the first lines has the headings. */
export async function findTable(text: string): Promise<ReportTable> {
  if (text.trim() === '') throw fileError(`The file is empty. ${advice}`);
  for (const delimiter of delimiters) {
    const head = await readLines(
      text
        .split(/\r\n|\n|\r/)
        .slice(0, maxPreamble)
        .join('\n'),
      delimiter,
    ).catch(() => []);
    if (!head.some(({ cells }) => findColumns(cells))) continue;
    const rows = await readLines(text, delimiter);
    const at = rows.findIndex(({ cells }) => findColumns(cells));
    const columns = findColumns(rows[at]?.cells ?? []);
    if (!columns) continue;
    return {
      preamble: rows.slice(0, at).map(({ cells }) => cells.join(', ').trim()),
      columns,
      rows: rows.slice(at + 1),
      delimiter,
    };
  }
  throw unknownReport();
}

async function readLines(text: string, delimiter: string): Promise<TableLine[]> {
  const rows: TableLine[] = [];
  const options = { maxLines: maxSpendReport.rows, maxLineBytes: 16 * 1024, delimiter, advice };
  for await (const row of readTable(Buffer.from(text), options)) rows.push(row);
  return rows;
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
