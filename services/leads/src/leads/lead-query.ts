import {
  addDays,
  type EasternDate,
  easternInstant,
  type LeadFilter,
  leadSortOf,
} from '@agency/contracts';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import type { LeadEntity } from './lead.entity.js';
import { followUpKey, leadOrders } from './lead-order.js';
import { parseSearch } from './search/parse-search.js';
import { matchesSearch, relevance } from './search/search-conditions.js';

/** Nobody has to get back to a lead that is won or lost. */
const isOpen = `contact.status NOT IN ('closed-won', 'closed-lost')`;

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
  if (followUp === 'overdue') leads.andWhere(`${followUpKey} < :today AND ${isOpen}`, { today });
  if (followUp === 'due') leads.andWhere(`${followUpKey} <= :today AND ${isOpen}`, { today });
  if (followUp === 'planned') leads.andWhere(`${followUpKey} < 'infinity'`);
  if (search) leads.andWhere(matchesSearch(parseSearch(search)));
  return leads;
}

/** Sorts the query. The id breaks ties, so that pages never overlap. */
export function orderLeads(leads: LeadQuery, filter: LeadFilter): LeadQuery {
  const asked = leadSortOf(filter);
  const search = parseSearch(filter.search ?? '');
  // One or two letters only find beginnings of words, all alike, in up to an eighth of all leads: an index knows the newest.
  const sort = asked === 'relevance' && search.isShort ? 'newest' : asked;
  if (sort !== 'relevance') {
    const { key, direction } = leadOrders[sort];
    return leads.orderBy(key, direction).addOrderBy('contact.id', direction);
  }
  const { sql, parameters } = relevance(search);
  return leads
    .addSelect(sql, 'relevance')
    .setParameters(parameters)
    .orderBy('relevance', 'ASC')
    .addOrderBy('contact.created_at', 'DESC')
    .addOrderBy('contact.id', 'DESC');
}
