import {
  type Amount,
  type AmountKind,
  type AmountSum,
  labelOf,
  rhythmOptions,
} from '@agency/contracts';
import { formatMonth } from '~/lib/eastern-display';

export const amountLabels: Record<AmountKind, string> = {
  proposal: 'Proposal',
  client: 'Client pays',
};

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** `$1,500`, `$1,500.50`. */
export function formatCents(cents: number): string {
  return dollars.format(cents / 100);
}

/** `1,500`, `$1500.50`. */
const dollarPattern = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/** The cents of a typed amount; NaN if the text is not an amount. */
export function centsOf(text: string): number {
  const [, whole = '', fraction = ''] = dollarPattern.exec(text.trim()) ?? [];
  return whole === '' ? Number.NaN : Number(whole.replaceAll(',', '') + fraction.padEnd(2, '0'));
}

/** `$1,500 a month from Jan 2027`, `$4,000 once, Jan 2027`. */
export function describeAmount({ cents, rhythm, from, until }: Amount): string {
  const paid = `${formatCents(cents)} ${labelOf(rhythmOptions, rhythm)}`;
  if (rhythm === 'once') return `${paid}, ${formatMonth(from)}`;
  const end = until && ` until ${formatMonth(until)}`;
  return `${paid} from ${formatMonth(from)}${end ?? ''}`;
}

/** `$4,200 a month · $1,500 once · 2 without an amount`. Empty for nothing. */
export function describeSum({
  monthlyCents,
  onceCents,
  withoutAmount,
}: Omit<AmountSum, 'status'>): string {
  return [
    monthlyCents > 0 && `${formatCents(monthlyCents)} a month`,
    onceCents > 0 && `${formatCents(onceCents)} once`,
    withoutAmount > 0 && `${withoutAmount.toLocaleString('en-US')} without an amount`,
  ]
    .filter(Boolean)
    .join(' · ');
}
