import { buffer, text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { anyCharacter, fc } from '../../../contracts/test/any-text.js';
import { type CsvColumns, csvTable } from './csv-table.js';

interface Row {
  name: string;
  notes: string | null;
}

const columns: CsvColumns<Row> = { Name: ({ name }) => name, Notes: ({ notes }) => notes };

const read = (csv: string): Record<string, string>[] => parse(csv, { bom: true, columns: true });

it('should begin with the byte order mark, and have its head even without a row', async () => {
  const bytes = await buffer(csvTable(columns, []));
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.subarray(3).toString()).toBe('"Name","Notes"\r\n');
});

it.each(['=cmd|', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'should keep a spreadsheet from running %j',
  async (notes) => {
    const [row] = read(await text(csvTable(columns, [{ name: 'Ann Rivers', notes }])));
    expect(row?.Notes).toBe(`'${notes}`);
  },
);

it('should be read back as it was, whatever someone wrote', async () => {
  const wild = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 20 }),
    fc.string({ unit: fc.constantFrom(...'",;\r\n\t\'=+-@|aé\u202e'), maxLength: 20 }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ name: wild, notes: fc.option(wild) }), { maxLength: 5 }),
      async (rows) => {
        const harmless = (cell: string | null) =>
          /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(cell ?? '') ? `'${cell}` : (cell ?? '');
        expect(read(await text(csvTable(columns, rows)))).toEqual(
          rows.map(({ name, notes }) => ({ Name: harmless(name), Notes: harmless(notes) })),
        );
      },
    ),
  );
});

it('should read no further than its consumer does, and stop when the consumer stops', async () => {
  let given = 0;
  let stopped = false;
  async function* endless() {
    try {
      for (;;) {
        given += 1;
        yield { name: 'Ann Rivers', notes: 'x'.repeat(1_000) };
      }
    } finally {
      stopped = true;
    }
  }
  for await (const chunk of csvTable(columns, endless())) {
    expect(String(chunk)).toContain('Name');
    break;
  }
  expect(given).toBeLessThan(1_000);
  while (!stopped) await new Promise((resolve) => setImmediate(resolve));
});
