const maxFigureColumns = 3;
const figure = /^[^a-z]{0,10}$/i;

/** How a phone shows a table whose first cells are row headers: as a table, or each row as a line a cell. */
export function narrowLook(rows: readonly (readonly string[])[]): 'fits' | 'stacks' {
  const columns = Math.max(...rows.map((row) => row.length)) - 1;
  const isOfFigures = rows.every((row) => row.slice(1).every((cell) => figure.test(cell)));
  return columns <= 1 || (isOfFigures && columns <= maxFigureColumns) ? 'fits' : 'stacks';
}
