import { schemaDrift } from '@agency/testing/schema-drift';
import { getMetadataArgsStorage } from 'typeorm';
import { database } from '../src/database.js';

const { exclusions } = getMetadataArgsStorage();

it('should have migrated exactly what the entities describe', async () => {
  expect(await schemaDrift(database)).toEqual([]);
});

it.each([
  [
    'appointments_no_overlap',
    exclusions,
    `USING gist (tstzrange(scheduled_at, created_at) WITH &&)`,
  ],
])('should notice that %s has another expression', async (name, constraints, expression) => {
  const constraint = constraints.find((one) => one.name === name);
  if (!constraint) throw new Error(`No entity has ${name}`);
  const described = constraint.expression;
  constraint.expression = expression;
  try {
    expect(await schemaDrift(database)).toEqual([expect.stringContaining(name)]);
  } finally {
    constraint.expression = described;
  }
});
