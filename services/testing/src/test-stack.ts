import { inject } from 'vitest';

/** Where a suite finds its own Postgres database and Redis database. */
export interface TestStack {
  /** The database, for the superuser. */
  adminUrl: string;
  /** The database, for the role of the service under test. */
  databaseUrl: string;
  /** Redis, for its administrator. */
  redisUrl: string;
  /** Redis, for the user of the service under test, with the rights it has in the product. */
  serviceRedisUrl: string;
  /** Of every role in this database. */
  databasePassword: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testStack: TestStack;
  }
}

/** The databases of the running suite, made by its global setup. */
export const { adminUrl, databaseUrl, redisUrl, serviceRedisUrl, databasePassword } =
  inject('testStack');
