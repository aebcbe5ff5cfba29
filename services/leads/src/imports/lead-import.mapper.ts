import type { LeadImport } from '@agency/contracts';
import type { LeadImportEntity } from './lead-import.entity.js';

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
