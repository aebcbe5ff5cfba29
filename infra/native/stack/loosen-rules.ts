import { withClient } from './database.ts';

/**
 * Lets visitors book without a horizon and on federal holidays: tests and measurements use more times than the default
 * horizon of 60 days has, and run on every day of the year. Does nothing if the owner has saved rules.
 */
export async function loosenRules(adminUrl: string): Promise<void> {
  await withClient(adminUrl, (client) =>
    client.query(
      `INSERT INTO scheduling.settings (name, value, version)
       VALUES ('booking-rules', '{ "horizonDays": null, "isClosedOnHolidays": false }', 1)
       ON CONFLICT DO NOTHING`,
    ),
  );
}
