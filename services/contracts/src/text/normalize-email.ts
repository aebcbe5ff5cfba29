/** Providers that deliver to the same mailbox whether or not there are dots in the local part. */
const ignoringDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, for counting and comparing only: send to the address as it was typed. Lower case,
 * without a `+tag`; Gmail also ignores dots, and has two domains. Expects an address that `isValidEmail` accepts.
 * (!) `leads.mailbox_key` is the same in SQL; a test compares them.
 */
export function normalizeEmail(address: string): string {
  const [typedLocal = '', domain = ''] = address.trim().toLowerCase().split('@');
  const local = typedLocal.replace(/(?<=.)\+.*$/, '');
  return ignoringDots.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
