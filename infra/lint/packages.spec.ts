import assert from 'node:assert/strict';
import { it } from 'node:test';
import { lockedPackages } from './packages.ts';

/** Licenses under which this product may ship a package without publishing its source or paying. */
const accepted = new Set([
  // Either; we take the first.
  '(BSD-3-Clause OR GPL-2.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Only covers its own files, which we ship unchanged.
  'MPL-2.0',
  // Fonts: may be embedded and served, but not sold on their own.
  'OFL-1.1',
  'Unlicense',
]);

const packages = lockedPackages();

it('should deliver only packages under accepted terms', () => {
  const delivered = packages.filter(({ isDelivered }) => isDelivered);
  assert.ok(delivered.length > 100);
  const others = delivered.filter(({ license = '' }) => !accepted.has(license));
  assert.deepEqual(
    others.map(({ name, license }) => `${name}: ${license}`),
    [],
  );
});

it('should install nothing whose content the lockfile does not fix', () => {
  const loose = packages.filter(({ integrity }) => !integrity);
  assert.deepEqual(
    loose.map(({ name }) => name),
    [],
  );
});
