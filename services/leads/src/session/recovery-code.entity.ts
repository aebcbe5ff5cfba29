import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A code that sets a new password for the desk, once. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  /** SHA-256 of the code: with 80 random bits, nobody can try them all. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'recovery_codes_pkey' })
  hash: string;

  /** Fingerprint of the environment's hash at that time. A different hash in the environment invalidates the code. */
  @Column('text')
  replaces: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;
}
