const rows = [0, 1];

/** The shape of what is coming, so that little jumps when it comes. */
export function CallSkeleton({ what }: { what: string }) {
  return (
    <div role="status" className="desk-skeleton">
      <span className="sr-only">Loading the {what} calls …</span>
      {rows.map((row) => (
        <div key={row} className="call" aria-hidden="true">
          <span style={{ width: '4.5rem' }} />
          <span style={{ width: `${60 + row * 15}%` }} />
        </div>
      ))}
    </div>
  );
}
