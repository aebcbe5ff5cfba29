import type { EditableEmail, EmailText } from '@agency/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the owner wrote in an email. */
@Entity('email_texts')
export class EmailTextEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'email_texts_pkey' })
  email: EditableEmail;

  /** Increases with every change: the optimistic lock. */
  @Column('integer')
  version: number;

  /** Null: as shipped, in this version and later ones. */
  @Column('jsonb', { nullable: true })
  text: EmailText | null;
}
