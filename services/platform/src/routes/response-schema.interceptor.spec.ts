import { type CallHandler, type ExecutionContext, StreamableFile } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { lastValueFrom, of } from 'rxjs';
import * as z from 'zod';
import { ResponseSchemaError } from '../errors/exceptions.js';
import { ResponseSchema, ResponseSchemaInterceptor } from './response-schema.interceptor.js';

const noteSchema = z.object({ id: z.int(), text: z.string() });
type Note = z.infer<typeof noteSchema>;

class NotesController {
  @ResponseSchema(noteSchema)
  one(): Note {
    return { id: 1, text: 'a' };
  }

  @ResponseSchema([noteSchema])
  async many(): Promise<Note[]> {
    return [];
  }

  @ResponseSchema('text/csv')
  csv(): StreamableFile {
    return new StreamableFile(Buffer.from('id'));
  }

  remove(): void {}

  // @ts-expect-error The method does not answer what its schema says.
  @ResponseSchema(noteSchema)
  wrong(): { id: string } {
    return { id: '1' };
  }
}

/** What a caller is sent when the method answers this. */
function send(method: keyof NotesController, answer: unknown): Promise<unknown> {
  const context = {
    getType: () => 'http',
    getHandler: () => NotesController.prototype[method],
    getClass: () => NotesController,
  } as unknown as ExecutionContext;
  const handler: CallHandler = { handle: () => of(answer) };
  const interceptor = new ResponseSchemaInterceptor(new Reflector());
  return lastValueFrom(interceptor.intercept(context, handler), { defaultValue: undefined });
}

describe('@ResponseSchema', () => {
  it('should drop fields that the contract does not have, in lists, too', async () => {
    const leaking = { id: 1, text: 'a', passwordHash: 'secret' };
    expect(await send('one', leaking)).toEqual({ id: 1, text: 'a' });
    expect(await send('many', [leaking])).toEqual([{ id: 1, text: 'a' }]);
  });

  it('should reject a wrong answer with its issues, and without its values', async () => {
    const sent = send('many', [{ id: 'Ann Rivers', text: 'a' }]);
    await expect(sent).rejects.toThrow(ResponseSchemaError);
    await expect(sent).rejects.toMatchObject({
      issues: [expect.stringMatching(/^id: (?!.*Ann)/)],
    });
  });

  it('should leave streams and answers without content alone', async () => {
    const file = new StreamableFile(Buffer.from('id'));
    expect(await send('csv', file)).toBe(file);
    expect(await send('remove', undefined)).toBeUndefined();
  });
});
