import { stackVariable, testStackSchema } from './stack-variable.ts';

/** Set for each project in jest.config.mjs. */
declare const testSuite: string;

const value = process.env[stackVariable(testSuite)];
if (value === undefined) {
  throw new Error(`"${testSuite}" has no servers: run the e2e project of one service at a time.`);
}

/** The databases of the running suite, made by its global setup. */
export const { adminUrl, databaseUrl, redisUrl, serviceRedisUrl, databasePassword } =
  testStackSchema.parse(JSON.parse(value));
