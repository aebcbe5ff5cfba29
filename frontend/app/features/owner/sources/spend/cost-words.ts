import { formatCents } from '../../shared/amount-words';

/** Below this, one more would change the quotient much: both figures are told instead. */
const minForQuotient = 5;

/** What one of them cost: `$240`, or `$1,200 for 3` for a few. */
export function describeCost(cents: number, count: number): string {
  if (count === 0) return cents === 0 ? '–' : 'none';
  if (count < minForQuotient) return `${formatCents(cents)} for ${count}`;
  return formatCents(Math.round(cents / count / 100) * 100);
}
