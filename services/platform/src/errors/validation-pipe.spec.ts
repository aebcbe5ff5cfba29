import { updateLeadRequestSchema } from '@agency/contracts';
import * as z from 'zod';
import { ValidationException } from './exceptions.js';
import { validationPipe } from './validation-pipe.js';

const parse = (schema: z.core.$ZodType, value: unknown, type: 'body' | 'query' = 'body') =>
  validationPipe().transform(value, { type, schema: schema as z.ZodType });

const refusal = async (parsing: Promise<unknown>) => {
  const error: unknown = await parsing.catch((thrown: unknown) => thrown);
  return error instanceof ValidationException ? error.errors : undefined;
};

describe('text that no database stores', () => {
  const message = 'This has a character that can’t be stored.';
  const any = z.looseObject({});

  it.each([
    ['U+0000', 'a\u0000b'],
    ['half of a surrogate pair', 'a\ud83d'],
    ['the other half', '\ude00b'],
    ['halves in the wrong order', '\ude00\ud83d'],
  ])('should be refused wherever it is: %s', async (_, text) => {
    expect(await refusal(parse(any, { page: text }))).toEqual([{ path: 'page', message }]);
    expect(await refusal(parse(any, { q: text }, 'query'))).toEqual([{ path: 'q', message }]);
    expect(await refusal(parse(any, { a: [{ b: ['', text] }] }))).toEqual([
      { path: 'a.0.b.1', message },
    ]);
    expect(await refusal(parse(z.string(), text))).toEqual([{ path: '', message }]);
    expect(await refusal(parse(any, { a: { [text]: 1 } }))).toEqual([{ path: 'a', message }]);
  });

  it('should pass once its schema has cleaned it', async () => {
    const notes = 'a\u0000\ud83d';
    expect(await parse(updateLeadRequestSchema, { notes })).toEqual({ notes: 'a\ufffd' });
  });

  it('should not include anything else that people type', async () => {
    const body = {
      text: '😀 \u202e\n\t Ünïcode \ufffd',
      at: new Date(0),
      no: null,
      n: 1,
      on: true,
    };
    expect(await parse(any, body)).toEqual(body);
  });
});
