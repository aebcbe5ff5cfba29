export function Availability() {
  return <p>Availability</p>;
}
