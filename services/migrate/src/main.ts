import 'reflect-metadata';
import { loadOwnEnv } from '@agency/platform';
import { migrateEnvSchema } from './env.js';
import { migrate } from './migrate.js';

migrate(loadOwnEnv(migrateEnvSchema)).then(
  (ran) => {
    const lines = ran.length === 0 ? ['The database is up to date.'] : ran;
    process.stdout.write(`${lines.join('\n')}\n`);
  },
  (error: unknown) => {
    process.stderr.write(
      `Migration failed: ${error instanceof Error ? error.message : 'unknown'}\n`,
    );
    process.exitCode = 1;
  },
);
