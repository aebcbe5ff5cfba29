import pg from 'pg';

/**
 * Lets visitors book as far ahead as they like, and on federal holidays: tests and measurements take more times than the default
 * horizon of 60 days has, and run on every day of the year. Does nothing where the owner has saved rules already.
 */
export async function loosenRules(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO scheduling.booking_rules (horizon_days, is_closed_on_holidays) VALUES (NULL, false)
       ON CONFLICT DO NOTHING`,
    );
  } finally {
    await client.end();
  }
}
