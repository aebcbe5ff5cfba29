import { ValidationException } from '../errors/exceptions.js';

/** An upload that cannot be read: 400 with this message. */
export const fileError = (message: string) => new ValidationException([{ path: 'file', message }]);

const saveAsCsv = 'Save it as CSV and upload that.';

const zipBytes = [0x50, 0x4b, 0x03, 0x04];
const beginsWith = (file: Buffer, bytes: readonly number[]) =>
  bytes.every((byte, place) => file[place] === byte);

export const isZip = (file: Buffer): boolean => beginsWith(file, zipBytes);

interface FileKind {
  what: string;
  /** How to get a table from it. */
  advice: string;
}

/** Workbooks are zips. The names of the files in a zip are not packed. */
const workbooks: readonly (FileKind & { holds: string })[] = [
  { holds: 'xl/workbook.', what: 'This is an Excel workbook.', advice: saveAsCsv },
  {
    holds: 'application/vnd.oasis.opendocument.spreadsheet',
    what: 'This is an OpenDocument spreadsheet.',
    advice: saveAsCsv,
  },
  { holds: 'Index/Document.iwa', what: 'This is a Numbers spreadsheet.', advice: saveAsCsv },
  {
    holds: 'word/document.xml',
    what: 'This is a Word document.',
    advice: 'Please upload a CSV file.',
  },
];

const messageOf = (kind: FileKind | undefined) => kind && `${kind.what} ${kind.advice}`;
const workbookIn = (zip: Buffer) => workbooks.find(({ holds }) => zip.includes(holds));

/** What a zip really is, if a program calls it by another name. */
export const workbookMessage = (zip: Buffer): string | undefined => messageOf(workbookIn(zip));

/** Files that people choose by mistake, by how they begin. */
const otherBytes: readonly (FileKind & { bytes: readonly number[] })[] = [
  { bytes: zipBytes, what: 'This is a zip.', advice: 'Open it and upload the CSV file in it.' },
  {
    bytes: [0x1f, 0x8b],
    what: 'This is a gzip file.',
    advice: 'Unpack it and upload the CSV file in it.',
  },
  {
    bytes: [0x52, 0x61, 0x72, 0x21],
    what: 'This is a RAR archive.',
    advice: 'Upload the CSV file in it.',
  },
  {
    bytes: [0x37, 0x7a, 0xbc, 0xaf],
    what: 'This is a 7-Zip archive.',
    advice: 'Upload the CSV file in it.',
  },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], what: 'This is an old Excel workbook.', advice: saveAsCsv },
  { bytes: [0x25, 0x50, 0x44, 0x46], what: 'This is a PDF.', advice: 'Please upload a CSV file.' },
];
const otherTexts: readonly (FileKind & { begins: RegExp })[] = [
  {
    begins: /^\s*<\?xml[^>]*>\s*<\?mso-application progid="Excel/i,
    what: 'This is an Excel workbook in XML.',
    advice: saveAsCsv,
  },
  { begins: /^\s*<(!doctype|html|table|\?xml)/i, what: 'This is a web page.', advice: saveAsCsv },
  { begins: /^\s*BEGIN:VCARD/i, what: 'These are vCards.', advice: 'Export the contacts as CSV.' },
  {
    begins: /^\s*BEGIN:VCALENDAR/i,
    what: 'This is a calendar.',
    advice: 'Please upload a CSV file.',
  },
  { begins: /^\s*[{[]\s*["{]/, what: 'This is JSON.', advice: 'Please export it as CSV.' },
];

const kindByBytes = (file: Buffer) =>
  (isZip(file) ? workbookIn(file) : undefined) ??
  otherBytes.find(({ bytes }) => beginsWith(file, bytes));

function kindByText(text: string): FileKind | undefined {
  const begin = text.slice(0, 500);
  return otherTexts.find(({ begins }) => begins.test(begin));
}

/** What a file is that cannot be a table; undefined if it may be one. */
export const otherBytesMessage = (file: Buffer): string | undefined => messageOf(kindByBytes(file));

/** The same for its text. */
export const otherTextMessage = (text: string): string | undefined => messageOf(kindByText(text));

/** `This is a PDF.`, for a kind of file that people choose by mistake. */
export const whatFileIs = (file: Buffer): string | undefined =>
  (kindByBytes(file) ?? kindByText(file.toString('utf8', 0, 500)))?.what;
