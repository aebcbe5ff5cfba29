import { useReadAll } from './use-read-alerts';

export function MarkAllRead() {
  const readAll = useReadAll();
  return (
    <button
      type="button"
      className="filter-chip"
      disabled={readAll.isPending}
      onClick={() => readAll.mutate()}
    >
      Mark all as read
    </button>
  );
}
