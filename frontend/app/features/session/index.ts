export { getSession } from './api/get-session';
export { SessionGate } from './session-gate';
