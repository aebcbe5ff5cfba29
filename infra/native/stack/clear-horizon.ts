import pg from 'pg';

/**
 * Lets visitors book as far ahead as they like: tests and measurements take more times than the default horizon of 60
 * days has. Does nothing where the owner has saved rules already.
 */
export async function clearHorizon(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(
      'INSERT INTO scheduling.booking_rules (horizon_days) VALUES (NULL) ON CONFLICT DO NOTHING',
    );
  } finally {
    await client.end();
  }
}
