import { text } from 'node:stream/consumers';
import pg from 'pg';

/**
 * Stands in for psql on machines without it: runs standard input and prints rows as CSV without a header.
 * libpq's variables say where the server is. What is not committed when the input ends is rolled back.
 */
const client = new pg.Client();
await client.connect();
try {
  const results = [await client.query(await text(process.stdin))].flat();
  for (const { rows } of results) {
    for (const row of rows) process.stdout.write(`${Object.values(row).join(',')}\n`);
  }
} finally {
  await client.end();
}
