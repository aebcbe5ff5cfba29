import assert from 'node:assert/strict';
import { it } from 'node:test';
import { maxForeignPercent, QuietMachine, TooBusy } from './quiet.ts';

const use = (foreignPercent: number) => ({
  wallSeconds: 1,
  seconds: {},
  busyPercent: 0,
  foreignPercent,
});

/** Measurements that return their own number, with the given foreign load. */
function onMachine(...foreign: number[][]) {
  let number = 0;
  return async () => {
    number += 1;
    return { result: number, uses: (foreign[number - 1] ?? foreign.at(-1) ?? []).map(use) };
  };
}

it('a measurement that others have disturbed is taken again', async () => {
  const machine = new QuietMachine(2);
  const measure = onMachine([3, 90], [maxForeignPercent + 1], [5, maxForeignPercent], [1]);
  assert.equal(await machine.take(measure), 3);
  assert.equal(await machine.take(measure), 4);
  assert.equal(machine.foreignPercent, maxForeignPercent);
});

it('a machine that never gets quiet has no figure', async () => {
  const measure = onMachine([50]);
  await assert.rejects(new QuietMachine(2).take(measure), TooBusy);
  assert.equal((await measure()).result, 7);
});
