import { decodeTable } from './decode-table.js';

const text = 'Name;Email\nZoë;zoe@harbor.example\n';

it.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16, the other way around', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ['UTF-16 without its mark', Buffer.from(text, 'utf16le')],
  ['UTF-16 without its mark, the other way around', Buffer.from(text, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from(text, 'latin1')],
])('should read %s', (_encoding, file) => {
  expect(decodeTable(file)).toBe(text);
});

/** As a Mac writes these letters. */
const macRoman: Readonly<Record<string, number>> = { é: 0x8e, è: 0x8f, á: 0x87, ç: 0x8d, ü: 0x9f };
const onMac = (name: string) =>
  Buffer.from(Array.from(name, (letter) => macRoman[letter] ?? letter.charCodeAt(0)));

it.each(['José', 'Müller', 'François', 'Hélène', 'Tomás'])(
  'should read %s as a Mac writes it',
  (name) => {
    expect(decodeTable(onMac(`Name\n${name}\n`))).toBe(`Name\n${name}\n`);
  },
);

it.each([
  'O’Hara',
  'Mon–Fri',
  '£500',
  'Müßig',
  'L’École',
  'créée',
  'MÜLLER',
  '¿qué?',
  '20 m²',
  'Acme®',
])('should read %s as Windows writes it', (name) => {
  const bytes = Array.from(
    name,
    (letter) => ({ '’': 0x92, '–': 0x96 })[letter] ?? letter.charCodeAt(0),
  );
  expect(decodeTable(Buffer.from(bytes))).toBe(name);
});

it.each([
  ['Cyrillic', [0xc8, 0xe2, 0xe0, 0xed, 0xee, 0xe2]],
  ['Polish', [0xa3, 0x75, 0x6b, 0x61, 0x73, 0x7a]],
])('should not guess letters in %s', (_script, bytes) => {
  expect(() => decodeTable(Buffer.from(bytes))).toThrow(/CSV UTF-8/);
});

const zip = (name: string) => Buffer.from(`PK\u0003\u0004rest ${name} rest`, 'latin1');
it.each([
  ['This is an Excel workbook. Save it as CSV and upload that.', zip('xl/workbook.xml')],
  ['This is an OpenDocument spreadsheet', zip('application/vnd.oasis.opendocument.spreadsheet')],
  ['This is a Numbers spreadsheet', zip('Index/Document.iwa')],
  ['This is a zip. Open it', zip('contacts.csv')],
  ['This is an old Excel workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0])],
  ['This is a gzip file', Buffer.from([0x1f, 0x8b, 8, 0])],
  ['This is a PDF', Buffer.from('%PDF-1.7')],
  ['This is a web page', Buffer.from('<html><table><tr><td>Name</td></tr></table></html>')],
  ['These are vCards', Buffer.from('BEGIN:VCARD\r\nVERSION:3.0\r\n')],
  ['This is JSON', Buffer.from('[{"name":"Ann"}]')],
  ['This isn’t a text file', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])],
])('should say what a file is: %s', (message, file) => {
  expect(() => decodeTable(file)).toThrow(message);
});
