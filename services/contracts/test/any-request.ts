import fc from 'fast-check';
import * as z from 'zod/mini';
import { anyText } from './any-text.js';

const anyOf = (texts: readonly string[]) => fc.oneof(fc.constantFrom(...texts), anyText);

/** What is almost a date, a time, an address or a number. */
const nearlyRight = anyOf([
  '',
  'x',
  '2026-02-30',
  '9999-99-99',
  '2026-12-24T00:00:00Z',
  '2026-12-24T05:00:00.000Z',
  '25:61',
  '09:00',
  'https://',
  'http://[',
  'a@b',
  '%',
  '1e999',
]);
const anyNumber = fc.oneof(
  fc.constantFrom(0, -1, 0.5, 2 ** 31, 2 ** 53, 1e300, Number.NaN),
  fc.integer(),
);

/** Values whose types fit a schema, so that its rules are asked about them, and whose contents may be anything. */
export function anyValueOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(def.shape).map(([key, value]) => [key, anyValueOf(value)]),
        ),
        { requiredKeys: [] },
      );
    case 'array':
      return fc.array(anyValueOf(def.element), { maxLength: 3 });
    case 'optional':
    case 'default':
      return fc.option(anyValueOf(def.innerType), { nil: undefined });
    case 'nullable':
      return fc.option(anyValueOf(def.innerType));
    case 'pipe':
      return anyValueOf(def.in);
    case 'union':
      return fc.oneof(...def.options.map(anyValueOf));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return anyNumber;
    case 'record':
      return fc.dictionary(anyText, anyValueOf(def.valueType), { maxKeys: 3 });
    case 'tuple':
      return fc.tuple(...def.items.map(anyValueOf));
    default:
      return fc.oneof(nearlyRight, fc.anything({ maxDepth: 1 }));
  }
}
