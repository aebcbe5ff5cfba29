import { z } from 'zod';

/** Where a suite finds its own Postgres database and Redis database. */
export const testStackSchema = z.object({
  /** The database, for the superuser. */
  adminUrl: z.string(),
  /** The database, for the role of the service under test. */
  databaseUrl: z.string(),
  /** Redis, for its administrator. */
  redisUrl: z.string(),
  /** Redis, for the user of the service under test, with the rights it has in the product. */
  serviceRedisUrl: z.string(),
  /** Of every role in this database. */
  databasePassword: z.string(),
});
export type TestStack = z.infer<typeof testStackSchema>;

/** Global setups of one jest run share `process.env`: each suite has a variable of its own. */
export const stackVariable = (suite: string) => `TEST_STACK_${suite.toUpperCase()}`;
