import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable } from '@agency/platform';

const pauseMs = 1_000;
const tries = 30;

/** Writes down what has happened to a mail, also when Postgres is away for a moment: it must not be sent again. */
export async function untilRecorded(record: () => Promise<void>): Promise<void> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await record();
    } catch (error) {
      if (left === 0 || !isDatabaseUnavailable(error)) throw error;
      await pause(pauseMs);
    }
  }
}
