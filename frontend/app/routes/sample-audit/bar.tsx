interface BarProps {
  /** Its share of the longest bar. */
  share: number;
  /** Its start, as a share of the longest bar. */
  from?: number;
  className: string | undefined;
}

/**
 * A bar to scale. Drawn instead of a background, which printers leave out: on paper it is an outline filled with a
 * pattern. Its `color` is the fill.
 */
export function Bar({ share, from = 0, className }: BarProps) {
  const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
  return (
    <svg aria-hidden="true" className={className} data-bar="">
      <rect x={percent(from)} width={percent(share)} height="100%" fill="currentColor" />
    </svg>
  );
}

/** The patterns of bars on paper and of deductions. Once per page. */
export function Hatching() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <pattern
        id="hatching"
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M1 0v5" stroke="var(--hatching, var(--color-magenta-lit))" strokeWidth="2" />
      </pattern>
    </svg>
  );
}
