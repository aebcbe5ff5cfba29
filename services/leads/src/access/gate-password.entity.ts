import type { Gate } from '@agency/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A password that the owner has chosen herself. */
@Entity('gate_passwords')
export class GatePasswordEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'gate_passwords_pkey' })
  gate: Gate;

  @Column('text')
  hash: string;

  /** Fingerprint of the environment's hash that it replaces. A different hash in the environment invalidates it. */
  @Column('text')
  replaces: string;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;
}
