import { run } from '../native/process/run.ts';

/** Runs SQL as the administrator of the product in containers; returns the first column of the last row. */
export function queryDocker(sql: string): Promise<string> {
  const psql = 'psql --username postgres --dbname app --quiet --tuples-only --no-align';
  const args = ['compose', 'exec', '--no-TTY', 'postgres', ...psql.split(' ')];
  return run('docker', [...args, '--set', 'ON_ERROR_STOP=1'], { input: sql });
}
