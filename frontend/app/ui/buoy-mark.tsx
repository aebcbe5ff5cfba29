/** The agency's mark: a nun buoy on the tide. */
export function BuoyMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className} fill="none">
      <path d="M16 2.500v4M13.500 2.500h5" stroke="currentColor" strokeWidth="1.500" />
      <path d="m10 21 2.500-10L16 6l3.500 5L22 21z" fill="var(--mark, var(--color-magenta))" />
      <path d="m11.200 16.500.9-3.600h7.800l.9 3.600z" fill="var(--color-white)" />
      <path
        d="M1 22.500q3.750-3.500 7.500 0t7.500 0 7.500 0 7.500 0M5 27.500q2.750-2.500 5.500 0t5.500 0 5.500 0 5.500 0"
        stroke="currentColor"
        strokeWidth="1.800"
      />
    </svg>
  );
}
