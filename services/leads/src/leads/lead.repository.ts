import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, type Repository } from 'typeorm';
import { LeadEntity } from './lead.entity.js';

export const leadNotFoundMessage = 'This lead doesn’t exist. It may have been erased.';

/** Reads stored leads by their ids. */
@Injectable()
export class LeadRepository {
  constructor(@InjectRepository(LeadEntity) private readonly contacts: Repository<LeadEntity>) {}

  /** In the order of the ids, without leads erased in the meantime. */
  async find(ids: readonly number[]): Promise<LeadEntity[]> {
    if (ids.length === 0) return [];
    const leads = await this.contacts.findBy({ id: In(ids) });
    const found = new Map(leads.map((lead) => [lead.id, lead]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** The row stays locked until the commit. Throws 404 for an unknown lead. */
  async lock(manager: EntityManager, id: number): Promise<LeadEntity> {
    const lock = { mode: 'pessimistic_write' } as const;
    const lead = await manager.findOne(LeadEntity, { where: { id }, lock });
    if (!lead) throw new NotFoundException(leadNotFoundMessage);
    return lead;
  }
}
