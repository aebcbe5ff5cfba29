import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { parse } from 'csv-parse/sync';
import { ask, setKeywords, startRankings, uploadLines } from './rankings-app.js';

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await startRankings({ RANKINGS_SOURCE: 'csv' });
});

it('should export the keywords that match, with their best positions, and no formulas', async () => {
  await setKeywords(['ppc agency', '=cmd|ppc', 'seo agency']);
  const lines = ['ppc agency,3,50,5', '=cmd|ppc,1,40,25', 'seo agency,1,40,25'];
  await uploadLines(app, { from: '2026-11-11', to: '2026-11-17' }, lines);
  const { statusCode, headers, body } = await ask(app, '/keywords/export?search=ppc');
  expect(statusCode).toBe(200);
  expect(headers['content-disposition']).toContain('filename="rankings-2026-11-20.csv"');
  expect(body).not.toMatch(/"[=+@]/);
  const rows = parse<Record<string, string>>(body, { bom: true, columns: true });
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    Keyword: 'ppc agency',
    'Best position': '5',
    'Best position from': '2026-11-11',
    'Best position to': '2026-11-17',
  });
});
