import type { Lead } from '@agency/contracts';
import type { InfiniteData } from '@tanstack/react-query';
import type { PageOf } from '~/lib/api-client';

/** The loaded part of a board column: pages of leads, each with the column's total. */
export type Column = InfiniteData<PageOf<Lead>>;

export function leadsOf(column: Column): Lead[] {
  return column.pages.flatMap(({ items }) => items);
}

export function totalOf(column: Column): number {
  return column.pages.at(-1)?.total ?? 0;
}

function mapPages(column: Column, change: (page: PageOf<Lead>) => PageOf<Lead>): Column {
  return { ...column, pages: column.pages.map(change) };
}

export function withoutLead(column: Column, id: number): Column {
  if (!leadsOf(column).some((lead) => lead.id === id)) return column;
  return mapPages(column, ({ items, total }) => ({
    items: items.filter((lead) => lead.id !== id),
    total: total - 1,
  }));
}

/** Adds the lead on top, where the owner sees it. The next refetch restores the service's order. */
export function withLeadOnTop(column: Column, lead: Lead): Column {
  const [first, ...rest] = mapPages(column, ({ items, total }) => ({
    items,
    total: total + 1,
  })).pages;
  if (!first) return column;
  return { ...column, pages: [{ ...first, items: [lead, ...first.items] }, ...rest] };
}

export function withLeadReplaced(column: Column, lead: Lead): Column {
  return mapPages(column, ({ items, total }) => ({
    items: items.map((item) => (item.id === lead.id ? lead : item)),
    total,
  }));
}
