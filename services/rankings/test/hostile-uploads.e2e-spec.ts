import { setImmediate as nextTurn } from 'node:timers/promises';
import { constants, deflateRawSync } from 'node:zlib';
import { apiErrorBodySchema, importReportSchema, maxImportLines } from '@agency/contracts';
import type { ServiceProcess } from '@agency/testing/service-process';
import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';
import { readExportTable } from '../src/imports/export-files.js';
import { setKeywords, signIn } from './rankings-app.js';
import { startProcess } from './service-process.js';

const header = 'Top queries,Clicks,Impressions,CTR,Position';
const good = `${header}\nppc agency,1,50,2%,8\n`;
const week = 'from=2026-01-05&to=2026-01-11';
const marks = 340_000;

/** A zip whose headers claim 100 bytes for a file that unpacks to 1.9 GB. */
function lyingZip(): Uint8Array {
  const megabyte = Buffer.alloc(1024 * 1024, 'a\n');
  const piece = deflateRawSync(megabyte, { finishFlush: constants.Z_FULL_FLUSH, level: 9 });
  const end = Buffer.from([3, 0]);
  const stream = Buffer.concat([...Array.from({ length: 1_900 }, () => piece), end]);
  const zip = Buffer.from(zipSync({ 'Queries.csv': [stream, { level: 0 }] }));
  const directory = zip.lastIndexOf('PK\u0001\u0002', undefined, 'latin1');
  for (const [header, method, size] of [
    [0, 8, 22],
    [directory, 10, 24],
  ] as const) {
    zip.writeUInt16LE(8, header + method);
    zip.writeUInt32LE(100, header + size);
  }
  return zip;
}

const withDates = (dates: string) =>
  zipSync({ 'Queries.csv': strToU8(good), 'Dates.csv': strToU8(dates) });
const many = (name: string) =>
  zipSync({ 'Queries.csv': strToU8(good), [name]: strToU8('a\n'.repeat(5 * 1024 * 1024)) });

/** Each with the owner's message. */
const hostile: [string, () => string | Uint8Array, RegExp][] = [
  ['a zip of 10 KB with 10 MB of short lines', () => many('queries.csv'), /larger than 2 MB/],
  ['such a zip with the days', () => many('Dates.csv'), /larger than 2 MB/],
  ['a million short lines', () => 'a\n'.repeat(1_000_000), /more than 50,000 lines/],
  [
    'a million short lines under a header',
    () => `${good}${'a\n'.repeat(1_000_000)}`,
    /more than 50,000 lines/,
  ],
  ['two million empty lines', () => `${good}${'\n'.repeat(2_000_000)}`, /more than 50,000 lines/],
  [
    'a cell of sorted marks',
    () => `${header}\n${'\u0316'.repeat(marks / 2)}${'\u0301'.repeat(marks / 2)},1,2,1%,3\n`,
    /^Line 2 is too long/,
  ],
  [
    'a cell of alternating marks',
    () => `${header}\n${'\u0301\u0316'.repeat(marks / 2)},1,2,1%,3\n`,
    /^Line 2 is too long/,
  ],
  [
    'a quotation mark that is not closed',
    () => `${good}"${'x,1,2,1%,3\n'.repeat(40_000)}`,
    /isn’t closed/,
  ],
  ['a zip that lies about its size', lyingZip, /larger than 2 MB/],
  [
    'the date 0000-00-00',
    () => withDates('Date,Clicks\n0000-00-00,1\n'),
    /^Line 2 of Dates.csv has a date that doesn’t exist/,
  ],
  [
    'the date 2026-10-99',
    () => withDates('Date,Clicks\n2026-10-01,1\n2026-10-99,1\n'),
    /^Line 3 of Dates.csv/,
  ],
  [
    'many entries',
    () =>
      zipSync(
        Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`${index}`, strToU8('')])),
      ),
    /can’t be opened/,
  ],
];

describe('a service with little memory', () => {
  let service: ServiceProcess;
  let headers: Record<string, string>;
  beforeAll(async () => {
    await setKeywords(['ppc agency']);
    service = await startProcess({
      RANKINGS_SOURCE: 'csv',
      NODE_OPTIONS: '--max-old-space-size=96',
    });
    headers = { ...(await signIn()), 'content-type': 'application/octet-stream' };
  });
  afterAll(() => service.child.kill('SIGKILL'));

  const live = async () =>
    (
      await fetch(`${service.address}/api/health/rankings/live`, {
        signal: AbortSignal.timeout(60_000),
      })
    ).ok;

  /** The answer to an upload, and how many other requests the service answered in the meantime. */
  async function upload(file: string | Uint8Array, query = week) {
    let isOver = false;
    const answer = fetch(`${service.address}/api/rankings/imports?${query}`, {
      method: 'POST',
      headers,
      body: Buffer.from(file),
      signal: AbortSignal.timeout(60_000),
    }).finally(() => {
      isOver = true;
    });
    let others = 0;
    while (!isOver) others += Number(await live());
    const { status } = await answer;
    return { status, body: await (await answer).json(), others };
  }

  it.each(hostile)('should refuse %s in a sentence, and live on', async (_, file, sentence) => {
    const { status, body } = await upload(file(), '');
    const { message, errors } = apiErrorBodySchema.parse(body);
    expect([status, message]).toEqual([400, expect.stringMatching(sentence)]);
    expect(errors?.[0]?.path).toBe('file');
    expect(await live()).toBe(true);
    expect(service.child.exitCode).toBeNull();
  });

  it('should take as many lines as are allowed, and serve others meanwhile', async () => {
    const others = Array.from({ length: maxImportLines - 2 }, (_, n) => `query ${n},1,2,50%,3`);
    const { status, body, others: answered } = await upload(`${good}${others.join('\n')}\n`);
    expect(status).toBe(200);
    expect(importReportSchema.parse(body)).toMatchObject({
      status: 'imported',
      matched: 1,
      untracked: maxImportLines - 2,
    });
    expect(answered).toBeGreaterThan(1);
  });

  it('should read a zip whose sizes stand behind the data, as writers of streams have it', async () => {
    const chunks: Uint8Array[] = [];
    const zip = new Zip((_error, chunk) => chunks.push(chunk));
    for (const [name, content] of [
      ['Chart.csv', 'Date,Clicks\n2026-02-02,1\n2026-02-08,1\n'],
      ['Pages.csv', 'Top pages\n'],
      ['Queries.csv', good],
    ] as const) {
      const file = new ZipDeflate(name);
      zip.add(file);
      file.push(strToU8(content), true);
    }
    zip.end();
    const { status, body } = await upload(Buffer.concat(chunks), '');
    expect(status).toBe(200);
    expect(importReportSchema.parse(body)).toMatchObject({
      status: 'imported',
      period: { from: '2026-02-02', to: '2026-02-08' },
    });
  });
});

it('should give others a turn after every few lines', async () => {
  let turns = 0;
  let isOver = false;
  const count = async () => {
    while (!isOver) {
      await nextTurn();
      turns += 1;
    }
  };
  const counting = count();
  let lines = 0;
  for await (const _ of readExportTable(Buffer.from('a,b\n'.repeat(40_000)))) lines += 1;
  isOver = true;
  await counting;
  expect(lines).toBe(40_000);
  // 160,000 bytes in chunks of 16 KB.
  expect(turns).toBeGreaterThanOrEqual(9);
});
