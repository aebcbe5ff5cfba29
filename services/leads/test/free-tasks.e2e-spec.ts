import { apiPaths, freeTaskSchema, maxFreeTasks } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { leadsSuite } from './leads-app.js';

const suite = leadsSuite();

const add = (task: string, dueOn = '2026-11-26') =>
  suite.asOwner({ method: 'POST', url: apiPaths.tasks, payload: { task, dueOn } });
const finish = (id: number) => suite.asOwner({ method: 'DELETE', url: `${apiPaths.tasks}/${id}` });
const list = async () => (await suite.asOwner({ url: apiPaths.tasks })).json();

it('should be listed by the day it is due until it is done', async () => {
  const later = freeTaskSchema.parse((await add('Pay the hosting')).json());
  const first = freeTaskSchema.parse((await add(' Send audit\nto Beau ', '2026-11-25')).json());
  expect(first).toEqual({ id: first.id, task: 'Send audit to Beau', dueOn: '2026-11-25' });
  expect(await list()).toEqual([first, later]);
  expect((await finish(first.id)).statusCode).toBe(204);
  expect((await finish(first.id)).statusCode).toBe(204);
  expect(await list()).toEqual([later]);
});

it.each([
  [' ', '2026-11-26', 'task'],
  ['x'.repeat(161), '2026-11-26', 'task'],
  ['Call', '2026-02-30', 'dueOn'],
])('%j on %j should be refused', async (task, dueOn, path) => {
  const answer = await add(task, dueOn);
  expect([answer.statusCode, answer.json().errors?.[0].path]).toEqual([400, path]);
});

it('should be refused beyond the maximum', async () => {
  await admin.query(
    `INSERT INTO leads.tasks (task, due_on)
     SELECT 'Call ' || n, '2026-11-26' FROM generate_series(1, $1::integer) n`,
    [maxFreeTasks],
  );
  expect((await add('One more')).statusCode).toBe(409);
});
