import type { Basin } from '~/content/sample-audit/money-geometry';
import { money } from '~/content/sample-audit/sample-audit';

/** From the coast to the deep. */
export const tints = ['var(--color-shallows)', 'var(--color-shoal)', '#b5d5de', '#98c2cf'];

/** Minimum depth of a leak for two lines of text. */
export const minTwoLinesPx = 44;

/** The leads it brought anyway, or nothing. */
export function peopleIn({ inquiries, reached }: Basin['leaks'][number]): string[] {
  if (inquiries === 0) return [];
  return [reached < inquiries ? money.rang(inquiries, reached) : money.asked(inquiries)];
}
