import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A filter, order and shape of the leads' list under a name. */
@Entity('saved_views')
@Unique('saved_views_name', ['name'])
export class SavedViewEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    primaryKeyConstraintName: 'saved_views_pkey',
  })
  id: number;

  @Column('text')
  name: string;

  /** As in the list's address. */
  @Column('text')
  query: string;
}
