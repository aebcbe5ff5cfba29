import { after, before } from 'node:test';
import { compose } from '@agency/infra/docker/compose';
import { withClient } from '@agency/infra/native/stack/database';
import type pg from 'pg';
import { ask } from './request.ts';

/** Sends a lead through the gateway and returns its id. */
export async function sendLead(): Promise<number> {
  const { status, text } = await ask(`${process.env.BASE_URL}/api/contacts`, {
    name: 'Ada Tidewater',
    email: 'ada@tidewater.example',
    phone: '(910) 555-0100',
  });
  if (status !== 201) throw new Error(`${status}: ${text}`);
  return JSON.parse(text).id;
}

/** Queries the product's database as its superuser. */
export async function query<Row extends pg.QueryResultRow>(
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const url = process.env.DATABASE_ADMIN_URL ?? '';
  return withClient(url, async (client) => (await client.query<Row>(sql, values)).rows);
}

/** For the tests of a file or suite: the product grown to several replicas of each service. */
export function withReplicas(): void {
  const up = ['up', '--detach', '--no-recreate', '--wait'];
  before(async () => {
    await compose(
      ...up,
      ...['--scale', 'leads=3', '--scale', 'scheduling=3'],
      ...['--scale', 'email=2', '--scale', 'rankings=2'],
    );
  });
  after(async () => {
    await compose(...up);
  });
}
