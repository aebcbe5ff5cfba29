/** The shape of what is coming, so that nothing jumps when it comes. */
export function DashboardSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading the rankings …</span>
      <div aria-hidden="true" className="readings readings-waiting" />
    </div>
  );
}
