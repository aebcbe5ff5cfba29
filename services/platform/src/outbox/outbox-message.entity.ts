import type { EmailName } from '@agency/contracts';
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
  subject: string;

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
