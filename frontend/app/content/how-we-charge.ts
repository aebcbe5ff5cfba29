import { agencyFeeFrom } from '@agency/contracts';

const from =
  agencyFeeFrom === undefined
    ? ''
    : ` It starts at $${agencyFeeFrom.toLocaleString('en-US')} a month.`;

/** How the agency is paid. The PPC page, the services, the lead page, the FAQ and the sample audit all say it from here. */
export const howWeCharge = {
  heading: 'How we charge',
  term: 'A fee, not a share',
  text: `A percentage of spend would pay us for spending. You pay a fixed monthly fee that we name after the audit, and it falls if the work does.${from}`,
} as const;
