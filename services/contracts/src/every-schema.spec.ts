import fc from 'fast-check';
import * as z from 'zod/mini';
import { anyValueOf } from '../test/any-request.js';
import * as contracts from './index.js';

const schemas = Object.entries(contracts).flatMap(([name, value]) =>
  value instanceof z.core.$ZodType ? [[name, value] as const] : [],
);

describe('every schema', () => {
  it.each(schemas)('%s should refuse what it does not accept, and never throw', (_, schema) => {
    fc.assert(
      fc.property(anyValueOf(schema), (value) => {
        z.safeParse(schema, value);
      }),
      { numRuns: 200 },
    );
  });
});
