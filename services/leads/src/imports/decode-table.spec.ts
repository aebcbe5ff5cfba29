import { decodeTable, findDelimiter } from './decode-table.js';

const text = 'Name;Email\nZoë;zoe@harbor.example\n';

it.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16, the other way around', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from(text, 'latin1')],
])('should read %s', (_encoding, file) => {
  expect(decodeTable(file)).toBe(text);
});

it.each([
  ['a workbook', Buffer.from('PK\u0003\u0004rest', 'latin1'), /workbook or a zip/],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]), /old Excel/],
  ['a PDF', Buffer.from('%PDF-1.7'), /PDF/],
  ['an image', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), /not a text file/],
])('should refuse %s in words', (_kind, file, message) => {
  expect(() => decodeTable(file)).toThrow(message);
});

it.each([
  ['Name,Email\n', ','],
  ['Name;Email\n1,5;2,5\n', ';'],
  ['Name\tEmail, if any\tPhone\n', '\t'],
  ['"Last, First, Middle";Email\n', ';'],
  ['Name\n', ','],
])('should find what separates the cells of %j', (table, delimiter) => {
  expect(findDelimiter(table)).toEqual({ table, delimiter });
});

it('should use the delimiter that Excel names in its first line', () => {
  expect(findDelimiter('sep=;\r\na,b;c\n')).toEqual({ table: 'a,b;c\n', delimiter: ';' });
});
