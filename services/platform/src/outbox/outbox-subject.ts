/**
 * What an email is about, as stored with it in the outbox and in deliveries. Messages with one subject are replaced
 * together, and deleted with the record they are about.
 */
export type OutboxSubject =
  | `contact:${number}`
  | `appointment:${number}`
  | `calendar:${number}`
  | `notices:${number}`;

/**
 * Makes the subject of an email. (!) Triggers and views in the migrations build the same strings in SQL: a change here
 * needs a migration.
 */
export const outboxSubject = {
  lead: (id: number): OutboxSubject => `contact:${id}`,
  appointment: (id: number): OutboxSubject => `appointment:${id}`,
  calendar: (id: number): OutboxSubject => `calendar:${id}`,
  /** Of notices that were held back; `from` in seconds since 1970. */
  notices: (from: number): OutboxSubject => `notices:${from}`,
};
