import type { Booking } from '@agency/contracts';

export type CallState = 'coming' | 'under-way' | 'over' | 'cancelled';

export function stateOf({ status, scheduledAt, duration }: Booking, now: Date): CallState {
  if (status === 'cancelled') return status;
  if (status !== 'scheduled') return 'over';
  const start = Date.parse(scheduledAt);
  if (now.getTime() < start) return 'coming';
  return now.getTime() < start + duration * 60_000 ? 'under-way' : 'over';
}
