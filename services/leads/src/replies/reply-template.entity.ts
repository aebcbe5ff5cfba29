import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A starting point for a reply. */
@Entity('reply_templates')
// On lower(name), which TypeORM cannot express.
@Index('reply_templates_name', { synchronize: false })
export class ReplyTemplateEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    primaryKeyConstraintName: 'reply_templates_pkey',
  })
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  subject: string;

  @Column('text')
  body: string;

  /** Increases with every change: the optimistic lock. */
  @Column('integer', { default: 1 })
  version: number;
}
