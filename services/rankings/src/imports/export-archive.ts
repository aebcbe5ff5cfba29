import type { PacificDate } from '@agency/contracts';
import { ValidationException } from '@agency/platform';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';

/** A file out of Search Console's export: a thousand lines each, so this is generous. Guards against zip bombs. */
const largestFile = 10 * 1024 * 1024;

export interface ExportFiles {
  queries: string;
  /** First and last day, where the export tells them. */
  period: { from: PacificDate; to: PacificDate } | undefined;
}

const refuse = (message: string) => new ValidationException([{ path: 'file', message }]);

const isZip = (file: Buffer) => file.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));

/** What is needed of an upload: the Queries file, and the days it is about. */
export function readExport(file: Buffer): ExportFiles {
  if (file.length === 0) throw refuse('The file is empty.');
  if (!isZip(file)) return { queries: file.toString('utf8'), period: undefined };
  const files = unzip(file);
  const queries = files.get('queries.csv');
  if (queries === undefined) {
    throw refuse(
      'The zip holds no Queries.csv. Export it in Search Console under Performance, Search results.',
    );
  }
  return { queries, period: periodOf(files.get('dates.csv') ?? files.get('chart.csv')) };
}

function unzip(file: Buffer): Map<string, string> {
  const wanted = /(^|\/)(queries|dates|chart)\.csv$/i;
  try {
    const entries = unzipSync(file, {
      filter: ({ name, originalSize }) => wanted.test(name) && originalSize <= largestFile,
    });
    return new Map(
      Object.entries(entries).map(([name, bytes]) => [
        name.replace(/^.*\//, '').toLowerCase(),
        strFromU8(bytes),
      ]),
    );
  } catch {
    throw refuse('The zip cannot be opened. Please export it again.');
  }
}

/** The export has one line for each day of its period. */
function periodOf(dates: string | undefined): ExportFiles['period'] {
  if (dates === undefined) return undefined;
  const lines: string[][] = parse(dates, {
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
  });
  const days = lines
    .map(([first]) => first ?? '')
    .filter((text) => /^\d{4}-\d{2}-\d{2}$/.test(text))
    .sort();
  const [from, to] = [days[0], days.at(-1)];
  return from && to ? { from, to } : undefined;
}
