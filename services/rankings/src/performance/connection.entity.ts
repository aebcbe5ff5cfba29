import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the owner set on the page to connect Search Console: one row, once a key was uploaded. */
@Entity('search_console_connection')
export class ConnectionEntity {
  @PrimaryColumn('boolean', {
    default: true,
    primaryKeyConstraintName: 'search_console_connection_pkey',
  })
  singleton: boolean;

  /** A new one for each uploaded key. */
  @Column('uuid', { name: 'key_id' })
  keyId: string;

  /** The service account's address. */
  @Column('text')
  account: string;

  /** The JSON key, in a SecretBox. */
  @Column('bytea', { name: 'sealed_key' })
  sealedKey: Buffer;

  /** The property, as Search Console names it. Null until one is chosen. */
  @Column('text', { nullable: true })
  site: string | null;
}
