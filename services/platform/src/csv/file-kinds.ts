const saveAsCsv = 'Save it as CSV and upload that.';

const zipBytes = [0x50, 0x4b, 0x03, 0x04];
const beginsWith = (file: Buffer, bytes: readonly number[]) =>
  bytes.every((byte, place) => file[place] === byte);

export const isZip = (file: Buffer): boolean => beginsWith(file, zipBytes);

/** Workbooks are zips. The names of the files in a zip are not packed. */
const workbooks: readonly { holds: string; message: string }[] = [
  { holds: 'xl/workbook.', message: `This is an Excel workbook. ${saveAsCsv}` },
  {
    holds: 'application/vnd.oasis.opendocument.spreadsheet',
    message: `This is an OpenDocument spreadsheet. ${saveAsCsv}`,
  },
  { holds: 'Index/Document.iwa', message: `This is a Numbers spreadsheet. ${saveAsCsv}` },
  { holds: 'word/document.xml', message: 'This is a Word document. Please upload a CSV file.' },
];

/** What a zip really is, if a program calls it by another name. */
export const workbookMessage = (zip: Buffer): string | undefined =>
  workbooks.find(({ holds }) => zip.includes(holds))?.message;

/** Files that people choose by mistake, by how they begin. */
const otherBytes: readonly { bytes: readonly number[]; message: string }[] = [
  { bytes: zipBytes, message: 'This is a zip. Open it and upload the CSV file in it.' },
  { bytes: [0x1f, 0x8b], message: 'This is a gzip file. Unpack it and upload the CSV file in it.' },
  { bytes: [0x52, 0x61, 0x72, 0x21], message: 'This is a RAR archive. Upload the CSV file in it.' },
  {
    bytes: [0x37, 0x7a, 0xbc, 0xaf],
    message: 'This is a 7-Zip archive. Upload the CSV file in it.',
  },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], message: `This is an old Excel workbook. ${saveAsCsv}` },
  { bytes: [0x25, 0x50, 0x44, 0x46], message: 'This is a PDF. Please upload a CSV file.' },
];
const otherTexts: readonly { begins: RegExp; message: string }[] = [
  {
    begins: /^\s*<\?xml[^>]*>\s*<\?mso-application progid="Excel/i,
    message: `This is an Excel workbook in XML. ${saveAsCsv}`,
  },
  { begins: /^\s*<(!doctype|html|table|\?xml)/i, message: `This is a web page. ${saveAsCsv}` },
  { begins: /^\s*BEGIN:VCARD/i, message: 'These are vCards. Export the contacts as CSV.' },
  { begins: /^\s*BEGIN:VCALENDAR/i, message: 'This is a calendar. Please upload a CSV file.' },
  { begins: /^\s*[{[]\s*["{]/, message: 'This is JSON. Please export it as CSV.' },
];

/** What a file is that cannot be a table; undefined if it may be one. */
export const otherBytesMessage = (file: Buffer): string | undefined =>
  (isZip(file) ? workbookMessage(file) : undefined) ??
  otherBytes.find(({ bytes }) => beginsWith(file, bytes))?.message;

/** The same for its text. */
export const otherTextMessage = (text: string): string | undefined => {
  const begin = text.slice(0, 500);
  return otherTexts.find(({ begins }) => begins.test(begin))?.message;
};
