export { ConfirmAddress } from './confirm-address';
export { SessionGate } from './session-gate';
