const wholeNumber = new Intl.NumberFormat('en-US');
const oneDecimal = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Shown for missing data: a gap, not a zero. */
export const noValue = '–';

export function formatCount(count: number | null | undefined): string {
  return count == null ? noValue : wholeNumber.format(count);
}

/** `1 keyword`, `2,400 keywords`. */
export function formatCountOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Positions have one decimal everywhere. */
export function formatPosition(position: number | null | undefined): string {
  return position == null ? noValue : oneDecimal.format(position);
}

/** `3.4%`, from a percentage of 0 to 100. */
export function formatCtr(percent: number | null | undefined): string {
  return percent == null ? noValue : `${oneDecimal.format(percent)}%`;
}
