const rows = Array.from({ length: 8 }, (_, row) => row);

/** The shape of the list that is coming. */
export function ListWaiting({ what }: { what: string }) {
  return (
    <div role="status" className="desk-skeleton list-waiting">
      <span className="sr-only">Loading the {what} …</span>
      {rows.map((row) => (
        <span key={row} aria-hidden="true" style={{ width: `${55 + ((row * 17) % 40)}%` }} />
      ))}
    </div>
  );
}
