import { useId } from 'react';

interface TideTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Figures set as a tide table: the first column names the row. Scrolls by itself on a small screen. */
export function TideTable({ caption, columns, rows }: TideTableProps) {
  const captionId = useId();
  return (
    <figure className="tide-table">
      <figcaption id={captionId}>{caption}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-labelledby={captionId} tabIndex={0} className="tide-table-scroll">
        <table aria-labelledby={captionId}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {columns.slice(1).map((column, index) => (
                  <td key={column}>{cells[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </figure>
  );
}
