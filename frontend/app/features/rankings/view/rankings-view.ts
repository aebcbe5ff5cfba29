import {
  type KeywordFilter,
  keywordFilterSchema,
  keywordSorts,
  pacificDateSchema,
} from '@agency/contracts';
import { keywordFilterParams } from './keyword-filter-params';

export const rankingTabs = ['overview', 'keywords', 'changes', 'alerts', 'source'] as const;
export type RankingTab = (typeof rankingTabs)[number];

/** Everything a tab shows stands in the address: it can be reloaded, shared and left with the back button. */
export interface RankingsView {
  tab: RankingTab;
  filter: KeywordFilter;
  /** Page of a list, counted from 1. */
  page: number;
  /** The keyword that is open. */
  keyword: number | null;
  /** The two dates to compare, where they are not the usual ones. */
  from: string | undefined;
  to: string | undefined;
  days: number;
}

const usualDays = 7;

interface Schema<Value> {
  safeParse(input: unknown): { success: true; data: Value } | { success: false };
}

function known<Value>(schema: Schema<Value>, text: string | null): Value | undefined {
  const result = schema.safeParse(text);
  return result.success ? result.data : undefined;
}

function counted(text: string | null, most: number): number | undefined {
  const number = Number(text);
  return /^[1-9]\d{0,8}$/.test(text ?? '') && number <= most ? number : undefined;
}

/** What it does not know, it ignores: an old link still shows rankings. */
export function parseRankingsView(params: URLSearchParams): RankingsView {
  const { search, tag, paused } = keywordFilterSchema.shape;
  return {
    tab: rankingTabs.find((tab) => tab === params.get('tab')) ?? 'overview',
    filter: {
      search: known(search, params.get('search')) || undefined,
      tag: known(tag, params.get('tag')) || undefined,
      paused: known(paused, params.get('paused')),
      sort: keywordSorts.find((sort) => sort === params.get('sort')) ?? 'position',
    },
    page: counted(params.get('page'), 100_000) ?? 1,
    keyword: counted(params.get('keyword'), 2 ** 31 - 1) ?? null,
    from: known(pacificDateSchema, params.get('from')),
    to: known(pacificDateSchema, params.get('to')),
    days: counted(params.get('days'), 28) ?? usualDays,
  };
}

export function rankingsViewParams(view: RankingsView): URLSearchParams {
  const { tab, filter, page, keyword, from, to, days } = view;
  return new URLSearchParams({
    ...(tab !== 'overview' && { tab }),
    ...Object.fromEntries(keywordFilterParams(filter)),
    ...(from && { from }),
    ...(to && { to }),
    ...(days !== usualDays && { days: String(days) }),
    ...(page > 1 && { page: String(page) }),
    ...(keyword !== null && { keyword: String(keyword) }),
  });
}
