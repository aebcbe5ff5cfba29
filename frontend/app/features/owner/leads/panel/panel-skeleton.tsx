/** The shape of a lead that is still on its way. */
export function PanelSkeleton() {
  return (
    <div role="status" className="panel-skeleton desk-skeleton">
      <span className="sr-only">Loading the lead …</span>
      <span style={{ width: '60%', height: '2rem' }} />
      <span style={{ width: '85%' }} />
      <span style={{ width: '75%' }} />
      <span style={{ width: '100%', height: '7rem' }} />
    </div>
  );
}
