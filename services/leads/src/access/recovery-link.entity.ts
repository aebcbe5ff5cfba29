import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A link that sets a new password for the desk, once. */
@Entity('recovery_links')
export class RecoveryLinkEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    primaryKeyConstraintName: 'recovery_links_pkey',
  })
  id: number;

  /** SHA-256 of the token, which only the email holds. */
  @Column('text')
  hash: string;

  /** A whole second. */
  @Column('timestamptz', { name: 'made_at' })
  madeAt: Date;

  /** The address that it was sent to. Choosing another one invalidates the link. */
  @Column('integer', { name: 'address_id' })
  addressId: number;

  /** Fingerprint of the password that was in force. Another password invalidates the link. */
  @Column('text')
  replaces: string;

  /** When it was used, or ended by another address or password. */
  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;
}
