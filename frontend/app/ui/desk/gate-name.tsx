import type { Gate } from '@agency/contracts';

/** Tells password managers which of the two passwords a form is about. Not sent. */
export function GateName({ gate }: { gate: Gate }) {
  return <input type="text" autoComplete="username" value={gate} readOnly hidden />;
}
