export { GateName } from './gate-name';
export { SessionGate } from './session-gate';
