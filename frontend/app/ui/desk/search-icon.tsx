export function SearchIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0" fill="none">
      <path
        d="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zm3.5-1.5 4 4"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  );
}
