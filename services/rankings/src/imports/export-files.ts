import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { maxImportFileBytes, maxImportLines } from '@agency/contracts';
import { fileError, openTable, readTable, type TableLine } from '@agency/platform';
import { Unzip, type UnzipFile, UnzipPassThrough } from 'fflate';

const inflate = promisify(inflateRaw);

/** Search Console's export has seven. */
const maxEntries = 100;
const maxTables = 12;
const deflated = 8;

/** Passes the compressed bytes through: Node inflates them off the main thread and up to a limit. */
class DeflatedEntry extends UnzipPassThrough {
  static override compression = deflated;
}

interface PackedFile {
  isDeflated: boolean;
  chunks: Uint8Array[];
}

/**
 * The CSV files of a zip, by name without folders. (!) A zip's stated sizes can be false, so each file is
 * inflated up to `maxImportFileBytes` and rejected beyond it. Throws a ValidationException.
 */
export async function unpackExport(zip: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const [name, packed] of findFiles(zip)) files.set(name, await unpack(name, packed));
  return files;
}

function findFiles(zip: Buffer): Map<string, PackedFile> {
  const found = new Map<string, PackedFile>();
  let entries = 0;
  const take = (entry: UnzipFile) => {
    entries += 1;
    if (entries > maxEntries) throw new Error('Too many entries');
    const name = entry.name.replace(/^.*\//, '');
    // A Mac adds a hidden copy of each file.
    if (!/\.(csv|tsv|txt)$/i.test(name) || name.startsWith('._')) return;
    if (found.size >= maxTables) throw new Error('Too many tables');
    const chunks: Uint8Array[] = [];
    found.set(name, { isDeflated: entry.compression === deflated, chunks });
    entry.ondata = (error, chunk) => {
      if (error) throw error;
      chunks.push(chunk);
    };
    entry.start();
  };
  try {
    const unzip = new Unzip(take);
    unzip.register(DeflatedEntry);
    unzip.push(zip, true);
    if (entries === 0) throw new Error('No entries');
    return found;
  } catch {
    throw fileError('The zip can’t be opened. Please export it again.');
  }
}

async function unpack(name: string, { isDeflated, chunks }: PackedFile): Promise<Buffer> {
  const packed = Buffer.concat(chunks);
  if (!isDeflated) return packed;
  try {
    return await inflate(packed, { maxOutputLength: maxImportFileBytes });
  } catch (error) {
    const isTooLarge =
      error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw fileError(
      isTooLarge
        ? `The file ${name} in the zip is larger than 2 MB. Please upload Search Console’s export as it is.`
        : 'The zip can’t be opened. Please export it again.',
    );
  }
}

/** Reads a CSV file of Search Console's line by line. Throws a ValidationException if it is none. */
export function readExportTable(file: Buffer): AsyncGenerator<TableLine> {
  return readTable(openTable(file), {
    maxLines: maxImportLines,
    maxLineBytes: 4_000,
    advice: 'Please upload Search Console’s export as it is.',
  });
}
