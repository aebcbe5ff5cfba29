import {
  type BreakdownDimension,
  type NotShownReason,
  normalizeKeyword,
  oneLine,
  truncate,
} from '@agency/contracts';
// Only the codes: the package's entry also loads the names in all languages.
import countries from 'i18n-iso-countries/index.js';
import { pageKeyOf } from '../../performance/page-key.js';
import {
  addFigures,
  type QueryPerformance,
  type SummedPeriod,
} from '../../performance/stored-periods.js';
import type { BreakdownFigures, PageInspection, SourceDetails } from '../performance-source.js';
import type {
  AnalyticsQuery,
  AnalyticsRow,
  IndexStatus,
  SearchConsoleClient,
} from './search-console.client.js';

/** A property, and who may read it. */
export interface SearchConsole {
  client: SearchConsoleClient;
  site: string;
}

/** What Search Console tells for advice, beside the daily figures. */
export class SearchConsoleDetails implements SourceDetails {
  constructor(
    private readonly searchConsole: SearchConsole,
    private readonly siteUrl: string | undefined,
  ) {}

  async readQueries(window: SummedPeriod, signal: AbortSignal): Promise<QueryPerformance[]> {
    const figures = new Map<string, QueryPerformance>();
    for (const { keys, ...row } of await this.best({ ...window, dimensions: ['query'] }, signal)) {
      addFigures(figures, { ...row, query: normalizeKeyword(keys[0] ?? '') });
    }
    return [...figures.values()];
  }

  async readBreakdown(
    window: SummedPeriod,
    dimension: BreakdownDimension,
    keywords: readonly string[],
    signal: AbortSignal,
  ): Promise<BreakdownFigures[]> {
    const tracked = new Set(keywords);
    const figures = new Map<string, BreakdownFigures>();
    const rows = await this.best({ ...window, dimensions: ['query', dimension] }, signal);
    for (const { keys, clicks, impressions, position } of rows) {
      const query = normalizeKeyword(keys[0] ?? '');
      const value = breakdownValueOf[dimension](keys[1] ?? '');
      if (!tracked.has(query) || value === undefined || impressions === 0) continue;
      addFigures(figures, { query, value, clicks, impressions, position });
    }
    return [...figures.values()];
  }

  async inspectPage(path: string, signal: AbortSignal): Promise<PageInspection | undefined> {
    const { client, site } = this.searchConsole;
    const address = pageAddressOf(path, site, this.siteUrl);
    if (address === undefined) return undefined;
    return readInspection(await client.inspect(site, address, signal), address);
  }

  /** The first page of a reply, which has the rows with the most clicks: one request. */
  private async best(
    query: Omit<AnalyticsQuery, 'site'>,
    signal: AbortSignal,
  ): Promise<AnalyticsRow[]> {
    const { client, site } = this.searchConsole;
    for await (const rows of client.query({ ...query, site }, signal)) return rows;
    return [];
  }
}

/**
 * The address of a page of the site, by its path. A domain property does not name the host that serves it; SITE_URL
 * does, if it belongs to the domain. Undefined if the page is outside the property.
 */
function pageAddressOf(
  path: string,
  site: string,
  siteUrl: string | undefined,
): string | undefined {
  const domain = /^sc-domain:(.+)$/.exec(site)?.[1];
  const isOurs = (host: string) => host === domain || host.endsWith(`.${domain}`);
  const ours = siteUrl && isOurs(new URL(siteUrl).hostname) ? siteUrl : `https://${domain}`;
  const origin = domain === undefined ? site : ours;
  // A path that begins with two slashes names another host, or is not valid.
  if (!URL.canParse(path, origin)) return undefined;
  const { href, hostname } = new URL(path, origin);
  const isInside = domain === undefined ? href.startsWith(site) : isOurs(hostname);
  return isInside ? href : undefined;
}

/** (!) An index cannot hold much more. */
const maxAddressBytes = 2_000;
const unknownCountry = 'ZZ';
const devices = ['desktop', 'mobile', 'tablet'];

/** Converts Google's name of a page, a country or a device to the contract's form; undefined if it is not valid. */
const breakdownValueOf: Record<BreakdownDimension, (key: string) => string | undefined> = {
  page: (key) => {
    if (!URL.canParse(key)) return undefined;
    const address = new URL(key);
    // A link to a place on a page leads to the same page.
    address.hash = '';
    const isWeb = address.protocol === 'https:' || address.protocol === 'http:';
    return isWeb && address.href.length <= maxAddressBytes ? address.href : undefined;
  },
  country: (key) => countries.alpha3ToAlpha2(key.toUpperCase()) ?? unknownCountry,
  device: (key) => devices.find((device) => device === key.toLowerCase()),
};

const maxCoverageLength = 200;

/** Whether Google shows a page, and if not, why. */
export function readInspection(status: IndexStatus, address: string): PageInspection {
  const coverage = truncate(oneLine(status.coverageState), maxCoverageLength);
  return { reason: isShown(status, address) ? null : reasonOf(status), coverage };
}

/** (!) Also true if Google shows the page under a sibling address, such as one with `www.`, or does not say. */
function isShown({ verdict, googleCanonical }: IndexStatus, address: string): boolean {
  if (verdict === 'PASS' || verdict === '' || verdict === 'VERDICT_UNSPECIFIED') return true;
  return URL.canParse(googleCanonical) && pageKeyOf(googleCanonical) === pageKeyOf(address);
}

const fetchReasons: Partial<Record<string, NotShownReason>> = {
  SOFT_404: 'not-found',
  NOT_FOUND: 'not-found',
  BLOCKED_ROBOTS_TXT: 'blocked-by-robots',
  SERVER_ERROR: 'server-error',
  REDIRECT_ERROR: 'redirect',
  ACCESS_DENIED: 'server-error',
  ACCESS_FORBIDDEN: 'server-error',
  BLOCKED_4XX: 'server-error',
  INTERNAL_CRAWL_ERROR: 'unknown',
};

function reasonOf(status: IndexStatus): NotShownReason {
  if (status.robotsTxtState === 'DISALLOWED') return 'blocked-by-robots';
  if (status.indexingState.startsWith('BLOCKED_')) return 'noindex';
  const fetched = fetchReasons[status.pageFetchState];
  if (fetched) return fetched;
  if (/redirect/i.test(status.coverageState)) return 'redirect';
  if (/duplicate|alternate/i.test(status.coverageState)) return 'duplicate';
  return 'unknown';
}
