import {
  addDays,
  type EasternDate,
  easternInstant,
  type LeadFilter,
  type LeadSort,
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
  const { search, status, service, spend, topic, from, to, followUp } = filter;
  const leads = contacts.createQueryBuilder('contact');
  if (status?.length) leads.andWhere('contact.status IN (:...status)', { status });
  if (service?.length) leads.andWhere('contact.service IN (:...service)', { service });
  if (spend?.length) leads.andWhere('contact.monthlyAdSpend IN (:...spend)', { spend });
  if (topic?.length) leads.andWhere('contact.topic IN (:...topic)', { topic });
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

interface Ends {
  /** Begins with the last lead. The best match stays first. */
  isReversed?: boolean;
  /**
   * Finds the leads before it sorts them. Otherwise Postgres may walk an index in the order of the list until a page is
   * full, and walks through all of it for a word that few leads have.
   */
  areFew?: boolean;
}

/** Sorts the query. The id breaks ties, so that pages never overlap. */
export function orderLeads(
  leads: LeadQuery,
  sort: LeadSort,
  { search = '', isReversed = false, areFew = false }: Pick<LeadFilter, 'search'> & Ends = {},
): LeadQuery {
  if (sort === 'relevance') {
    const { sql, parameters } = relevance(parseSearch(search));
    return leads
      .addSelect(sql, 'relevance')
      .setParameters(parameters)
      .orderBy('relevance', 'ASC')
      .addOrderBy('contact.created_at', 'DESC')
      .addOrderBy('contact.id', 'DESC');
  }
  const { key, direction } = leadOrders[sort];
  const opposite = direction === 'ASC' ? 'DESC' : 'ASC';
  const way = isReversed ? opposite : direction;
  // (!) No key is null. No index has this order of nulls, so none is walked.
  const nulls = way === 'ASC' ? 'NULLS FIRST' : 'NULLS LAST';
  return leads.orderBy(key, way, areFew ? nulls : undefined).addOrderBy('contact.id', way);
}
