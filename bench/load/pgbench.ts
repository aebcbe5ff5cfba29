import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@agency/infra/native/process/run';
import type { Product } from '../product/throw-away-product.ts';
import { percentile } from './median.ts';
import { clients, type Sample } from './sample.ts';

export interface PgbenchLoad {
  /** A file in load/sql. */
  script: string;
  /** Address of the database. */
  url: string;
  seconds: number;
  variables?: Record<string, string>;
}

/** Repeats a transaction with as many clients as the HTTP load has connections. */
export async function pgbench({ programs, runDir }: Product, load: PgbenchLoad): Promise<Sample> {
  const { script, url, seconds, variables = {} } = load;
  const { hostname, port, username, password, pathname } = new URL(url);
  const logs = mkdtempSync(join(runDir, 'pgbench-'));
  try {
    const output = await run(
      programs.pgbench ?? 'pgbench',
      [
        ...['-h', hostname, '-p', port, '-U', decodeURIComponent(username)],
        '--no-vacuum',
        // Parses, binds and executes each statement every time.
        '--protocol=extended',
        `--client=${clients}`,
        '--jobs=2',
        `--time=${seconds}`,
        `--file=${join(import.meta.dirname, 'sql', script)}`,
        '--log',
        ...Object.entries(variables).map(([name, value]) => `--define=${name}=${value}`),
        pathname.slice(1),
      ],
      {
        cwd: logs,
        env: { ...process.env, PGPASSWORD: decodeURIComponent(password) },
        timeoutMs: (seconds + 60) * 1_000,
      },
    );
    const perSecond = Number(/^tps = ([\d.]+)/m.exec(output)?.[1]);
    const times = readTimes(logs);
    return {
      perSecond,
      count: times.length,
      p50: percentile(times, 50),
      p90: percentile(times, 90),
      p95: percentile(times, 95),
      p99: percentile(times, 99),
    };
  } finally {
    rmSync(logs, { recursive: true, force: true });
  }
}

/** The third column of each line is the transaction's time in microseconds. */
function readTimes(folder: string): number[] {
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => Number(line.split(' ')[2]) / 1_000),
  );
}
