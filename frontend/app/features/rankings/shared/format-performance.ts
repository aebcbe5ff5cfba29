import { formatPosition, noValue } from '@agency/contracts';

export { formatCount, formatCountOf, formatPosition, noValue } from '@agency/contracts';

/** `3.4%`, from a percentage of 0 to 100. */
export function formatCtr(percent: number | null | undefined): string {
  return percent == null ? noValue : `${formatPosition(percent)}%`;
}
