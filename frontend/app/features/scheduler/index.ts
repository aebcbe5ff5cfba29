export { Scheduler } from './lazy-scheduler';
