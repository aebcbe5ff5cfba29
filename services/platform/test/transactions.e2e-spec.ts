import { adminUrl } from '@agency/testing/test-stack';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { from, lastValueFrom } from 'rxjs';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod';
import { isDatabaseUnavailable } from '../src/database/postgres-errors.js';
import { execute, queryRow, queryRows, sql } from '../src/database/sql.js';
import type { BaseEnv } from '../src/env/base-env.js';
import { TimeoutInterceptor } from '../src/http/timeout.interceptor.js';
import { TransactionService } from '../src/transactions/transaction.service.js';

let database: DataSource;
let transactions: TransactionService;
beforeAll(async () => {
  database = await new DataSource({
    type: 'postgres',
    url: adminUrl,
    installExtensions: false,
    poolSize: 3,
  }).initialize();
  transactions = new TransactionService(database);
  await database.query(
    'CREATE TABLE IF NOT EXISTS public.notes (id integer PRIMARY KEY, text text)',
  );
});
afterAll(async () => {
  await database.query('DROP TABLE public.notes');
  await database.destroy();
});
beforeEach(() => database.query('TRUNCATE public.notes'));

const noteSchema = z.object({ id: z.int(), text: z.string() });
const allNotes = sql`SELECT id, text FROM public.notes ORDER BY id`;
const stored = () => queryRows(database.manager, noteSchema, allNotes);
const insert = (manager: EntityManager, id: number) =>
  execute(manager, sql`INSERT INTO public.notes VALUES (${id}, 'a')`);
const append = (manager: EntityManager, id: number, text: string) =>
  execute(manager, sql`UPDATE public.notes SET text = text || ${text} WHERE id = ${id}`);

describe('sql', () => {
  it('should see what its transaction wrote, and say how many rows it changed', async () => {
    const notes = await transactions.run(async (manager) => {
      expect(await insert(manager, 1)).toBe(1);
      expect(await append(manager, 2, 'b')).toBe(0);
      return queryRows(manager, noteSchema, allNotes);
    });
    expect(notes).toEqual([{ id: 1, text: 'a' }]);
    expect(await stored()).toEqual(notes);
  });

  it('should return the rows of a change, and refuse a row that its schema does not know', async () => {
    const { manager } = database;
    const change = sql`INSERT INTO public.notes VALUES (1, ${"it's"}) RETURNING id, text`;
    expect(await queryRow(manager, noteSchema, change)).toEqual({ id: 1, text: "it's" });
    const idOnly = sql`SELECT id FROM public.notes`;
    await expect(queryRows(manager, noteSchema, idOnly)).rejects.toThrow(z.ZodError);
  });

  it('should want exactly one row where one is asked for', async () => {
    const { manager } = database;
    await expect(queryRow(manager, noteSchema, allNotes)).rejects.toThrow('not 0');
    await Promise.all([insert(manager, 1), insert(manager, 2)]);
    await expect(queryRow(manager, noteSchema, allNotes)).rejects.toThrow('not 2');
  });
});

describe('run', () => {
  it('should undo everything after an error, and leave the connection usable', async () => {
    await insert(database.manager, 1);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const failing = transactions.run(async (manager) => {
        await insert(manager, 2);
        await insert(manager, 1);
      });
      await expect(failing).rejects.toMatchObject({ code: '23505' });
    }
    const refused = transactions.run(async (manager) => {
      await insert(manager, 3);
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await stored()).toEqual([{ id: 1, text: 'a' }]);
  });

  it('should run again after a deadlock', async () => {
    await database.query("INSERT INTO public.notes VALUES (1, ''), (2, '')");
    let holding = 0;
    let bothHold = () => {};
    const both = new Promise<void>((resolve) => {
      bothHold = resolve;
    });
    const changeInOrder = (ids: [number, number]) =>
      transactions.run(async (manager) => {
        await append(manager, ids[0], `${ids}`);
        if (++holding === 2) bothHold();
        await both;
        await append(manager, ids[1], `${ids}`);
      });
    await Promise.all([changeInOrder([1, 2]), changeInOrder([2, 1])]);
    expect((await stored()).map(({ text }) => text.length)).toEqual([6, 6]);
  });

  it('should not commit what the caller was told has timed out', async () => {
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    let work: Promise<void> | undefined;
    const interceptor = new TimeoutInterceptor(new Reflector(), {
      REQUEST_TIMEOUT_MS: 1,
    } as BaseEnv);
    const context = { getHandler: () => insert } as unknown as ExecutionContext;
    const handle = () => {
      work = transactions.run(async (manager) => {
        await insert(manager, 1);
        await opened;
      });
      // The interceptor stops observing it at the timeout.
      work.catch(() => {});
      return from(work);
    };
    const answer = lastValueFrom(interceptor.intercept(context, { handle }));
    await expect(answer).rejects.toMatchObject({ status: 503 });
    open();
    await expect(work).rejects.toMatchObject({ status: 503 });
    expect(await stored()).toEqual([]);
  });

  it('should outlive a connection that Postgres ends under it', async () => {
    const backend = sql`SELECT pg_backend_pid() AS pid`;
    const ended = transactions.run(async (manager) => {
      const { pid } = await queryRow(manager, z.object({ pid: z.int() }), backend);
      await execute(database.manager, sql`SELECT pg_terminate_backend(${pid}::integer)`);
      await insert(manager, 1);
    });
    expect(isDatabaseUnavailable(await ended.catch((error: unknown) => error))).toBe(true);
    await transactions.run((manager) => insert(manager, 2));
    expect(await stored()).toEqual([{ id: 2, text: 'a' }]);
  });
});
