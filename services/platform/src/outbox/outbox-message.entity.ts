import type { EmailName, Gate } from '@agency/contracts';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * An email requested in the transaction of the change that causes it. Postgres is the source of truth; Redis is only
 * transport.
 */
@Entity('outbox')
@Index('outbox_waiting', ['dueAt'], { where: 'relayed_at IS NULL' })
@Index('outbox_unsettled', ['relayedAt'], {
  where: 'relayed_at IS NOT NULL AND settled_at IS NULL',
})
@Index('outbox_settled', ['settledAt'], { where: 'settled_at IS NOT NULL' })
@Index('outbox_subject', ['subject'])
export class OutboxMessage {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'outbox_pkey' })
  id: string;

  @Column('text')
  name: EmailName;

  @Column('jsonb')
  payload: Record<string, number>;

  /** What it is about, such as `appointment:12`: unsent messages with the same subject are replaced together. */
  @Column('text')
  subject: OutboxSubject;

  @Column('text', { name: 'request_id' })
  requestId: string;

  @Column('timestamptz', { name: 'due_at' })
  dueAt: Date;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  /** When it was last handed to the queue. */
  @Column('timestamptz', { name: 'relayed_at', nullable: true })
  relayedAt: Date | null;

  /** When the queue completed or gave up on it. Until then it is handed over again if Redis loses it. */
  @Column('timestamptz', { name: 'settled_at', nullable: true })
  settledAt: Date | null;
}

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
