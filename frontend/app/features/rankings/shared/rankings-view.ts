import {
  type KeywordFilter,
  keywordFilterSchema,
  keywordSorts,
  maxLengths,
  type RankingTab,
  rankingTabs,
} from '@agency/contracts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What a chart can show of a day. */
export const metrics = ['position', 'clicks', 'impressions'] as const;
export type Metric = (typeof metrics)[number];

/** The address contains a tab's whole view, so it survives a reload, can be shared, and the back button works. */
export interface RankingsView {
  tab: RankingTab;
  filter: KeywordFilter;
  /** Page of a list, counted from 1. */
  page: number;
  /** The open keyword. */
  keyword: number | null;
  /** What the charts show. */
  metric: Metric;
  /** What the open keyword's chart is compared with: a keyword by its id, or a landing page by its path. */
  comparedWith: number | string | null;
}

const maxPage = 100_000;
const maxId = 2 ** 31 - 1;

interface Schema<Value> {
  safeParse(input: unknown): { success: true; data: Value } | { success: false };
}

function parseText<Value>(schema: Schema<Value>, text: string | null): Value | undefined {
  const result = schema.safeParse(text);
  return result.success ? result.data : undefined;
}

function parseCount(text: string | null, max: number): number | undefined {
  const number = Number(text);
  return /^[1-9]\d{0,8}$/.test(text ?? '') && number <= max ? number : undefined;
}

/** An id or a path. Anything else means no comparison. */
function parseCompared(text: string | null): number | string | null {
  const isPath = text !== null && /^\/\S*$/.test(text) && text.length <= maxLengths.landingPath;
  return isPath ? text : (parseCount(text, maxId) ?? null);
}

/** Ignores unknown values, so an old link still shows rankings. */
export function parseRankingsView(params: URLSearchParams): RankingsView {
  const { search, tag, paused, landing } = keywordFilterSchema.shape;
  const keyword = parseCount(params.get('keyword'), maxId) ?? null;
  const comparedWith = parseCompared(params.get('with'));
  return {
    tab: rankingTabs.find((tab) => tab === params.get('tab')) ?? 'overview',
    filter: {
      search: parseText(search, params.get('search')) || undefined,
      tag: parseText(tag, params.get('tag')) || undefined,
      paused: parseText(paused, params.get('paused')),
      landing: parseText(landing, params.get('landing')) || undefined,
      sort: keywordSorts.find((sort) => sort === params.get('sort')) ?? 'position',
    },
    page: parseCount(params.get('page'), maxPage) ?? 1,
    keyword,
    metric: metrics.find((metric) => metric === params.get('metric')) ?? 'position',
    comparedWith: keyword === null || comparedWith === keyword ? null : comparedWith,
  };
}

/** The filter's parameters, without defaults. */
export function keywordFilterParams(filter: KeywordFilter): URLSearchParams {
  const { search, tag, paused, landing, sort } = filter;
  return new URLSearchParams({
    ...(search && { search }),
    ...(tag && { tag }),
    ...(paused && { paused }),
    ...(landing && { landing }),
    ...(sort !== 'position' && { sort }),
  });
}

export function rankingsViewParams(view: RankingsView): URLSearchParams {
  const { tab, filter, page, keyword, metric, comparedWith } = view;
  return new URLSearchParams({
    ...(tab !== 'overview' && { tab }),
    ...Object.fromEntries(keywordFilterParams(filter)),
    ...(page > 1 && { page: String(page) }),
    ...(keyword !== null && { keyword: String(keyword) }),
    ...(metric !== 'position' && { metric }),
    ...(keyword !== null && comparedWith !== null && { with: String(comparedWith) }),
  });
}

const defaultView = parseRankingsView(new URLSearchParams());

interface ViewLink extends Partial<Omit<RankingsView, 'filter'>> {
  filter?: Partial<KeywordFilter>;
}

/** A link to another view of the rankings, with everything else at its default. */
export function linkToRankings({ filter, ...view }: ViewLink): { search: string } {
  const linked = { ...defaultView, ...view, filter: { ...defaultView.filter, ...filter } };
  return { search: rankingsViewParams(linked).toString() };
}

export const otherQueriesId = 'other-queries';

/** A link to the queries that are seen and not on the list. */
export function linkToOtherQueries() {
  return { ...linkToRankings({ tab: 'keywords' }), hash: `#${otherQueriesId}` };
}

interface ViewChange {
  /** Replaces the current history entry. */
  replace?: boolean;
  preventScrollReset?: boolean;
}

/** The view in the address, and functions to change it. */
export function useRankingsView() {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => parseRankingsView(params), [params]);

  return {
    view,
    /** A link to the current view with these changes. */
    to: (changes: Partial<RankingsView>) => ({
      search: rankingsViewParams({ ...view, ...changes }).toString(),
    }),
    go: (changes: Partial<RankingsView>, options?: ViewChange) =>
      setParams(rankingsViewParams({ ...view, ...changes }), options),
    /** Opens a tab without filters. */
    open: (tab: string) => setParams(tab === 'overview' ? {} : { tab }),
    /** Changes the filter and returns to the first page. */
    narrow: (changes: Partial<KeywordFilter>, options?: ViewChange) =>
      setParams(
        rankingsViewParams({ ...view, page: 1, filter: { ...view.filter, ...changes } }),
        options,
      ),
  };
}

export type RankingsViewControl = ReturnType<typeof useRankingsView>;
