const rows = Array.from({ length: 8 }, (_, row) => row);

/** The shape of what is coming, so that nothing jumps when it comes. */
export function ListSkeleton() {
  return (
    <div role="status" className="lead-rows desk-skeleton">
      <span className="sr-only">Loading leads …</span>
      {rows.map((row) => (
        <div key={row} className="lead-row" aria-hidden="true">
          <span style={{ width: `${55 + ((row * 17) % 35)}%` }} />
          <span style={{ width: `${50 + ((row * 23) % 40)}%` }} />
        </div>
      ))}
    </div>
  );
}
