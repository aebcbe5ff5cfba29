import type { Setting } from '@agency/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod';
import type { DatabaseDescription } from '../database/database-options.js';
import { execute, queryRows, rawSql, type Sql, sql } from '../database/sql.js';
import { validationError } from '../errors/validation-pipe.js';
import { TransactionService } from '../transactions/transaction.service.js';

/** A setting of `settings` in contracts, or one that only its service reads. */
export interface StoredSetting<Value> extends Pick<Setting, 'name'> {
  schema: z.core.$ZodType<Value>;
  /** See `Setting`. */
  initial: Value;
}

type Listener<Value> = (change: { before: Value; after: Value }) => unknown;

const rowSchema = z.object({ value: z.unknown(), version: z.int() });

/** A service's table of settings: a name, its value and how often it was changed. */
export class SettingsService {
  private readonly table: Sql;
  private readonly listeners = new Map<string, Listener<never>[]>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionService,
    schema: DatabaseDescription['schema'],
  ) {
    this.table = rawSql(`${schema}.settings`);
  }

  async read<Value>(
    setting: StoredSetting<Value>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Value> {
    const [row] = await queryRows(
      manager,
      rowSchema,
      sql`SELECT value, version FROM ${this.table} WHERE name = ${setting.name}`,
    );
    return row ? complete(setting, row.value) : setting.initial;
  }

  /**
   * Changes the locked value, one change at a time. `version` is that of the new value; nothing is saved if `next`
   * returns undefined.
   */
  async change<Value>(
    manager: EntityManager,
    setting: StoredSetting<Value>,
    next: (value: Value, version: number) => Value | undefined | Promise<Value | undefined>,
  ): Promise<Value> {
    const { name, initial } = setting;
    await execute(
      manager,
      sql`INSERT INTO ${this.table} (name, value, version)
        VALUES (${name}, ${JSON.stringify(initial)}::jsonb, 0) ON CONFLICT DO NOTHING`,
    );
    const [row] = await queryRows(
      manager,
      rowSchema,
      sql`SELECT value, version FROM ${this.table} WHERE name = ${name} FOR UPDATE`,
    );
    const before = complete(setting, row?.value);
    const version = (row?.version ?? 0) + 1;
    const after = await next(before, version);
    if (after === undefined) return before;
    await execute(
      manager,
      sql`UPDATE ${this.table} SET value = ${JSON.stringify(after)}::jsonb, version = ${version}
        WHERE name = ${name}`,
    );
    return after;
  }

  /** Changes the given fields; the others stay. Throws 400 with the fields that the setting’s schema refuses. */
  async patch<Value>(
    setting: StoredSetting<Value>,
    fields: Readonly<Record<string, unknown>>,
  ): Promise<Value> {
    const change = await this.transactions.run(async (manager) => {
      let before = setting.initial;
      const after = await this.change(manager, setting, (value) => {
        before = value;
        return checked(setting, { ...value, ...fields });
      });
      return { before, after };
    });
    const listeners = (this.listeners.get(setting.name) ?? []) as Listener<Value>[];
    for (const listener of listeners) await listener(change);
    return change.after;
  }

  /** What `patch` would save. Throws as it does. */
  async preview<Value>(
    setting: StoredSetting<Value>,
    fields: Readonly<Record<string, unknown>>,
  ): Promise<Value> {
    return checked(setting, { ...(await this.read(setting)), ...fields });
  }

  /** Calls `listener` after each `patch` of the setting in this process. */
  afterPatch<Value>({ name }: StoredSetting<Value>, listener: Listener<Value>): void {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener as Listener<never>]);
  }
}

/** With the initial value of each field that was added since it was saved. */
function complete<Value>({ schema, initial }: StoredSetting<Value>, stored: unknown): Value {
  return z.parse(
    schema,
    isFields(initial) && isFields(stored) ? { ...initial, ...stored } : stored,
  );
}

function checked<Value>({ schema }: StoredSetting<Value>, value: unknown): Value {
  const { data, error } = z.safeParse(schema, value);
  if (!error) return data;
  throw validationError(error.issues);
}

const isFields = (value: unknown) => typeof value === 'object' && value !== null;
