export { ConfirmAddress } from './confirm-address';
export { RecoverByLink } from './recover-by-link';
export { SessionGate } from './session-gate';
