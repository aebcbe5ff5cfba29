export interface Section {
  title: string;
  head: string[];
  rows: (string | number)[][];
  /** What a reader must know about the table. */
  notes: string[];
  /** Largest foreign share of the machine in these figures, if not all of them count. */
  foreignPercent?: number;
}

/** A Markdown table with aligned columns, so that it is readable in a terminal, too. */
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

/** As many digits as are significant. */
function format(cell: string | number): string {
  if (typeof cell === 'string') return cell;
  if (!Number.isFinite(cell)) return '–';
  const digits = Math.abs(cell) >= 100 ? 0 : Math.abs(cell) >= 10 ? 1 : 2;
  return Number.isInteger(cell) ? cell.toLocaleString('en-US') : cell.toFixed(digits);
}

/** A value against its target; a miss does not fail. */
export function atLeast(value: number, target: number): string {
  return `≥ ${target} ${value >= target ? 'met' : 'MISSED'}`;
}

export function atMost(value: number, target: number, unit = ''): string {
  return `≤ ${target.toLocaleString('en-US')}${unit} ${value <= target ? 'met' : 'MISSED'}`;
}
