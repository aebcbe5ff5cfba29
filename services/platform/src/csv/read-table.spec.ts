import { openTable } from './open-table.js';
import { readTable } from './read-table.js';

const options = { maxLines: 1_000, maxLineBytes: 10_000, advice: 'Export it again.' };

async function cellsOf(file: string | Buffer, isHead?: (cells: string[]) => boolean) {
  const cells: string[][] = [];
  for await (const row of readTable(openTable(Buffer.from(file), isHead), options))
    cells.push(row.cells);
  return cells;
}

it.each([
  ['Name,Email\n', ','],
  ['Name;Email\n1,5;2,5\n', ';'],
  ['Name\tEmail, if any\tPhone\n', '\t'],
  ['Name|Email|Phone\n', '|'],
  ['"Last, First, Middle";Email\n', ';'],
  ['Name\n', ','],
])('should find what separates the cells of %j', (table, delimiter) => {
  expect(openTable(Buffer.from(table))).toEqual({ text: table, delimiter });
});

it.each(['sep=;\r\n', '"sep=;"\n', 'SEP=;\r', '\ufeffsep=;\r\n'])(
  'should use the delimiter that a first line %j names',
  (first) => {
    expect(openTable(Buffer.from(`${first}a,b;c\n`))).toEqual({ text: 'a,b;c\n', delimiter: ';' });
  },
);

it('should find the delimiter of a table below other lines by the names of its columns', async () => {
  const report = 'Report, all, of, it\nCampaign;Cost\nA;1,50\n';
  const isHead = ([name]: string[]) => name === 'Campaign';
  expect(await cellsOf(report, isHead)).toContainEqual(['A', '1,50']);
});

it.each(['\n', '\r\n', '\r'])('should read lines that end with %j', async (end) => {
  expect(await cellsOf(`Name,Email${end}Ann,a@b.example${end}${end}Bo,b@b.example`)).toEqual([
    ['Name', 'Email'],
    ['Ann', 'a@b.example'],
    ['Bo', 'b@b.example'],
  ]);
});

it('should read a file whose lines end in several ways, and keep line breaks in quotes', async () => {
  expect(await cellsOf('Name,Notes\r\nAnn,"one\ntwo"\nBo,"x\r\ny"\rCy,\n')).toEqual([
    ['Name', 'Notes'],
    ['Ann', 'one\ntwo'],
    ['Bo', 'x\r\ny'],
    ['Cy', ''],
  ]);
  expect(await cellsOf('a\t\tc\n\tb\t\n')).toEqual([
    ['a', '', 'c'],
    ['', 'b', ''],
  ]);
});

it.each([
  ['="00123"', '00123'],
  ['"=""00123"""', '00123'],
  ['"=""say """"hi"""""""', 'say "hi"'],
  ['=T("00123")', '00123'],
  ['"=HYPERLINK(""mailto:a@b.example"",""a@b.example"")"', 'a@b.example'],
  ["'00123", '00123'],
  ["'+1 910 555 0142", '+1 910 555 0142'],
  ["'2026-03-05T14:22:00Z", '2026-03-05T14:22:00Z'],
  ["'=1+1", '=1+1'],
  ["'t Hooft", "'t Hooft"],
  ["'90s Diner", "'90s Diner"],
  ['=1+1', '=1+1'],
  ['\u200b Ann\u00a0\u2060', 'Ann'],
  ['5" pipe', '5" pipe'],
])('should read the cell %s as it was meant', async (written, meant) => {
  expect(await cellsOf(`${written},x\n`)).toEqual([[meant, 'x']]);
});

it('should stop once no one waits for it', async () => {
  const signal = AbortSignal.abort(new Error('gone'));
  const reading = readTable(openTable(Buffer.from('a\nb\n')), { ...options, signal }).next();
  await expect(reading).rejects.toThrow('gone');
});
