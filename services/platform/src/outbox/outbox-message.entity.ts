import type { EmailName } from '@agency/contracts';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { OutboxSubject } from './outbox-subject.js';

/** An email asked for in the same transaction as the change that calls for it. Postgres is the truth; Redis only carries. */
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

  /** What it is about, such as `appointment:12`: unsent messages of one subject are replaced together. */
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

  /** When the queue was done with it, for good or bad. Until then it is offered again if Redis forgot it. */
  @Column('timestamptz', { name: 'settled_at', nullable: true })
  settledAt: Date | null;
}
