import { contactFormSpendOptions, leadFormSpendOptions } from '@agency/contracts';

/** Every budget a lead can have named, on whichever form: the forms differ in their top bands. */
export const spendOptions = [
  ...contactFormSpendOptions.slice(0, -1),
  ...leadFormSpendOptions.slice(-2),
];
