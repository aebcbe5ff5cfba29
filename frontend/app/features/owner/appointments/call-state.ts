import { type EasternDate, easternDateOf, type OwnerAppointment } from '@agency/contracts';

/** Still to take place, under way, or something that has been. */
export type CallStage = 'ahead' | 'under-way' | 'over';

export function stageOf({ scheduledAt, duration }: OwnerAppointment, now: Date): CallStage {
  const start = Date.parse(scheduledAt);
  if (now.getTime() < start) return 'ahead';
  return now.getTime() < start + duration * 60_000 ? 'under-way' : 'over';
}

/** Whether a call is still to take place, so that it can be cancelled. */
export function canBeCancelled(call: OwnerAppointment, now: Date): boolean {
  return call.status === 'scheduled' && stageOf(call, now) === 'ahead';
}

/** Calls in the order given, day by day. */
export function byDay(calls: readonly OwnerAppointment[]): [EasternDate, OwnerAppointment[]][] {
  const days = new Map<EasternDate, OwnerAppointment[]>();
  for (const call of calls) {
    const day = easternDateOf(new Date(call.scheduledAt));
    days.set(day, [...(days.get(day) ?? []), call]);
  }
  return [...days];
}
