import {
  type AppointmentStatus,
  addDays,
  appointmentMinutes,
  easternDateOf,
  easternInstant,
  type Interval,
} from '@agency/contracts';
import { runStatement, sqlPart, statement, type Transaction } from '@agency/platform';

/** The time that an appointment takes. */
export interface AppointmentTime {
  appointmentId: string;
  contactId: number;
  status: AppointmentStatus;
  /** ISO 8601 UTC. */
  scheduledAt: string;
  /** Minutes. */
  duration: number;
}

/** What holds times beside hours and rules. */
export interface HeldTimes {
  taken: readonly AppointmentTime[];
  busy: readonly Interval[];
}

/** The Eastern day of a call, and the call itself. */
export interface HeldTimesValues {
  dayStarts: Date;
  dayEnds: Date;
  startsAt: Date;
  endsAt: Date;
}

export interface HeldTimesRow {
  taken: AppointmentTime[] | null;
  busy: Interval[] | null;
}

/** The calls of a day, and what the owner's other calendars are busy with during one, as columns of a query. */
export const heldTimesColumns = sqlPart<HeldTimesValues>()`
  (SELECT json_agg(json_build_object('appointmentId', id::text, 'contactId', contact_id,
     'status', status, 'scheduledAt', scheduled_at, 'duration', duration))
   FROM scheduling.appointments WHERE status <> 'cancelled'
     AND scheduled_at >= ${'dayStarts'} AND scheduled_at < ${'dayEnds'}) AS taken,
  (SELECT json_agg(json_build_object('startsAt', starts_at, 'endsAt', ends_at))
   FROM scheduling.busy_times WHERE ends_at > ${'startsAt'} AND starts_at < ${'endsAt'}) AS busy`;

const readHeldTimes = statement<HeldTimesValues, HeldTimesRow>(
  'held-times',
)`SELECT ${heldTimesColumns}`;

/** What may hold a start. (!) Under the locks of `CalendarService.lock`, which is a statement of its own before this one. */
export async function findHeldTimes(transaction: Transaction, startsAt: Date): Promise<HeldTimes> {
  const [row] = await runStatement(transaction, readHeldTimes, heldTimesValues(startsAt));
  return toHeldTimes(row ?? { taken: null, busy: null });
}

export const heldTimesValues = (startsAt: Date): HeldTimesValues => ({
  dayStarts: startOfDay(startsAt),
  dayEnds: endOfDay(startsAt),
  startsAt,
  endsAt: endOf(startsAt),
});

/** JSON of Postgres names instants in its own way. */
export function toHeldTimes({ taken, busy }: HeldTimesRow): HeldTimes {
  const iso = (instant: string) => new Date(instant).toISOString();
  return {
    taken: (taken ?? []).map((call) => ({ ...call, scheduledAt: iso(call.scheduledAt) })),
    busy: (busy ?? []).map(({ startsAt, endsAt }) => ({
      startsAt: iso(startsAt),
      endsAt: iso(endsAt),
    })),
  };
}

export const endOf = (startsAt: Date) => new Date(startsAt.getTime() + appointmentMinutes * 60_000);
export const startOfDay = (instant: Date) => easternInstant(easternDateOf(instant), '00:00');
export const endOfDay = (instant: Date) =>
  easternInstant(addDays(easternDateOf(instant), 1), '00:00');
