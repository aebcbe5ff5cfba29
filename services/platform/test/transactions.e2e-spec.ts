import { adminUrl } from '@agency/testing/test-stack';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { from, lastValueFrom } from 'rxjs';
import { DataSource } from 'typeorm';
import {
  runOn,
  runStatement,
  statement,
  type Transaction,
  withClient,
} from '../src/database/statement.js';
import type { BaseEnv } from '../src/env/base-env.js';
import { TimeoutInterceptor } from '../src/http/timeout.interceptor.js';
import { type InTime, type PassedInTime, passInTime } from '../src/transactions/in-time.js';
import { TransactionService } from '../src/transactions/transaction.service.js';

let database: DataSource;
let transactions: TransactionService;
beforeAll(async () => {
  database = await new DataSource({
    type: 'postgres',
    url: adminUrl,
    installExtensions: false,
    poolSize: 3,
    extra: { pipeline: true },
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

const insertNote = statement<{ id: number; text: string }>(
  'insert-note',
)`INSERT INTO public.notes (id, text) VALUES (${'id'}, ${'text'})`;
const lockNote = statement<{ id: number }>(
  'lock-note',
)`SELECT pg_advisory_xact_lock(${'id'}::integer)`;
const changeNote = statement<{ id: number; text: string }>(
  'change-note',
)`UPDATE public.notes SET text = text || ${'text'} WHERE id = ${'id'}`;
const plansOfChangeNote = statement<object, { custom: number }>(
  'plans-of-change-note',
)`SELECT custom_plans::integer AS custom FROM pg_prepared_statements WHERE name = 'change-note'`;
const readNotes = statement<object, { id: number; text: string }>(
  'read-notes',
)`SELECT id, text FROM public.notes ORDER BY id`;

const stored = () => database.query('SELECT id, text FROM public.notes ORDER BY id');
const insert = (transaction: Transaction, id: number) =>
  runStatement(transaction, insertNote, { id, text: 'a' });

const insertInTime = statement<{ id: number; text: string } & InTime, PassedInTime>(
  'insert-in-time',
)`
  WITH note AS (INSERT INTO public.notes (id, text) VALUES (${'id'}, ${'text'}) RETURNING id)
  SELECT ${passInTime('leads')} FROM note`;
const insertSlowly = statement<{ id: number; text: string } & InTime, PassedInTime>(
  'insert-slowly',
)`
  WITH note AS (INSERT INTO public.notes (id, text) VALUES (${'id'}, ${'text'}) RETURNING id)
  SELECT ${passInTime('leads')} FROM note, (SELECT pg_sleep(1)) AS pause`;

/** Resolves once somebody waits for a lock. */
async function untilOneWaits(): Promise<void> {
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await database.query(waiting)).length === 0);
}

describe('runPipelined', () => {
  it('should commit what it sent without waiting, in the order of the calls', async () => {
    const [, , notes] = await transactions.runPipelined((connection) =>
      Promise.all([
        insert(connection, 1),
        runStatement(connection, changeNote, { id: 1, text: 'b' }),
        runStatement(connection, readNotes, {}),
      ]),
    );
    expect(notes).toEqual([{ id: 1, text: 'ab' }]);
    expect(await stored()).toEqual(notes);
  });

  it('should not plan a statement anew for its values, and leave the connection as it was', async () => {
    const plans = await transactions.runPipelined(async (connection) => {
      await runStatement(connection, changeNote, { id: 1, text: 'b' });
      return runStatement(connection, plansOfChangeNote, {});
    });
    expect(plans).toEqual([{ custom: 0 }]);
    const settings = await Promise.all([1, 2, 3].map(() => database.query('SHOW plan_cache_mode')));
    expect(settings.flat()).toEqual(Array(3).fill({ plan_cache_mode: 'auto' }));
  });

  it('should read what was committed while the statement before waited for a lock', async () => {
    let seen: Promise<unknown> | undefined;
    await database.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock(7)');
      seen = transactions.runPipelined(async (connection) => {
        const [, notes] = await Promise.all([
          runStatement(connection, lockNote, { id: 7 }),
          runStatement(connection, readNotes, {}),
        ]);
        return notes;
      });
      await untilOneWaits();
      await manager.query("INSERT INTO public.notes VALUES (1, 'committed while it waited')");
    });
    expect(await seen).toEqual([{ id: 1, text: 'committed while it waited' }]);
  });

  it('should throw the first error, undo everything and leave the connection usable', async () => {
    await database.query("INSERT INTO public.notes VALUES (1, 'there')");
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const failing = transactions.runPipelined((connection) =>
        Promise.all([
          insert(connection, 2),
          insert(connection, 1),
          runStatement(connection, readNotes, {}),
        ]),
      );
      await expect(failing).rejects.toMatchObject({ code: '23505' });
    }
    const refused = transactions.runPipelined(async (connection) => {
      await insert(connection, 3);
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await stored()).toEqual([{ id: 1, text: 'there' }]);
    await transactions.runPipelined((connection) => insert(connection, 4));
    expect(await stored()).toHaveLength(2);
  });

  it('should run again after a deadlock', async () => {
    await database.query("INSERT INTO public.notes VALUES (1, ''), (2, '')");
    let holding = 0;
    let bothHold = () => {};
    const both = new Promise<void>((resolve) => {
      bothHold = resolve;
    });
    const changeInOrder = (ids: [number, number]) =>
      transactions.runPipelined(async (connection) => {
        await runStatement(connection, changeNote, { id: ids[0], text: `${ids}` });
        if (++holding === 2) bothHold();
        await both;
        await runStatement(connection, changeNote, { id: ids[1], text: `${ids}` });
      });
    await Promise.all([changeInOrder([1, 2]), changeInOrder([2, 1])]);
    expect((await stored()).map(({ text }: { text: string }) => text.length)).toEqual([6, 6]);
  });

  it('should commit together with the last statement', async () => {
    const rows = await transactions.runPipelined(async (connection, commitWith) => {
      await insert(connection, 1);
      return commitWith(insertInTime, { id: 2, text: 'b' });
    });
    expect(rows).toEqual([{ passed_at: expect.any(Number) }]);
    expect(await stored()).toEqual([
      { id: 1, text: 'a' },
      { id: 2, text: 'b' },
    ]);
  });

  it('should undo everything when the last statement fails, and leave the connection usable', async () => {
    await database.query("INSERT INTO public.notes VALUES (2, 'there')");
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const failing = transactions.runPipelined(async (connection, commitWith) => {
        await insert(connection, 1);
        return commitWith(insertInTime, { id: 2, text: 'b' });
      });
      await expect(failing).rejects.toMatchObject({ code: '23505' });
    }
    await transactions.runPipelined((connection) => insert(connection, 3));
    expect(await stored()).toEqual([
      { id: 2, text: 'there' },
      { id: 3, text: 'a' },
    ]);
  });

  it('should undo everything when Postgres finds the last statement late', async () => {
    let work: Promise<unknown> | undefined;
    const interceptor = new TimeoutInterceptor(new Reflector(), {
      REQUEST_TIMEOUT_MS: 250,
    } as BaseEnv);
    const context = { getHandler: () => insert } as unknown as ExecutionContext;
    const late = lastValueFrom(
      interceptor.intercept(context, {
        handle() {
          work = transactions.runPipelined(async (connection, commitWith) => {
            await insert(connection, 1);
            return commitWith(insertSlowly, { id: 2, text: 'b' });
          });
          work.catch(() => {});
          return from(work);
        },
      }),
    );
    await expect(late).rejects.toMatchObject({ status: 503 });
    await expect(work).rejects.toMatchObject({ code: '57014' });
    expect(await stored()).toEqual([]);
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
      work = transactions.runPipelined(async (connection) => {
        await insert(connection, 1);
        await opened;
      });
      // The interceptor hears no more of it.
      work.catch(() => {});
      return from(work);
    };
    const answer = lastValueFrom(interceptor.intercept(context, { handle }));
    await expect(answer).rejects.toMatchObject({ status: 503 });
    open();
    await expect(work).rejects.toMatchObject({ status: 503 });
    expect(await stored()).toEqual([]);
  });
});

describe('withClient', () => {
  const pidOf = statement<object, { pid: number }>(
    'pid-of-backend',
  )`SELECT pg_backend_pid() AS pid`;

  it('should outlive a connection that Postgres ends while it is lent and idle', async () => {
    const ended = withClient(database, async (client) => {
      const [row] = await runOn(client, pidOf, {});
      // (!) Not `once`, which would listen for the error.
      const closed = new Promise((resolve) => client.once('end', resolve));
      await database.query('SELECT pg_terminate_backend($1)', [row?.pid]);
      await closed;
      await runOn(client, pidOf, {});
    });
    await expect(ended).rejects.toThrow(/not queryable/);
    await expect(withClient(database, (client) => runOn(client, pidOf, {}))).resolves.toHaveLength(
      1,
    );
  });

  it('should leave no listener behind', async () => {
    const counts = new Set<number>();
    for (let use = 0; use < 3; use += 1) {
      await withClient(database, async (client) => counts.add(client.listenerCount('error')));
    }
    expect(counts).toEqual(new Set([1]));
  });
});
