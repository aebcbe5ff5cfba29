import { maxImportFileBytes } from '@agency/contracts';
import { strToU8, zipSync } from 'fflate';
import { readPeriod, unpackUpload } from './export-archive.js';
import { readQueries } from './queries-file.js';

const spanish = {
  'Gráfico.csv':
    'Fecha,Clics,Impresiones,CTR,Posición\n2026-10-01,1,20,5%,9.1\n2026-10-28,1,20,5%,9.1\n',
  'Páginas.csv':
    'Páginas principales,Clics,Impresiones,CTR,Posición\nhttps://longleaf.example/,12,340,3.53%,7.4\n',
  'Países.csv':
    'País,Clics,Impresiones,CTR,Posición\nEstados Unidos,12,340,3.53%,7.4\nMéxico,1,9,11%,3\n',
  'Dispositivos.csv': 'Dispositivo,Clics,Impresiones,CTR,Posición\nMóvil,12,340,3.53%,7.4\n',
  'Aparición en el buscador.csv': 'Aparición en el buscador,Clics,Impresiones,CTR,Posición\n',
  'Consultas.csv':
    'Consultas principales,Clics,Impresiones,CTR,Posición\nmarketing agency,12,340,3.53%,7.4\n',
  'Filtros.csv': 'Filtro,Valor\nTipo de búsqueda,Web\nFecha,Últimos 28 días\n',
};

const zipOf = (files: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
const read = async (file: Buffer | string) => {
  const { queries } = await unpackUpload(Buffer.from(file));
  return readQueries(queries);
};
const refusal = (file: Buffer | string) =>
  read(file).then(
    () => 'read',
    (error: unknown) => String(error instanceof Error && error.message),
  );
const row = { query: 'marketing agency', clicks: 12, impressions: 340, position: 7.4 };

describe('an archive', () => {
  it('should be read in Spanish, each file found by its columns', async () => {
    const { queries, days } = await unpackUpload(zipOf(spanish));
    expect((await readQueries(queries)).rows).toEqual([row]);
    expect(await readPeriod(days)).toEqual({ from: '2026-10-01', to: '2026-10-28' });
  });

  it('should be read in a language that no one taught us', async () => {
    const head = 'Клікі,Паказы,CTR,Пазіцыя';
    const files = {
      'a.csv': `Дата,${head}\n2026-10-01,1,20,5%,9.1\n`,
      'b.csv': `Галоўныя запыты,${head}\nmarketing agency,12,340,3.53%,7.4\n`,
      'c.csv': `Старонкі,${head}\nhttps://longleaf.example/,12,340,3.53%,7.4\n`,
      'd.csv': 'Фільтр,Значэнне\nТып пошуку,Web\nДата,Апошнія 28 дзён\n',
    };
    expect((await read(zipOf(files))).rows).toEqual([row]);
  });

  it('should be refused if two files may hold the queries', async () => {
    const text = 'Foo,A,B,C,D\nx,1,2,50%,3\n';
    expect(await refusal(zipOf({ 'a.csv': text, 'b.csv': text }))).toMatch(/a\.csv, b\.csv/);
  });

  it.each([
    ['Search type,Image\nDate,Last 28 days', 'Search type is “Image”'],
    ['Search type,Web\nDate,Last 28 days\nCountry,United States', 'Country is “United States”'],
    ['Search type,Web\nDate,Last 28 days\nDevice,Mobile', 'Device is “Mobile”'],
    ['Search type,Web\nDate,Last 28 days\nPage,+https://longleaf.example/a', 'Page is “'],
    ['Search type,Web\nQuery,+roof 24h\nDate,Last 28 days', 'Query is “+roof 24h”'],
    ['Tipo de búsqueda,Imagen\nFecha,Últimos 28 días', 'Tipo de búsqueda is “Imagen”'],
    [
      'Suchtyp,Bild\nDatum,Letzte 28 Tage\nLand,Deutschland',
      'Suchtyp is “Bild”, Land is “Deutschland”',
    ],
    ['Search type,Web\nDate,Last 28 days vs previous period', 'compares two periods'],
  ])('should be refused for its filters, which it names: %s', async (filters, told) => {
    const files = { ...spanish, 'Filtros.csv': `Filter,Value\n${filters}\n` };
    expect(await refusal(zipOf(files))).toContain(told);
  });

  it.each([
    'Search type,Web\nDate,"Sep 1, 2026-Sep 28, 2026"',
    'Suchtyp,Web\nDatum,Letzte 3 Monate',
    '',
  ])('should be taken with the filters of all web searches in a period: %j', async (filters) => {
    const files = { ...spanish, 'Filtros.csv': `Filter,Value\n${filters}\n` };
    expect((await read(zipOf(files))).rows).toEqual([row]);
  });

  it('should be called what it is if it is a workbook', async () => {
    expect(await refusal(zipOf({ '[Content_Types].xml': '<a/>', 'xl/workbook.xml': '<a/>' }))).toBe(
      'This is an Excel workbook. Save it as CSV and upload that.',
    );
  });

  it('should not unpack more than an export can hold', async () => {
    const many = Array.from({ length: 40 }, (_, index) => [`${index}.csv`, 'a\n'] as const);
    expect(await refusal(zipOf(Object.fromEntries(many)))).toMatch(/can’t be opened/);
    const large = { ...spanish, 'Queries.csv': 'a'.repeat(maxImportFileBytes + 1) };
    expect(await refusal(zipOf(large))).toMatch(/larger than 2 MB/);
  });
});

describe('a comparison', () => {
  const figures = ['Clicks', 'Impressions', 'CTR', 'Position'];
  it.each([
    ['of periods', figures.flatMap((one) => [`Last 28 days ${one}`, `Previous 28 days ${one}`])],
    ['in another language', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ])('should be refused as what it is: %s', async (_what, names) => {
    const file = `Top queries,${names.join()}\nmarketing agency,1,2,3,4,5%,6%,7,8\n`;
    expect(await refusal(file)).toMatch(/^This export compares two periods/);
    expect(await refusal(zipOf({ 'Queries.csv': file }))).toMatch(/compares two periods/);
  });
});

describe('a file of queries', () => {
  const german = 'Häufigste Suchanfragen;Klicks;Impressionen;CTR;Position\n';
  const english = 'Top queries,Clicks,Impressions,CTR,Position\n';
  it.each([
    ['German', `${german}marketing agency;12;340;3,53 %;7,4\n`],
    [
      'an unknown language',
      'Zapytania;Kliknięcia;Wyświetlenia;CTR;Pozycja\nmarketing agency;12;340;3,53%;7,4\n',
    ],
    ['floating numbers', `${english}marketing agency,12.0,340.00,3.53%,7.4\n`],
    ['wrapped cells', `${english}"=""marketing agency""",="12",'340,3.53%,7.4\n`],
  ])('should be read as a spreadsheet saves it: %s', async (_how, file) => {
    expect(await read(file)).toEqual({ rows: [row], badLines: [], badLineCount: 0 });
  });

  it.each([
    ['1.340', '3,53 %', '7,4', 1_340, 7.4],
    ['1,340', '3.53%', '7.4', 1_340, 7.4],
    ['1\u202f340', '3,53\u00a0%', '12,25', 1_340, 12.25],
    ['1’340', '3.53%', '7', 1_340, 7],
    ['1.340', '4 %', '7', 1_340, 7],
    ['1.340.250', '3,53 %', '7,123', 1_340_250, 7.123],
  ])('should read the numbers %s, %s and %s', async (impressions, ctr, position, count, place) => {
    const { rows } = await read(`${german}a;1;${impressions};${ctr};${position}\n`);
    expect(rows).toEqual([{ query: 'a', clicks: 1, impressions: count, position: place }]);
  });

  it.each([
    ['1,2E+06', '7,4', /Impressions/],
    ['1,340', '7,4', /Impressions/],
    ['34,5', '7,4', /Impressions/],
    ['340', '07. Apr', /position/],
    ['340', '7,4,1', /position/],
  ])(
    'should list a line with damaged numbers: %s and %s',
    async (impressions, position, reason) => {
      const { badLines } = await read(
        `${german}a;1;${impressions};3,53 %;${position}\nb;1;9;1,5 %;2,5\n`,
      );
      expect(badLines).toEqual([{ line: 2, reason: expect.stringMatching(reason) }]);
    },
  );

  it.each([
    ['pages', 'https://longleaf.example/'],
    ['countries', 'Deutschland'],
    ['devices', 'Mobil'],
    ['days', '2026-10-01'],
  ])('should not be one of %s', async (kind, cell) => {
    const file = `Spalte;Klicks;Impressionen;CTR;Position\n${cell};12;340;3,53 %;7,4\n`;
    expect(await refusal(file)).toContain(`This is the file of ${kind}.`);
  });
});

describe('the days of a chart', () => {
  const periodOf = (...days: string[]) => {
    const file = Buffer.from(`Date,Clicks\n${days.map((day) => `${day},1`).join('\n')}\n`);
    return readPeriod({ name: 'Chart.csv', file });
  };

  it('should be read as a spreadsheet writes them, unless their order is open', async () => {
    expect(await periodOf('10/1/2026', '10/28/2026')).toEqual({
      from: '2026-10-01',
      to: '2026-10-28',
    });
    expect(await periodOf('10/25/2026', '10/28/26')).toEqual({
      from: '2026-10-25',
      to: '2026-10-28',
    });
    expect(await periodOf('1/2/2026', '2/2/2026')).toBeUndefined();
  });

  it('should be asked for if the chart is by week', async () => {
    expect(await periodOf('2026-10-05', '2026-10-12', '2026-10-19')).toBeUndefined();
  });
});
