const rows = Array.from({ length: 8 }, (_, row) => row);

/** Placeholder of a list that is loading. */
export function ListSkeleton({ what }: { what: string }) {
  return (
    <div role="status" className="grid gap-4 py-4">
      <span className="sr-only">Loading the {what} …</span>
      {rows.map((row) => (
        <span
          key={row}
          aria-hidden="true"
          className="block h-4 max-w-xl rounded-sheet bg-sand/70"
          style={{ width: `${55 + ((row * 17) % 40)}%` }}
        />
      ))}
    </div>
  );
}
