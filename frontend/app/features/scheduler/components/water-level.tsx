interface WaterLevelProps {
  /** 0 is dry, 1 is high water. */
  share: number;
}

/** Water behind a day's numerals. */
export function WaterLevel({ share }: WaterLevelProps) {
  if (share === 0) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 -z-10 size-full text-shoal transition-transform duration-500"
    >
      <g transform={`translate(0 ${92 - 78 * share})`} fill="currentColor">
        <path d="M0 4Q12.5-3 25 3T50 3T75 3T100 2V100H0Z" opacity="0.6" />
        <path d="M0 10Q12.5 4 25 9T50 9T75 10T100 8V100H0Z" opacity="0.75" />
      </g>
    </svg>
  );
}
