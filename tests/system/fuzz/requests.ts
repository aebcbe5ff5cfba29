import fc from 'fast-check';
import { anyText } from '../../../services/contracts/test/any-text.ts';
import { validBody } from './valid-body.ts';
import type { WriteCall } from './write-calls.ts';

/** A request as it is sent, except for its id, which is chosen when it is sent. */
export interface FuzzRequest {
  call: WriteCall;
  contentType: string | undefined;
  body: string | undefined;
  /** The value of the path's parameter: one of the existing ids, or this text. */
  id: { index: number } | { text: string };
}

const json = 'application/json';
const contentTypes = [
  undefined,
  '',
  'text/plain',
  'text/csv',
  'application/zip',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json; charset=utf-16',
  'application/octet-stream',
];
/** Bytes. The gateway refuses more than 32 KB, a service more than 64 KB. */
const largest = 70_000;

const odd = fc.constantFrom<unknown>(
  null,
  true,
  0,
  -1,
  0.1,
  1e308,
  2 ** 53,
  -(2 ** 63),
  '',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31T23:59:59Z',
  [],
  {},
  [[]],
  { $ne: null },
);
const anything: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  odd,
  fc.array(anyText, { maxLength: 5 }),
  fc.dictionary(anyText, fc.oneof(anyText, odd), { maxKeys: 5 }),
);

const deep = fc
  .tuple(fc.constantFrom('[', '{"a":', '[{"name":'), fc.integer({ min: 1, max: 6_000 }))
  .map(([opening, depth]) => {
    const closing = opening.replace(/[^[{]/g, '').replaceAll('[', ']').replaceAll('{', '}');
    const end = Array.from(closing).reverse().join('');
    return `${opening.repeat(depth)}1${end.repeat(depth)}`;
  });
const large = fc
  .tuple(fc.constantFrom('x', '\u0301', '😀', '\\u0000', '['), fc.integer({ min: 1, max: largest }))
  .map(
    ([unit, length]) => `{"name":"${unit.repeat(Math.floor(length / Buffer.byteLength(unit)))}"}`,
  );
const notJson = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'null',
    'nul',
    '{',
    '{"a":1,}',
    '"',
    '\ufeff{}',
    '{"__proto__":{"a":1}}',
  ),
  fc.constantFrom(
    '{"constructor":{"prototype":{"a":1}}}',
    '{"name":1e999}',
    '[1,2',
    '{"a":1}{"b":2}',
  ),
  anyText,
);

/** A valid body in which one value, at any depth, is replaced. */
function mutate(body: unknown, place: number, value: unknown): unknown {
  if (typeof body !== 'object' || body === null) return value;
  const keys = Object.keys(body);
  const key = keys[place % (keys.length + 1)];
  if (key === undefined) return { ...body, ['__proto__']: value, extra: value };
  const { [key]: inner, ...others } = Object.fromEntries(Object.entries(body));
  // Or leaves the field out.
  if (place % 7 === 0) return others;
  const changed = place % 2 === 0 ? value : mutate(inner, Math.floor(place / 2), value);
  if (Array.isArray(body))
    return body.map((item, index) => (String(index) === key ? changed : item));
  return { ...body, [key]: changed };
}

/** Everything sent to a call: valid bodies, almost valid ones, and garbage. */
function requestsTo(call: WriteCall, now: Date): fc.Arbitrary<FuzzRequest> {
  const valid = validBody(call, now);
  const text = (body: fc.Arbitrary<unknown>) => body.map((value) => JSON.stringify(value));
  const almost = fc
    .tuple(valid, fc.nat(9_999), anything)
    .map(([body, place, value]) => mutate(body, place, value));
  const body = fc.oneof(
    { weight: 5, arbitrary: text(valid) },
    { weight: 8, arbitrary: text(almost) },
    { weight: 2, arbitrary: text(anything) },
    { weight: 2, arbitrary: notJson },
    { weight: 1, arbitrary: fc.oneof(deep, large) },
  );
  const contentType = fc.oneof(
    { weight: 9, arbitrary: fc.constant<string | undefined>(json) },
    { weight: 1, arbitrary: fc.constantFrom(...contentTypes) },
  );
  const id = fc.oneof(
    { weight: 8, arbitrary: fc.nat(999).map((index) => ({ index })) },
    { weight: 1, arbitrary: fc.integer().map((number) => ({ text: String(number) })) },
    { weight: 1, arbitrary: anyText.map((typed) => ({ text: typed })) },
  );
  return fc.record({ call: fc.constant(call), contentType, body, id });
}

/** The requests, calls in turn. Equal seeds and calls give equal requests. */
export function fuzzRequests(
  calls: readonly WriteCall[],
  { count, seed, now }: { count: number; seed: number; now: Date },
): FuzzRequest[] {
  const share = Math.ceil(count / calls.length);
  const byCall = calls.map((call, index) =>
    fc.sample(requestsTo(call, now), { numRuns: share, seed: seed + index }),
  );
  return Array.from({ length: share })
    .flatMap((_, turn) => byCall.flatMap((requests) => requests[turn] ?? []))
    .slice(0, count);
}
