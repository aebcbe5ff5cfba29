import type { RetentionMonths } from '@agency/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: how long the owner keeps closed leads. */
@Entity('retention')
export class RetentionEntity {
  @PrimaryColumn('boolean', { primaryKeyConstraintName: 'retention_pkey', default: true })
  singleton: boolean;

  /** Null keeps them until they are erased by hand. */
  @Column('integer', { nullable: true })
  months: RetentionMonths | null;
}
