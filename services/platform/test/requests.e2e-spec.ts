import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { signIn } from '@agency/testing/sign-in';
import { adminUrl, redisUrl } from '@agency/testing/test-stack';
import { Body, Controller, Delete, Get, HttpCode, Module, Patch, Post } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import * as z from 'zod';
import { createApp } from '../src/bootstrap/create-app.js';
import { PlatformModule } from '../src/bootstrap/platform.module.js';
import { baseEnvSchema } from '../src/env/base-env.js';
import { errorMessages } from '../src/errors/exceptions.js';
import { OwnerAware, OwnerOnly, Public } from '../src/routes/describe-routes.js';
import { ResponseSchema } from '../src/routes/response-schema.interceptor.js';
import { IsOwner } from '../src/session/access.guard.js';

const note = z.object({ text: z.string({ error: 'Please enter a text.' }) });

@Controller('api/notes')
class NotesController {
  @Get()
  @OwnerAware('admin')
  list(@IsOwner() isOwner: boolean): { isOwner: boolean } {
    return { isOwner };
  }

  @Post()
  @OwnerOnly('admin')
  add(@Body({ schema: note }) body: z.infer<typeof note>): z.infer<typeof note> {
    return body;
  }

  @Post('public')
  @Public()
  suggest(@Body({ schema: note }) body: z.infer<typeof note>): z.infer<typeof note> {
    return body;
  }

  @Post('read-all')
  @HttpCode(200)
  @OwnerOnly('admin')
  readAll(): string {
    return 'read';
  }

  @Patch(':id')
  @OwnerOnly('admin')
  change(): string {
    return 'changed';
  }

  @Delete(':id')
  @OwnerOnly('admin')
  remove(): string {
    return 'removed';
  }

  @Get('wrong')
  @Public()
  @ResponseSchema(note)
  wrong(): z.infer<typeof note> {
    return JSON.parse('{"text": 7}');
  }

  @Get('undeclared')
  undeclared(): string {
    return 'no one said who may read this';
  }
}

const env = baseEnvSchema.parse({
  PORT: 0,
  DATABASE_URL: adminUrl,
  REDIS_URL: redisUrl,
  LOG_LEVEL: 'silent',
});

@Module({
  imports: [PlatformModule.forService({ schema: 'leads', entities: [], migrations: [] }, env)],
  controllers: [NotesController],
})
class AppModule {}

let app: NestFastifyApplication;
let port: number;
let owner: { cookie: string };
beforeAll(async () => {
  app = await createApp(AppModule);
  await app.listen(0, '127.0.0.1');
  port = (app.getHttpServer().address() as AddressInfo).port;
  owner = await signIn(['admin']);
});
afterAll(() => app.close());

/** Sends these bytes, and resolves with what is answered before the connection closes or falls silent. */
async function sendRaw(request: string): Promise<{ status: number; message: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  let answer = '';
  while (!answer.includes('}')) {
    const [chunk] = await once(socket, 'data');
    answer += chunk;
  }
  socket.destroy();
  const { message } = JSON.parse(answer.slice(answer.indexOf('{'), answer.indexOf('}') + 1));
  return { status: Number(answer.split(' ')[1]), message };
}

const raw = (method: string, url: string, headers: string[], body = '') =>
  sendRaw(`${method} ${url} HTTP/1.1\r\nHost: localhost\r\n${headers.join('\r\n')}\r\n\r\n${body}`);

const bodyless = [
  ['POST', '/api/notes/read-all'],
  ['DELETE', '/api/notes/7'],
  ['PATCH', '/api/notes/7'],
] as const;
const emptyBodies: [string, Record<string, string>, string | undefined][] = [
  ['no body at all', {}, undefined],
  ['a length of 0', { 'content-length': '0' }, undefined],
  ['no content in chunks', { 'transfer-encoding': 'chunked' }, ''],
  ['white space', {}, ' \r\n\t'],
  ['a byte order mark', {}, '\uFEFF'],
];

describe('JSON that is announced, and', () => {
  describe.each(emptyBodies)('%s', (_, headers, payload) => {
    const ask = (method: 'POST' | 'PATCH' | 'DELETE', url: string, who = owner) =>
      app.inject({
        method,
        url,
        headers: { 'content-type': 'application/json; charset=utf-8', ...headers, ...who },
        ...(payload !== undefined && { payload }),
      });

    it.each(bodyless)('should do for a call that takes none: %s %s', async (method, url) => {
      expect((await ask(method, url)).statusCode).toBe(200);
    });

    it('should be told what is missing by a call that takes one', async () => {
      const answer = await ask('POST', '/api/notes');
      expect(answer.statusCode).toBe(400);
      const message = 'Please enter a text.';
      expect(answer.json()).toMatchObject({ message, errors: [{ path: 'text', message }] });
    });
  });
});

it('should refuse what is no JSON, in sentences of the product', async () => {
  const ask = (contentType: string, payload: string) =>
    app.inject({
      method: 'POST',
      url: '/api/notes/public',
      headers: { 'content-type': contentType },
      payload,
    });
  const answers = [
    await ask('application/json', '{"text":'),
    await ask('text/plain', '{"text": "a"}'),
    await ask('application/x-www-form-urlencoded', 'text=a'),
    await ask('application/json', JSON.stringify({ text: 'a'.repeat(70_000) })),
  ];
  expect(answers.map((answer) => [answer.statusCode, answer.json().message])).toEqual(
    [400, 415, 415, 413].map((status) => [status, errorMessages[status]]),
  );
});

describe('a caller who is not logged in', () => {
  it.each([
    ['broken JSON', 'application/json', '{'],
    ['a form', 'application/x-www-form-urlencoded', 'text=a'],
    ['no content type that can be read', '/', '{}'],
    ['a body that is too large', 'application/json', `"${'a'.repeat(70_000)}"`],
  ])('should be told to log in before anything is said about %s', async (_, type, payload) => {
    for (const [method, url] of [['POST', '/api/notes'] as const, ...bodyless]) {
      const answer = await app.inject({ method, url, headers: { 'content-type': type }, payload });
      expect([answer.statusCode, answer.json().message]).toEqual([401, errorMessages[401]]);
    }
  });

  it('should be answered without the body, which need not even come', async () => {
    const headers = ['Content-Type: application/json', 'Content-Length: 60000'];
    expect(await raw('POST', '/api/notes', headers, '{')).toEqual({
      status: 401,
      message: errorMessages[401],
    });
  });

  it('should be answered what is open to anyone, and be known when she is the owner', async () => {
    const ask = (method: 'GET' | 'HEAD', headers = {}) =>
      app.inject({ method, url: '/api/notes', headers });
    expect((await ask('GET')).json()).toEqual({ isOwner: false });
    expect((await ask('GET', owner)).json()).toEqual({ isOwner: true });
    expect((await ask('HEAD')).statusCode).toBe(200);
  });
});

it('should refuse another site’s page before it reads what that sends', async () => {
  const headers = [
    'Origin: https://evil.example',
    `Cookie: ${owner.cookie}`,
    'Content-Type: application/json',
    'Content-Length: 60000',
  ];
  expect((await raw('POST', '/api/notes', headers, '{')).status).toBe(403);
});

describe('the words of a framework', () => {
  it.each([
    ['an unknown address', 'GET', '/api/nothing', 404],
    ['an unknown address with a full stop', 'GET', '/api/nothing.', 404],
    ['an unknown method', 'PUT', '/api/notes', 404],
    ['a method of another protocol', 'PROPFIND', '/api/notes', 404],
    ['a route that says nothing of access', 'GET', '/api/notes/undeclared', 500],
    ['an address that cannot be decoded', 'GET', '/api/notes/%zz', 400],
    ['a header that is too long', 'GET', `/api/notes\0${'a'.repeat(20_000)}`, 431],
    ['no HTTP', 'GET', '/api/notes\0no-header', 400],
  ])('should not be the answer to %s', async (_, method, target, status) => {
    const [url = '', header = ''] = target.split('\0');
    const headers = header.startsWith('a') ? [`X-Long: ${header}`] : header ? [header] : [];
    expect(await raw(method, url, [...headers, 'Content-Length: 0'])).toEqual({
      status,
      message: errorMessages[status],
    });
  });
});

describe('an answer', () => {
  it('should be a 500 without details when its contract does not accept it', async () => {
    const answer = await app.inject('/api/notes/wrong');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      statusCode: 500,
      message: errorMessages[500],
      requestId: expect.any(String),
    });
  });
});
