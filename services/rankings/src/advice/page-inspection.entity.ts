import type { NotShownReason } from '@agency/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What Google last said about a landing page. */
@Entity('page_inspections')
export class PageInspectionEntity {
  /** Its path. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'page_inspections_pkey' })
  page: string;

  /** When Google was asked, even if it did not answer. */
  @Column('timestamptz', { name: 'inspected_at' })
  inspectedAt: Date;

  /** Null if Google shows the page, or did not say. */
  @Column('text', { nullable: true })
  reason: NotShownReason | null;

  @Column('text', { nullable: true })
  coverage: string | null;

  /** Until then the owner does not want to see advice about it. */
  @Column('timestamptz', { name: 'hidden_until', nullable: true })
  hiddenUntil: Date | null;
}
