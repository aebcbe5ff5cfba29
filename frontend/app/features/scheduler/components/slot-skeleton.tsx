/** Holds a time's place while the week is read. */
export function SlotSkeleton() {
  return (
    <span
      aria-hidden="true"
      className="rounded-sheet border border-sand bg-sand/40 motion-safe:animate-pulse"
    />
  );
}
