import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: which of the owner's addresses gets a link that sets a new password for the desk. */
@Entity('recovery_address')
@Check('recovery_address_one_row', 'singleton')
export class RecoveryAddressEntity {
  @PrimaryColumn('boolean', { primaryKeyConstraintName: 'recovery_address_pkey', default: true })
  singleton: boolean;

  /** The email service's id of the address; it never reuses one. Null: no one. */
  @Column('integer', { name: 'address_id', nullable: true })
  addressId: number | null;

  /** Fingerprint of the environment's hash at that time. A different hash in the environment invalidates the choice. */
  @Column('text')
  replaces: string;
}
