import type { LeadImport } from '@agency/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One CSV file of leads that the owner imported. Its leads name it. */
@Entity('imports')
@Index('imports_newest', ['at'])
export class LeadImportEntity {
  /** Made by the desk, so that a repeated request is the same import. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'imports_pkey' })
  id: string;

  /** A file may be named after a person: null once the import can no longer be taken back. */
  @Column('text', { name: 'file_name', nullable: true })
  fileName: string | null;

  @Column('timestamptz')
  at: Date;

  @Column('integer')
  added: number;

  @Column('integer')
  duplicates: number;

  @Column('integer')
  refused: number;

  @Column('timestamptz', { name: 'undone_at', nullable: true })
  undoneAt: Date | null;

  /** Leads that taking it back removed, and those it left. Null until then. */
  @Column('integer', { nullable: true })
  removed: number | null;

  @Column('integer', { nullable: true })
  kept: number | null;
}

/** An import as the owner sees it. */
export function toLeadImport(entity: LeadImportEntity): LeadImport {
  const { id, fileName, at, added, duplicates, refused, undoneAt, removed, kept } = entity;
  return {
    id,
    fileName: fileName ?? '',
    at: at.toISOString(),
    added,
    duplicates,
    refused,
    undone: undoneAt && {
      at: undoneAt.toISOString(),
      removed: removed ?? 0,
      kept: kept ?? 0,
    },
  };
}
