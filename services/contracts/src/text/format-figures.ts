const wholeNumber = new Intl.NumberFormat('en-US');
const oneDecimal = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Shown for missing data: a gap, not a zero. */
export const noValue = '–';

/** `2,400`. */
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
