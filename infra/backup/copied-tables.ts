/** Some columns of a row, as Postgres writes them as text. */
export type Row = Record<string, string | null>;

export interface CopiedTable {
  columns: readonly string[];
  rows: readonly Row[];
}

/** The tables in what pg_restore prints of a backup's data, by schema and name: `COPY … FROM stdin;` and rows. */
export function readCopies(text: string): Map<string, CopiedTable> {
  const tables = new Map<string, CopiedTable>();
  let current: { columns: string[]; rows: Row[] } | undefined;
  for (const line of text.split('\n')) {
    if (current === undefined) {
      const [, name, list] = /^COPY ([\w.]+) \((.+)\) FROM stdin;$/.exec(line) ?? [];
      if (name === undefined || list === undefined) continue;
      current = { columns: list.split(', ').map((column) => column.replaceAll('"', '')), rows: [] };
      tables.set(name, current);
    } else if (line === '\\.') {
      current = undefined;
    } else {
      const values = line.split('\t');
      const entries = current.columns.map((column, index) => [column, read(values[index])]);
      current.rows.push(Object.fromEntries(entries));
    }
  }
  return tables;
}

/** Of the escapes, only a backslash occurs in the values that are read here. */
const read = (value = '\\N') => (value === '\\N' ? null : value.replaceAll('\\\\', '\\'));
