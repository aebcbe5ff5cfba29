import { admin } from '@agency/testing/admin-database';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { anyText, fc, uncleanLine } from '../../contracts/test/any-text.js';
import { ask, setKeywords, startRankings } from './rankings-app.js';

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await startRankings({ RANKINGS_SOURCE: 'csv' });
  await setKeywords(['google ads wilmington']);
});

type Method = 'POST' | 'PATCH' | 'PUT' | 'DELETE';
const send = (method: Method, url: string, payload?: object) =>
  ask(app, url, { method, ...(payload && { payload }) });

it('should store any keyword that fits, with its tags and page, and store it clean', async () => {
  const typed = fc.record({
    keyword: anyText,
    tags: fc.array(anyText, { maxLength: 3 }),
    landingPage: anyText.map((text) => `/${text.replaceAll(/\s/g, '')}`),
  });
  await fc.assert(
    fc.asyncProperty(typed, async (payload) => {
      const added = await send('POST', '/keywords', payload);
      expect([201, 400]).toContain(added.statusCode);
      if (added.statusCode === 400) return;
      const { id } = added.json();
      const { tags, landingPage } = payload;
      const changed = await send('PATCH', `/keywords/${id}`, { tags, landingPage });
      expect(changed.statusCode).toBe(200);
      const [row] = await admin.query('SELECT * FROM rankings.keywords WHERE id = $1', [id]);
      for (const line of [row.keyword, row.landing_page, ...row.tags]) {
        expect(line).not.toMatch(uncleanLine);
      }
    }),
    { numRuns: 60 },
  );
});

it('should refuse any text where something else belongs', async () => {
  const [{ id }] = await admin.query('SELECT id FROM rankings.keywords LIMIT 1');
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const answers = [
        await send('PATCH', `/keywords/${id}`, { isPaused: text }),
        await send('PATCH', '/alerts/1', { isRead: text }),
        await send('PATCH', '/settings/alert-rules', {
          minimumImpressions: text,
          crossings: [text],
        }),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
      const asId = encodeURIComponent(`_${text.replaceAll(/\p{Cs}/gu, '')}`);
      expect((await send('DELETE', `/keywords/${asId}`)).statusCode).toBe(404);
    }),
    { numRuns: 30 },
  );
});

it('should read or refuse an upload of any text', async () => {
  const header = 'Top queries,Clicks,Impressions,CTR,Position\n';
  const line = fc
    .array(anyText, { minLength: 5, maxLength: 5 })
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
  const file = fc.oneof(
    anyText,
    fc.array(line, { maxLength: 5 }).map((all) => header + all.join('\n')),
  );
  await fc.assert(
    fc.asyncProperty(file, async (text) => {
      const answer = await ask(app, '/imports?from=2026-11-11&to=2026-11-17&confirm=yes', {
        method: 'POST',
        payload: Buffer.from(text),
        headers: { 'content-type': 'text/csv' },
      });
      expect([200, 400]).toContain(answer.statusCode);
    }),
    { numRuns: 60 },
  );
});

it('should hide advice about any page, or refuse it', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const page = `/x${text}`;
      const answer = await send('PUT', '/advice/not-now', {
        kind: 'not-in-google',
        page,
        isHidden: true,
      });
      expect([204, 400, 404]).toContain(answer.statusCode);
    }),
    { numRuns: 60 },
  );
});
