import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { parse } from 'csv-parse/sync';
import { ask, idOf, setKeywords, startRankings, uploadLines } from './rankings-app.js';

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await startRankings({ RANKINGS_SOURCE: 'csv' });
});
beforeEach(() => setKeywords(['ppc agency', '=cmd|calc']));

const upload = (from: string, to: string, position: number) =>
  uploadLines(
    app,
    { from, to },
    [`ppc agency,3,50,${position}`, `=cmd|calc,1,40,${position + 20}`],
    '&fileName=%3Dsum.csv',
  );

async function download(path: string) {
  const { statusCode, headers, body } = await ask(app, path);
  expect(statusCode).toBe(200);
  const name = /filename="(.+)"/.exec(String(headers['content-disposition']))?.[1];
  return { name, body, rows: parse<Record<string, string>>(body, { bom: true, columns: true }) };
}

it('should export every table under a name of the same kind, and no formulas', async () => {
  await upload('2026-11-04', '2026-11-10', 20);
  await upload('2026-11-11', '2026-11-17', 5);
  const id = await idOf('ppc agency');
  const files = await Promise.all(
    [
      '/keywords/export',
      '/changes/export?from=2026-11-10&to=2026-11-17',
      '/history/export?days=90',
      `/keywords/${id}/history/export`,
      '/landing-pages/history/export?page=/services',
      '/alerts/export?read=no',
      '/runs/export',
      '/imports/export',
    ].map(download),
  );
  expect(files.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['rankings-2026-11-20.csv', 2],
    ['rankings-changes-2026-11-20.csv', 2],
    ['rankings-history-2026-11-20.csv', 2],
    [`rankings-history-of-keyword-${id}-2026-11-20.csv`, 2],
    ['rankings-history-of-page-2026-11-20.csv', 2],
    ['rankings-alerts-2026-11-20.csv', 2],
    ['rankings-runs-2026-11-20.csv', 2],
    ['rankings-uploads-2026-11-20.csv', 2],
  ]);
  for (const { body } of files) expect(body).not.toMatch(/"[=+@]/);
});

it('should name the days that a sum covers', async () => {
  await upload('2026-10-21', '2026-11-17', 9);
  await upload('2026-11-11', '2026-11-17', 5);
  const { rows } = await download(`/keywords/${await idOf('ppc agency')}/history/export?days=90`);
  expect(rows).toMatchObject([
    { From: '2026-10-21', To: '2026-11-17', Clicks: '3', Position: '9' },
    { From: '2026-11-11', To: '2026-11-17', Clicks: '3', Position: '5' },
  ]);
});

it('should know the best position of a keyword', async () => {
  await upload('2026-11-11', '2026-11-17', 5);
  const { rows } = await download('/keywords/export?search=ppc');
  expect(rows).toMatchObject([
    {
      'Best position': '5',
      'Best position from': '2026-11-11',
      'Best position to': '2026-11-17',
    },
  ]);
});

it('should answer 404 for a keyword that is not on the list', async () => {
  expect((await ask(app, '/keywords/999999/history/export')).statusCode).toBe(404);
});
