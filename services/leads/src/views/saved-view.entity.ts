import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A named filter, order and layout of the leads list. */
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
