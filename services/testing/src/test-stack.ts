/** Addresses of a suite's own Postgres database and Redis database. */
export interface TestStack {
  /** The database, for the superuser. */
  adminUrl: string;
  /** The database, for the role of the service under test. */
  databaseUrl: string;
  /** Redis, for its administrator. */
  redisUrl: string;
  /** Redis, for the user of the service under test, with its production permissions. */
  serviceRedisUrl: string;
  /** The passwords of all roles in this database. */
  databasePassword: string;
}

/** The databases of the running suite, created by its global setup. */
export const { adminUrl, databaseUrl, redisUrl, serviceRedisUrl, databasePassword }: TestStack =
  JSON.parse(process.env.TEST_STACK ?? '{}');
