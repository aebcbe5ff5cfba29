interface ArrowProps {
  direction: 'up' | 'down';
}

/** An arrowhead as on a chart's current arrows. */
export function Arrow({ direction }: ArrowProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="rank-arrow"
      data-direction={direction}
      fill="none"
    >
      <path
        d={direction === 'up' ? 'M8 14V2.5M3.5 7 8 2.5 12.5 7' : 'M8 2v11.5M3.5 9 8 13.5 12.5 9'}
        stroke="currentColor"
        strokeWidth="1.8"
      />
    </svg>
  );
}
