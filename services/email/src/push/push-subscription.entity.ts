import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A device of the owner's that gets notifications. */
@Entity('push_subscriptions')
@Unique('push_subscriptions_endpoint', ['endpoint'])
export class PushSubscriptionEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    primaryKeyConstraintName: 'push_subscriptions_pkey',
  })
  id: number;

  /** An address at the browser's push service. */
  @Column('text')
  endpoint: string;

  @Column('text')
  p256dh: string;

  @Column('text')
  auth: string;

  @Column('text')
  label: string;

  /** The public key it was created with. Push services reject notifications signed with another key. */
  @Column('text', { name: 'server_key' })
  serverKey: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_success_at', nullable: true })
  lastSuccessAt: Date | null;
}
