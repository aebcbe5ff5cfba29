import type { Gate } from '@agency/contracts';

/**
 * What an email is about, as stored in the outbox and in deliveries. Messages with the same subject are replaced
 * together, and deleted with their record.
 */
export type OutboxSubject =
  | `contact:${number}`
  | `appointment:${number}`
  | `calendar:${number}`
  | `notices:${number}`
  | `month:${number}`
  | `ranking-week:${number}`
  | `ranking-alerts:${number}`
  | `password:${Gate}`
  | `address:${number}`
  | `recovery:${number}:${number}`;

/**
 * The subject text of an email. (!) Triggers and views in the migrations build the same text in SQL: a change here
 * needs a migration.
 */
export const outboxSubject = {
  lead: (id: number): OutboxSubject => `contact:${id}`,
  appointment: (id: number): OutboxSubject => `appointment:${id}`,
  calendar: (id: number): OutboxSubject => `calendar:${id}`,
  /** Held-back notices; `from` is in seconds since 1970. */
  notices: (from: number): OutboxSubject => `notices:${from}`,
  /** `202611` is November 2026. */
  month: (month: number): OutboxSubject => `month:${month}`,
  rankingWeek: (reportId: number): OutboxSubject => `ranking-week:${reportId}`,
  rankingAlerts: (windowId: number): OutboxSubject => `ranking-alerts:${windowId}`,
  password: (gate: Gate): OutboxSubject => `password:${gate}`,
  /** One of the owner's addresses; 0 is the environment's. */
  address: (id: number): OutboxSubject => `address:${id}`,
  /** A link that sets a new password, and the address that it goes to. */
  recovery: (addressId: number, linkId: number): OutboxSubject => `recovery:${addressId}:${linkId}`,
};
