import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Never deleted: figures refer to it, and a removed keyword may come back with its history. */
@Entity('keywords')
@Unique('keywords_keyword', ['keyword'])
// TypeORM has no words for an index with an operator class.
@Index('keywords_by_search_text', { synchronize: false })
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

  /** What is searched, in lower case; Postgres makes it. */
  @Column({
    type: 'text',
    name: 'search_text',
    generatedType: 'STORED',
    asExpression: `lower(keyword || E'\\n' || coalesce(landing_page, ''))`,
    nullable: true,
    insert: false,
    update: false,
    select: false,
  })
  readonly searchText?: string;
}
