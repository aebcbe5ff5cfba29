const rows = [0, 1];

/** The shape of what is coming, so that little jumps when it comes. */
export function QueueSkeleton({ what }: { what: string }) {
  return (
    <div role="status" className="queue-jobs desk-skeleton">
      <span className="sr-only">Loading the {what} …</span>
      {rows.map((row) => (
        <div key={row} className="queue-job" aria-hidden="true">
          <span style={{ width: `${55 + row * 15}%` }} />
        </div>
      ))}
    </div>
  );
}
