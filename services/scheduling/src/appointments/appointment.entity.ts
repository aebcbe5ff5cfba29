import type { AppointmentStatus } from '@agency/contracts';
import { type BotVerdict, integerColumn } from '@agency/platform';
import {
  Column,
  CreateDateColumn,
  Entity,
  Exclusion,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';

/** The leads service's table, declared only for the foreign key of appointments. This service cannot read it. */
@Entity('contacts', { schema: 'leads', synchronize: false })
export class LeadReference {
  @PrimaryColumn('bigint', { transformer: integerColumn })
  id: number;
}

/** Non-cancelled appointments never overlap; the constraint prevents double bookings in a race. */
const noOverlap = {
  name: 'appointments_no_overlap',
  expression: `USING gist (tsrange(scheduled_at AT TIME ZONE 'UTC',
    scheduled_at AT TIME ZONE 'UTC' + duration * interval '1 minute') WITH &&) WHERE (status <> 'cancelled')`,
};

@Entity('appointments')
@Exclusion(noOverlap.name, noOverlap.expression)
@Index('appointments_by_time', ['scheduledAt'])
@Index('appointments_by_contact', ['contactId'])
@Index('appointments_by_status', ['status', 'scheduledAt'])
@Index('appointments_by_network', ['networkKey'], { where: 'network_key IS NOT NULL' })
@Index('appointments_by_network_56', ['network56Key'], { where: 'network_56_key IS NOT NULL' })
@Index('appointments_by_network_48', ['network48Key'], { where: 'network_48_key IS NOT NULL' })
@Index('appointments_of_visitors', ['createdAt'], { where: 'bot_check IS NOT NULL' })
@Index('appointments_to_confirm', ['confirmBy'], { where: 'confirm_by IS NOT NULL' })
export class AppointmentEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    primaryKeyConstraintName: 'appointments_pkey',
  })
  id: string;

  @Column('bigint', { name: 'contact_id', transformer: integerColumn })
  contactId: number;

  @ManyToOne(() => LeadReference, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'contact_id', foreignKeyConstraintName: 'appointments_contact_fkey' })
  contact?: LeadReference;

  @Column('timestamptz', { name: 'scheduled_at' })
  scheduledAt: Date;

  /** Minutes. */
  @Column('integer')
  duration: number;

  @Column('text', { default: 'scheduled' })
  status: AppointmentStatus;

  @Column('text', { nullable: true })
  notes: string | null;

  /** UID of the calendar event, unchanged by moves. */
  @Column('uuid', { name: 'calendar_uid' })
  calendarUid: string;

  /** Increases with every move and cancellation, so that calendars accept the newer invitation. */
  @Column('integer', { default: 0 })
  sequence: number;

  /** Whether the lead gets emails about it. Only the owner can book without them. */
  @Column('boolean', { name: 'is_invited', default: true })
  isInvited: boolean;

  /** `meetingUrl` joins it to the base address, which gives the room, link or number of the call. */
  @Column('text', { name: 'meeting_room' })
  meetingRoom: string;

  /** As of booking, so that the room stays the one in the invitation. Null: booked by an earlier version. */
  @Column('text', { name: 'meeting_base_url', nullable: true })
  meetingBaseUrl: string | null;

  /** False for the owner's link and for a call by phone. */
  @Column('boolean', { name: 'has_own_room', default: true })
  hasOwnRoom: boolean;

  /** When the owner last moved it to another room, link or number. */
  @Column('timestamptz', { name: 'relocated_at', nullable: true })
  relocatedAt: Date | null;

  /** A keyed hash of the network that a visitor booked from, until the call is over. Never returned by the API. */
  @Column('text', { name: 'network_key', nullable: true, select: false })
  networkKey?: string | null;

  /** The same for the /56 and the /48 of an IPv6 address. */
  @Column('text', { name: 'network_56_key', nullable: true, select: false })
  network56Key?: string | null;

  @Column('text', { name: 'network_48_key', nullable: true, select: false })
  network48Key?: string | null;

  /** Hash of the secret that the visitor's browser booked with (docs/funnel.md). */
  @Column('text', { name: 'request_key_hash', nullable: true, select: false })
  requestKeyHash?: string | null;

  /**
   * Which BOOKING_LINK_SECRET signs the link in its first email, so that a restore can tell whether it still opens
   * (docs/decisions/085). Null: booked by an earlier version.
   */
  @Column('text', { name: 'link_key_id', nullable: true, select: false })
  linkKeyId?: string | null;

  /**
   * Released at this time unless the visitor opens their booking link first (docs/decisions/081). A call that was
   * canceled unconfirmed keeps it.
   */
  @Column('timestamptz', { name: 'confirm_by', nullable: true })
  confirmBy: Date | null;

  /** The bot check's verdict; null if the owner or an earlier version booked. */
  @Column('text', { name: 'bot_check', nullable: true, select: false })
  botCheck?: BotVerdict | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
