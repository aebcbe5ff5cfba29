import type { OrderFailure } from './order-failure.ts';
import type { State } from './state.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Let's Encrypt issues five certificates for the same names in a week. */
const ordersPerDay = 5;

/** When to try again after a failure: after 1, 2, 4, … 60 minutes, and never before the authority allows it. `random`: 0 to 1. */
export function nextTry(
  failures: number,
  { reason, retryAfterMs = 0 }: Pick<OrderFailure, 'reason' | 'retryAfterMs'>,
  now: Date,
  random: number,
): Date {
  const backOff = Math.min(2 ** (failures - 1) * minute, hour) * (1 + random / 4);
  const least = reason === 'rate-limit' ? hour : 0;
  return new Date(now.getTime() + Math.max(backOff, retryAfterMs, least));
}

/** Orders that still count toward the limit. */
export function ordersOfLastDay({ orders }: Pick<State, 'orders'>, now: Date): Date[] {
  return orders.filter((at) => now.getTime() - at.getTime() < day);
}

/** When the next order may be placed. */
export function nextOrder(state: Pick<State, 'orders'>, now: Date): Date {
  const [oldest] = ordersOfLastDay(state, now).slice(-ordersPerDay);
  const isFull = ordersOfLastDay(state, now).length >= ordersPerDay;
  return isFull && oldest ? new Date(oldest.getTime() + day) : now;
}
