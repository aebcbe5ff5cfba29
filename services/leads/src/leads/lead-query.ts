import {
  addDays,
  type EasternDate,
  easternInstant,
  type LeadFilter,
  type LeadStatus,
} from '@agency/contracts';
import { Brackets, type Repository, type SelectQueryBuilder } from 'typeorm';
import type { LeadEntity } from './lead.entity.js';
import { followUpKey, leadOrders } from './lead-order.js';
import { type LeadSearch, parseLeadSearch } from './lead-search.js';

const closedStatuses: LeadStatus[] = ['closed-won', 'closed-lost'];

export type LeadQuery = SelectQueryBuilder<LeadEntity>;

/** A query for the leads that match a filter, unsorted. */
export function queryLeads(
  contacts: Repository<LeadEntity>,
  filter: LeadFilter,
  today: EasternDate,
): LeadQuery {
  const { search, status, service, spend, from, to, followUp } = filter;
  const leads = contacts.createQueryBuilder('contact');
  if (status?.length) leads.andWhere('contact.status IN (:...status)', { status });
  if (service?.length) leads.andWhere('contact.service IN (:...service)', { service });
  if (spend?.length) leads.andWhere('contact.monthlyAdSpend IN (:...spend)', { spend });
  if (from) leads.andWhere('contact.createdAt >= :from', { from: easternInstant(from, '00:00') });
  if (to) {
    leads.andWhere('contact.createdAt < :end', { end: easternInstant(addDays(to, 1), '00:00') });
  }
  if (followUp === 'overdue') leads.andWhere(`${followUpKey} < :today`, { today });
  if (followUp === 'due') {
    leads.andWhere(`${followUpKey} <= :today`, { today });
    leads.andWhere('contact.status NOT IN (:...closed)', { closed: closedStatuses });
  }
  if (followUp === 'planned') leads.andWhere(`${followUpKey} < 'infinity'`);
  if (search) leads.andWhere(matchesSearch(parseLeadSearch(search)));
  return leads;
}

function matchesSearch({ words, phone }: LeadSearch): Brackets {
  return new Brackets((either) => {
    const all = new Brackets((text) => {
      for (const [index, word] of words.entries()) {
        text.andWhere(`contact.search_text LIKE lower(:word${index})`, { [`word${index}`]: word });
      }
    });
    either.where(all);
    if (phone) either.orWhere('contact.search_text LIKE :phone', { phone });
  });
}

/** Sorts the query. The id breaks ties, so that pages never overlap. */
export function orderLeads(leads: LeadQuery, sort: LeadFilter['sort']): LeadQuery {
  const { key, direction } = leadOrders[sort];
  return leads.orderBy(key, direction).addOrderBy('contact.id', direction);
}
