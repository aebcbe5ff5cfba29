interface BarProps {
  /** Its share of the longest bar. */
  share: number;
  /** Its start, as a share of the longest bar. */
  from?: number;
  className: string | undefined;
}

/** A bar to scale. Drawn instead of a background, which printers leave out. Its `color` is the fill. */
export function Bar({ share, from = 0, className }: BarProps) {
  const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
  return (
    <svg aria-hidden="true" className={className}>
      <rect x={percent(from)} width={percent(share)} height="100%" fill="currentColor" />
    </svg>
  );
}
