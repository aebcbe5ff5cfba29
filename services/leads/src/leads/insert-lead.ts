import type { EntityManager } from 'typeorm';
import { LeadEntity } from './lead.entity.js';

/** What the database fills in. */
type OptionalColumn =
  | 'company'
  | 'service'
  | 'monthlyAdSpend'
  | 'message'
  | 'notes'
  | 'followUpOn'
  | 'closedAt'
  | 'erasureRequestedAt'
  | 'version'
  | 'emailKey'
  | 'phoneKey';

export type NewLead = Omit<LeadEntity, OptionalColumn> & Partial<LeadEntity>;

/** Stores a new lead. The insert builder, not save(): this is the path every visitor waits on. */
export async function insertLead(manager: EntityManager, row: NewLead): Promise<void> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(LeadEntity)
    .values(row)
    .returning([])
    .updateEntity(false)
    .execute();
}
