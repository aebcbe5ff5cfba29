import fc from 'fast-check';
import { anyText } from '../../../services/contracts/test/any-text.ts';
import type { JsonSchema, WriteCall } from './write-calls.ts';

/** In half hours of UTC, so that summer and winter times lie between 10:00 and 16:30 Eastern Time. */
const halfHours = { first: 15 * 2, last: 20 * 2 + 1 };
const dayMs = 86_400_000;

const time = fc
  .tuple(fc.nat(23), fc.constantFrom('00', '30'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);

/** Placeholder in a body for the id of a lead that exists when the body is sent. */
export const someLead = 2 ** 40;

/** Fields whose format a schema cannot express, by name. */
const byName: Record<string, (now: Date) => fc.Arbitrary<unknown>> = {
  email: () => fc.nat(99).map((number) => `visitor-${number}@fuzz.example`),
  phone: () => fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }).map(String),
  contactId: () => fc.constant(someLead),
  startTime: () => time,
  endTime: () => time,
  landingPage: () => fc.constantFrom('/services', '/faq?a=1', null),
  scheduledAt: (now) =>
    fc
      .tuple(
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: halfHours.first, max: halfHours.last }),
      )
      .map(([days, half]) => {
        const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
        return new Date(midnight + days * dayMs + half * 1_800_000).toISOString();
      }),
};

/** Bodies of the shape that a call's schema describes. Text is any text, so not all of them are accepted. */
export function validBody({ body, schemas }: WriteCall, now: Date): fc.Arbitrary<unknown> {
  return body ? fromSchema(body, undefined) : fc.constant(undefined);

  function fromSchema(schema: JsonSchema, name: string | undefined): fc.Arbitrary<unknown> {
    const referred = schema.$ref === undefined ? undefined : schemas[schema.$ref];
    if (referred) return fromSchema(referred, name);
    const named = name === undefined ? undefined : byName[name]?.(now);
    if (named) return fc.oneof({ weight: 9, arbitrary: named }, { weight: 1, arbitrary: anyText });
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (Array.isArray(schema.type)) {
      const types = schema.type.map((type) => ({ ...schema, type }));
      return fc.oneof(...types.map((one) => fromSchema(one, name)));
    }
    if (choices) return fc.oneof(...choices.map((choice) => fromSchema(choice, name)));
    return ofType(schema);
  }

  function ofType(schema: JsonSchema): fc.Arbitrary<unknown> {
    const { minimum: min = 0, maximum: max = 1_000 } = schema;
    switch (schema.type) {
      case 'object':
        return record(schema);
      case 'array':
        return fc.array(fromSchema(schema.items ?? {}, undefined), {
          maxLength: Math.min(schema.maxItems ?? 3, 3),
        });
      case 'string':
        return text(schema, now);
      case 'integer':
        return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
      case 'number':
        return fc.double({ min, max, noNaN: true });
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      default:
        return fc.oneof(anyText, fc.integer(), fc.constant(null));
    }
  }

  function record({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
    const fields = Object.entries(properties).map(
      ([name, schema]) => [name, fromSchema(schema, name)] as const,
    );
    return fc.record(Object.fromEntries(fields), { requiredKeys: required });
  }
}

function text({ format, pattern, maxLength }: JsonSchema, now: Date): fc.Arbitrary<string> {
  const soon = fc.nat(60).map((days) => new Date(now.getTime() + days * dayMs).toISOString());
  if (format === 'date') return soon.map((instant) => instant.slice(0, 10));
  if (format === 'date-time') return soon;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return maxLength === undefined ? anyText : anyText.map((typed) => typed.slice(0, maxLength));
}
