export type { BookedHere } from './booking-submission';
export { Scheduler } from './lazy-scheduler';
