export function Leads() {
  return <p>Leads</p>;
}
