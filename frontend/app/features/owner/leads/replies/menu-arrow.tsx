/** Marks a button that opens a menu. */
export function MenuArrow() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="ml-1.5 size-3" fill="none">
      <path d="m3 6 5 5 5-5" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
