import { agencyFeeFrom } from '@agency/contracts';
import { withPromise } from './promises';

const smallest =
  agencyFeeFrom === undefined ? undefined : `$${agencyFeeFrom.toLocaleString('en-US')} a month`;
const from = smallest ? ` It starts at ${smallest}.` : '';

/** The smallest fee, for heroes. Undefined until brand.ts names one. */
export const feeFrom = smallest && `From ${smallest}`;

/** How the agency is paid. The PPC page, the services, the lead page, the FAQ and the sample audit all say it from here. */
export const howWeCharge = {
  heading: 'How we charge',
  term: 'A fixed fee, not a percentage',
  text: withPromise(
    `A fixed monthly fee, set after the audit.${from} We don’t take a percentage of your spend.`,
    'feeFalls',
  ),
} as const;
