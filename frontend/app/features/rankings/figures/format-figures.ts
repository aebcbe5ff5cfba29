const count = new Intl.NumberFormat('en-US');
const oneDecimal = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Stands where there is no figure: that is a gap, not a zero. */
export const noFigure = '–';

export function formatCount(figure: number | null | undefined): string {
  return figure == null ? noFigure : count.format(figure);
}

/** Positions carry one decimal everywhere. */
export function formatPosition(position: number | null | undefined): string {
  return position == null ? noFigure : oneDecimal.format(position);
}

/** `3.4%` of what comes as 0 to 100. */
export function formatCtr(percent: number | null | undefined): string {
  return percent == null ? noFigure : `${oneDecimal.format(percent)}%`;
}
