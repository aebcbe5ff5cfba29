interface BarProps {
  /** Its part of the longest. */
  share: number;
  /** Where it begins, as a part of the longest. */
  from?: number;
  className: string | undefined;
}

/**
 * A bar of a length to scale. Drawn rather than a background, which printers leave out: paper shows its outline, filled
 * with a pattern. The color is its `color`.
 */
export function Bar({ share, from = 0, className }: BarProps) {
  const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
  return (
    <svg aria-hidden="true" className={className} data-bar="">
      <rect x={percent(from)} width={percent(share)} height="100%" fill="currentColor" />
    </svg>
  );
}

/** The pattern of bars on paper, and of what is taken off. Once in the page. */
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
