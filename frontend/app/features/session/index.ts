export { ConfirmAddress } from './confirm-address';
export { GateName } from './gate-name';
export { SessionGate } from './session-gate';
