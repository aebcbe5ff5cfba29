/** The days the sample audit looks at, and how many of them its monthly figures count. */
export const auditDays = 90;
const monthDays = 30;
export const auditMonths = auditDays / monthDays;

export function sumOf<Entry>(entries: readonly Entry[], value: (entry: Entry) => number): number {
  return entries.reduce((sum, entry) => sum + value(entry), 0);
}

export const perMonth = (dollars: number) => dollars / auditMonths;

/** `$1,140`; cents only where a dollar is too coarse to check the arithmetic by. */
export function inDollars(amount: number, cents: 0 | 2 = 0): string {
  return amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents,
    maximumFractionDigits: cents,
  });
}

export const inPercent = (share: number) => `${Math.round(share * 100)}%`;

export const inNumber = (count: number) => count.toLocaleString('en-US');
