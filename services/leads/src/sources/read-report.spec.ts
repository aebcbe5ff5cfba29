import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ValidationException } from '@agency/platform';
import { readReport, spread } from './read-report.js';
import { findTable } from './report-table.js';

const today = '2026-11-26';
const sample = (name: string) =>
  readFileSync(join(__dirname, '../../test/exports/spend', `${name}.csv`));
const samples: [name: string, platform: string, cents: number, from: string, to: string][] = [
  ['google-ads-campaigns-period-en', 'google', 334_255, '2026-09-01', '2026-09-30'],
  ['google-ads-campaigns-month-excel-utf16', 'google', 668_510, '2026-08-01', '2026-09-30'],
  ['google-ads-campaigns-day-de-windows1252', 'google', 133_446, '2026-09-01', '2026-09-02'],
  ['meta-ads-campaigns-day', 'meta', 128_436, '2026-09-01', '2026-09-02'],
  ['meta-ads-campaigns-period', 'meta', 128_436, '2026-09-01', '2026-09-30'],
  ['microsoft-ads-campaigns-day', 'microsoft', 7_945, '2026-09-01', '2026-09-02'],
];

describe.each(samples)('%s', (name, platform, cents, from, to) => {
  it('should be read to the cent', async () => {
    const report = await readReport(sample(name), today);
    expect(report.platform).toBe(platform);
    expect(report.isDateOrderUnsure).toBe(false);
    expect(report.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(cents);
    const days = report.lines.flatMap((line) => [line.from, line.to]).toSorted();
    expect([days[0], days.at(-1)]).toEqual([from, to]);
    for (const { campaign } of report.lines) expect(campaign).not.toMatch(/^(total|gesamt|-*$)/i);
  });

  const isUtf16 = name.includes('utf16');
  const isGerman = name.includes('-de-');
  const text = () =>
    new TextDecoder(isUtf16 ? 'utf-16le' : isGerman ? 'windows-1252' : 'utf-8').decode(
      sample(name),
    );
  /** The heading and the cells of what was spent. */
  const cost = /\b(Cost|Kosten|Spend)\b|Amount spent \(USD\)/;
  const anAmount = /1,203\.96|1,032\.45|1245\.16|1\.234,56|78\.90/;
  const spoilt: [what: string, spoil: (table: string) => string | Buffer][] = [
    ['an empty file', () => ''],
    ['a workbook', () => Buffer.from('504b030414000600', 'hex')],
    ['without what it cost', (table) => table.replace(cost, 'Clicks too')],
    [
      'without names of campaigns',
      (table) => table.replace(/\b(Campaign name|Campaign|Kampagne)\b(?=[",;\t])/g, 'Ad set'),
    ],
    ['in another currency', (table) => table.replaceAll('USD', 'EUR')],
    ['with a negative amount', (table) => table.replace(anAmount, '-5')],
    ['with a word for an amount', (table) => table.replace(anAmount, 'unknown')],
    [
      'with a day that doesn’t exist',
      (table) =>
        table
          .replaceAll('2026-09-', '2026-19-')
          .replaceAll('.09.2026', '.39.2026')
          .replaceAll('"9/', '"19/3')
          .replaceAll('September 30', 'September 31'),
    ],
    ['of a year to come', (table) => table.replaceAll('2026', '2031')],
    ['cut within a line', (table) => table.slice(0, table.search(anAmount) - 1)],
  ];
  it.each(spoilt)('should be refused with a sentence: %s', async (_, spoil) => {
    const changed = spoil(text());
    const file = typeof changed === 'string' ? Buffer.from(changed) : changed;
    const refusal = await readReport(file, today).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ValidationException);
    expect(JSON.stringify(refusal)).toMatch(/\. ?"|\.\W*$/);
  });
});

describe('a report', () => {
  const google = (rows: string) => Buffer.from(`Day,Campaign,Cost\n${rows}`);

  it('should ask which number is the month if no date tells', async () => {
    const file = google('3/4/2026,Spring,10\n');
    const unsure = await readReport(file, today);
    expect(unsure).toMatchObject({ isDateOrderUnsure: true, lines: [{ from: '2026-03-04' }] });
    const asked = await readReport(file, today, 'day-first');
    expect(asked).toMatchObject({ isDateOrderUnsure: false, lines: [{ from: '2026-04-03' }] });
    const told = await readReport(google('3/4/2026,Spring,10\n13/4/2026,Spring,10\n'), today);
    expect(told.isDateOrderUnsure).toBe(false);
    expect(told.lines[0]).toMatchObject({ from: '2026-04-03' });
    // In the other order, a day would be in the future.
    const possible = await readReport(google('12/11/2026,Spring,10\n1/11/2026,Spring,10\n'), today);
    expect(possible.isDateOrderUnsure).toBe(false);
    expect(possible.lines[0]).toMatchObject({ from: '2026-11-12' });
  });

  it('should refuse weeks, and days that no one named', async () => {
    await expect(
      readReport(Buffer.from('Week,Campaign,Cost\n2026-09-28,A,1\n'), today),
    ).rejects.toThrow();
    await expect(
      readReport(Buffer.from('Campaign report\nAll time\nCampaign,Cost\nA,1\n'), today),
    ).rejects.toThrow();
  });

  it('should add up devices, keep a campaign called Total Care, and end today', async () => {
    const { lines } = await readReport(
      google('2026-09-01,Total Care,1.10\n2026-09-01,Total Care,2.20\n'),
      today,
    );
    expect(lines).toEqual([
      {
        campaign: 'Total Care',
        campaignId: null,
        cents: 330,
        from: '2026-09-01',
        to: '2026-09-01',
      },
    ]);
    const month = await readReport(Buffer.from('Month,Campaign,Cost\nNov 2026,A,26\n'), today);
    expect(month.lines).toMatchObject([{ from: '2026-11-01', to: today }]);
  });

  it('should add the days on which a campaign cost nothing', async () => {
    const { lines } = await readReport(
      google('2026-09-01,Spring,1\n2026-09-03,Spring,2\n2026-09-02,Summer,3\n'),
      today,
    );
    const told = lines.map(({ campaign, from, cents }) => `${campaign} ${from} ${cents}`);
    expect(told.toSorted()).toEqual([
      'Spring 2026-09-01 100',
      'Spring 2026-09-02 0',
      'Spring 2026-09-03 200',
      'Summer 2026-09-01 0',
      'Summer 2026-09-02 300',
      'Summer 2026-09-03 0',
    ]);
  });

  it('should refuse one that adds up to less than its total', async () => {
    const cut = sample('microsoft-ads-campaigns-day')
      .toString()
      .replace(/"9\/2.*\r\n/, '');
    await expect(readReport(Buffer.from(cut), today)).rejects.toThrow();
  });
});

describe('a report that a spreadsheet has saved', () => {
  const columns = 'Day,Campaign,Campaign ID,Cost';
  const refusalOf = (file: string) =>
    readReport(Buffer.from(file), today).then(
      () => 'read',
      (error: unknown) => String(error instanceof Error && error.message),
    );

  it('should read IDs that were grouped, and never add two campaigns under a rounded one', async () => {
    const { lines } = await readReport(
      Buffer.from(`${columns}\n2026-09-01,Spring,"12,345",1\n2026-09-01,Fall,"12,346",2\n`),
      today,
    );
    expect(lines.map(({ campaignId }) => campaignId)).toEqual(['12345', '12346']);
    expect(
      await refusalOf(`${columns}\n2026-09-01,Spring,1.2E+17,1\n2026-09-01,Fall,1.2E+17,2\n`),
    ).toMatch(/^Line 2 has a campaign ID that a spreadsheet has rounded: “1.2E\+17”/);
  });

  it.each([
    ['an amount without its digits', '2026-09-01,Spring,11,1.2E+3', /Line 2 .*“1.2E\+3”/],
    ['an amount that became a date', '2026-09-01,Spring,11,4-Jul', /Line 2 .*“4-Jul”/],
    ['an amount that no one spends', `2026-09-01,Spring,11,${'9'.repeat(20)}`, /Line 2 .*amount/],
    ['a number that was not quoted', '2026-09-01,Spring,12,345,1.00', /Line 2 has more cells/],
    ['dates in two orders', '9/13/2026,A,1,1\n13/9/2026,A,1,1\n3/4/2026,A,1,1', /“3\/4\/2026”/],
    ['a date as a number', '46086,Spring,11,1', /“46086”/],
  ])('should be refused by name: %s', async (_what, rows, message) => {
    expect(await refusalOf(`${columns}\n${rows}\n`)).toMatch(message);
  });
});

it('should look at the begin of long lines above a table only, because no period is as long', async () => {
  const preamble = `a${' '.repeat(16_000)}b\n`.repeat(19);
  const file = Buffer.from(`${preamble}Day,Campaign,Cost\n2026-09-01,A,1\n`);
  const { preamble: read } = await findTable(file);
  expect(read).toHaveLength(19);
  expect(Math.max(...read.map((line) => line.length))).toBeLessThanOrEqual(200);
});

it('should spread a line over its days without losing a cent', () => {
  const days = spread({ from: '2026-10-31', to: '2026-11-02', cents: 1000 });
  expect(days).toEqual([
    { day: '2026-10-31', cents: 333, isSpread: true },
    { day: '2026-11-01', cents: 333, isSpread: true },
    { day: '2026-11-02', cents: 334, isSpread: true },
  ]);
});
