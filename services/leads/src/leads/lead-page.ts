import {
  type LeadFilter,
  type LeadSort,
  type ListLeadsQuery,
  leadSortOf,
  maxCountedMatches,
} from '@agency/contracts';
import type { Repository } from 'typeorm';
import type { LeadEntity } from './lead.entity.js';
import { type LeadQuery, orderLeads } from './lead-query.js';
import { parseSearch } from './search/parse-search.js';

/** How many leads a query finds. A search is counted up to one more than `maxCountedMatches`. */
export async function countLeads(
  contacts: Repository<LeadEntity>,
  leads: LeadQuery,
  { search }: LeadFilter,
): Promise<number> {
  if (!search) return leads.getCount();
  const [sql, parameters] = leads
    .clone()
    .select('contact.id')
    .limit(maxCountedMatches + 1)
    .getQueryAndParameters();
  const [row]: { count: number }[] = await contacts.query(
    `SELECT count(*)::integer AS count FROM (${sql}) AS found`,
    parameters,
  );
  return row?.count ?? 0;
}

/**
 * One page of the leads that a query finds. First their ids, which an index gives without reading the leads that are
 * skipped, from the nearer end of the list; then the leads.
 */
export async function readPage(
  contacts: Repository<LeadEntity>,
  leads: LeadQuery,
  query: ListLeadsQuery,
  total: number,
): Promise<LeadEntity[]> {
  const { search, limit, offset } = query;
  const isCounted = !search || total <= maxCountedMatches;
  if (isCounted && offset >= total) return [];
  const sort = sortOf(query, total);
  const isReversed = isCounted && sort !== 'relevance' && offset > total / 2;
  const size = isCounted ? Math.min(limit, total - offset) : limit;
  const areFew = Boolean(search) && isCounted;
  const rows = await orderLeads(leads.clone().select('contact.id', 'id'), sort, {
    ...query,
    isReversed,
    areFew,
  })
    .limit(size)
    .offset(isReversed ? total - offset - size : offset)
    .getRawMany<{ id: string }>();
  const ids = rows.map(({ id }) => Number(id));
  return inOrder(await readLeads(contacts, ids, search), isReversed ? ids.reverse() : ids);
}

/**
 * One or two letters only find beginnings of words, all alike, and what very many leads have tells them apart as little. An
 * index knows the newest of them.
 */
function sortOf(query: ListLeadsQuery, total: number): LeadSort {
  const asked = leadSortOf(query);
  if (asked !== 'relevance') return asked;
  const areAlike = total > maxCountedMatches || parseSearch(query.search ?? '').isShort;
  return areAlike ? 'newest' : asked;
}

async function readLeads(
  contacts: Repository<LeadEntity>,
  ids: readonly number[],
  search: string | undefined,
): Promise<LeadEntity[]> {
  if (ids.length === 0) return [];
  const leads = contacts.createQueryBuilder('contact').where('contact.id IN (:...ids)', { ids });
  if (search) leads.addSelect('contact.noteEntries');
  return leads.getMany();
}

/** Without those that were erased meanwhile. */
function inOrder(leads: readonly LeadEntity[], ids: readonly number[]): LeadEntity[] {
  const found = new Map(leads.map((lead) => [lead.id, lead]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
