import { randomUUID } from 'node:crypto';
import { apiPaths, type ConversionPreview, conversionPreviewSchema } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import * as z from 'zod';
import { addLead, leadsSuite } from './leads-app.js';

const suite = leadsSuite({ now: '2026-11-25T17:00:00Z' });
const gclid = 'Cj0KCQjwExampleNotARealClickId0001_wcB';

const preview = async (format = 'google'): Promise<ConversionPreview | undefined> => {
  const answer = await suite.asOwner({ url: apiPaths.conversions });
  return z
    .array(conversionPreviewSchema)
    .parse(answer.json())
    .find((one) => one.format === format);
};
const mark = (kind: 'new' | 'adjustments', id: string = randomUUID()) =>
  suite
    .asOwner({
      method: 'POST',
      url: apiPaths.conversionExports,
      payload: { id, format: 'google', kind },
    })
    .then(({ statusCode }) => {
      expect(statusCode).toBe(204);
      return id;
    });
const file = async (id?: string) => {
  const of = id === undefined ? '' : `&export=${id}`;
  return suite.asOwner({ url: `${apiPaths.conversionFile}?format=google${of}` });
};
const rowsOf = async (id?: string) => (await file(id)).body.trimEnd().split('\n').slice(2);

async function client(wonAt: string, marketing = true): Promise<number> {
  const id = await addLead({
    created_at: '2026-11-01T12:00:00Z',
    attribution: { first: { gclid }, consent: { marketing } },
  });
  await setStatus(id, 'closed-won', wonAt);
  return id;
}
const setStatus = (id: number, status: string, since: string) =>
  admin.query('UPDATE leads.contacts SET status = $2, status_since = $3 WHERE id = $1', [
    id,
    status,
    since,
  ]);

it('should tell each fact once, and the same file again', async () => {
  await client('2026-11-10T12:00:00Z');
  await client('2026-11-25T12:00:00Z');
  await client('2026-11-10T12:00:00Z', false);
  expect(await preview()).toMatchObject({
    new: 1,
    all: 1,
    leftOut: { tooFresh: 1, noConsent: 1 },
  });
  const first = await mark('new');
  const rows = await rowsOf(first);
  expect(rows).toEqual([`${gclid},Client signed,2026-11-10 07:00:00-0500,,,Granted,Granted`]);
  await mark('new', first);
  expect(await rowsOf(first)).toEqual(rows);
  expect(await preview()).toMatchObject({ new: 0, all: 1 });

  suite.at('2026-11-26T17:00:00Z');
  const second = await mark('new');
  expect(await rowsOf(second)).toHaveLength(1);
  expect(await rowsOf()).toHaveLength(2);
  expect((await file(randomUUID())).statusCode).toBe(404);
});

it('should adjust what is no longer so, once, and restate another amount', async () => {
  const lost = await client('2026-11-10T12:00:00Z');
  const dearer = await client('2026-11-11T12:00:00Z');
  await mark('new');
  await setStatus(lost, 'closed-lost', '2026-11-20T12:00:00Z');
  await admin.query('UPDATE leads.contacts SET client_amount = $2 WHERE id = $1', [
    dearer,
    JSON.stringify({ cents: 5_000_00, rhythm: 'once', from: '2026-11', until: null }),
  ]);
  expect(await preview()).toMatchObject({ new: 0, adjustments: 2 });
  const adjusted = await mark('adjustments');
  expect(await rowsOf(adjusted)).toEqual([
    `${gclid},Client signed,2026-11-10 07:00:00-0500,2026-11-25 12:00:00-0500,RETRACT,,`,
    `${gclid},Client signed,2026-11-11 07:00:00-0500,2026-11-25 12:00:00-0500,RESTATE,5000.00,USD`,
  ]);
  expect(await preview()).toMatchObject({ adjustments: 0 });
  // A retraction is final, even if the client comes back.
  await setStatus(lost, 'closed-won', '2026-11-22T12:00:00Z');
  expect(await preview()).toMatchObject({ new: 0, adjustments: 0 });
});

it('should forget what was told with the lead', async () => {
  const id = await client('2026-11-10T12:00:00Z');
  const exported = await mark('new');
  await suite.asOwner({ method: 'DELETE', url: `${apiPaths.contacts}/${id}` });
  expect((await file(exported)).statusCode).toBe(404);
});
