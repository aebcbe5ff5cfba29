import { findMismatches } from '../backup/secrets-in-use.ts';
import { type Check, problemsOr, warn } from './check.ts';

/** Whether the secrets are those that stored data and sent links were made with. After a restore, they may not be. */
export const storedData: Check = {
  group: 'Product',
  name: 'Stored data',
  async run({ parts, query, settings }) {
    const all = await parts();
    if (!all?.some(({ name, state }) => name === 'postgres' && state === 'ready')) return undefined;
    const mismatches = await findMismatches(query, settings);
    // What an earlier version booked is unknown, which only a restore makes doubtful.
    const differing = mismatches.filter(({ isUnknown }) => !isUnknown);
    return problemsOr(
      'It works with the secrets in .env.',
      differing.map(({ secret, subject, otherwise }) =>
        warn(
          `${subject} do not work: ${secret} differs from the one they were made with.`,
          `After a restore, copy its value from the old machine’s .env ("Restore" in docs/operations.md); otherwise, ${otherwise}.`,
        ),
      ),
    );
  },
};
