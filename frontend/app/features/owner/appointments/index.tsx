export function Appointments() {
  return <p>Appointments</p>;
}
