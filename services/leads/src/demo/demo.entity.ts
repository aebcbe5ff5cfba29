import { Column, Entity, PrimaryColumn } from 'typeorm';

/** At most one row: what `make demo` invented, so that nothing else is taken away with it. */
@Entity('demo')
export class DemoEntity {
  @PrimaryColumn('boolean', { primaryKeyConstraintName: 'demo_pkey', default: true })
  singleton: boolean;

  @Column('bigint', { name: 'contact_ids', array: true })
  contactIds: string[];

  /** In the scheduling service. */
  @Column('integer', { name: 'calendar_id', nullable: true })
  calendarId: number | null;
}
