export interface Section {
  title: string;
  head: string[];
  rows: (string | number)[][];
  /** What one must know to read the table. */
  notes: string[];
  /** Largest share of the machine that other programs had in what the figures are from, where that is not all of it. */
  foreignPercent?: number;
}

/** A Markdown table whose columns are aligned, so that it reads well in a terminal too. */
export function renderSection({ title, head, rows, notes }: Section): string {
  const body = rows.map((row) => row.map(format));
  const widths = head.map((cell, column) =>
    Math.max(cell.length, 3, ...body.map((row) => row[column]?.length ?? 0)),
  );
  const isNumeric = head.map((_, column) => rows.some((row) => typeof row[column] === 'number'));
  const line = (cells: string[]) =>
    `| ${widths
      .map((width, column) => {
        const cell = cells[column] ?? '';
        return isNumeric[column] ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(' | ')} |`;
  const rule = widths.map((width, column) =>
    isNumeric[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [
    `## ${title}`,
    '',
    line(head),
    `| ${rule.join(' | ')} |`,
    ...body.map(line),
    ...(notes.length > 0 ? ['', ...notes] : []),
  ].join('\n');
}

/** As many digits as can be told apart from noise. */
function format(cell: string | number): string {
  if (typeof cell === 'string') {
    return cell;
  }
  if (!Number.isFinite(cell)) {
    return '–';
  }
  const digits = Math.abs(cell) >= 100 ? 0 : Math.abs(cell) >= 10 ? 1 : 2;
  return Number.isInteger(cell) ? cell.toLocaleString('en-US') : cell.toFixed(digits);
}
