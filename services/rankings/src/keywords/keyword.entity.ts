import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Never deleted: figures refer to it, and a removed keyword may come back with its history. */
@Entity('keywords')
@Unique('keywords_keyword', ['keyword'])
export class KeywordEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    primaryKeyConstraintName: 'keywords_pkey',
  })
  id: number;

  /** As Search Console writes queries. */
  @Column('text')
  keyword: string;

  @Column('text', { name: 'landing_page', nullable: true })
  landingPage: string | null;

  @Column('text', { array: true, default: () => "'{}'" })
  tags: string[];

  @Column('text', { default: 'active' })
  state: 'active' | 'paused' | 'removed';

  @Column('timestamptz', { name: 'added_at', default: () => 'now()' })
  addedAt: Date;

  /** When it was last added or resumed: a check after that reads its past as well. */
  @Column('timestamptz', { name: 'active_since', default: () => 'now()' })
  activeSince: Date;
}
