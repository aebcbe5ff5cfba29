import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: which of the owner's addresses gets a link that sets a new password for the desk. */
@Entity('recovery_address')
@Check('recovery_address_one_row', 'singleton')
export class RecoveryAddressEntity {
  @PrimaryColumn('boolean', { primaryKeyConstraintName: 'recovery_address_pkey', default: true })
  singleton: boolean;

  /** As the email service numbers them, which never uses a number again. Null: nobody. */
  @Column('integer', { name: 'address_id', nullable: true })
  addressId: number | null;

  /** Fingerprint of the environment's hash at that time. With another one there, nobody was chosen. */
  @Column('text')
  replaces: string;
}
