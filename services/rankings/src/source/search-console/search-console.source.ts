import {
  addDays,
  type BreakdownDimension,
  normalizeKeyword,
  type PacificDate,
} from '@agency/contracts';
import type { Clock } from '@agency/platform';
// Only the codes: the package's entry also loads the names in all languages.
import countries from 'i18n-iso-countries/index.js';
import type { RankingsEnv } from '../../env.js';
import { pacificDateOf } from '../../performance/pacific-date.js';
import {
  addFigures,
  type QueryPerformance,
  type SummedPeriod,
} from '../../performance/stored-periods.js';
import type { BreakdownFigures, PageInspection, PerformanceSource } from '../performance-source.js';
import { SourceError } from '../source.error.js';
import { readInspection } from './inspection.js';
import {
  type AnalyticsQuery,
  type AnalyticsRow,
  type GoogleUrls,
  type Pause,
  SearchConsoleClient,
} from './search-console.client.js';

/** Final data is two or three days late; beyond this it is absent, not late. */
const lookBackDays = 10;

/** What to read, and as whom. */
interface Access {
  site: string | undefined;
  /** The service account's JSON key. */
  key: string | undefined;
  /** Who can fix them: the operator, or the owner on the page. */
  setBy: 'settings' | 'owner';
}

interface Connection {
  client: SearchConsoleClient;
  site: string;
}

/** Google Search Console through its API, logged in as a service account. */
export class SearchConsoleSource implements PerformanceSource {
  readonly name = 'search-console';
  readonly whenWorking = 'Search Console answers, and the account may read the property.';
  readonly whenEmpty =
    'Search Console has no data for this property yet. A new property needs a few days.';
  private connection: Connection | undefined;

  constructor(
    private readonly access: Access,
    private readonly env: GoogleUrls & Pick<RankingsEnv, 'SITE_URL'>,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly wait?: Pause,
  ) {}

  get property(): string | undefined {
    return this.access.site;
  }

  async newestDay(signal: AbortSignal): Promise<PacificDate | undefined> {
    const { client, site } = this.connect();
    const today = pacificDateOf(this.clock.now());
    let newest: PacificDate | undefined;
    const from = addDays(today, -lookBackDays);
    const span = { site, from, to: today, dimensions: ['date'] } as const;
    await this.explainDenial(signal, async () => {
      for await (const rows of client.query(span, signal)) newest = rows.at(-1)?.keys[0] ?? newest;
    });
    return newest;
  }

  async readDay(
    day: PacificDate,
    _keywords: readonly string[],
    signal: AbortSignal,
  ): Promise<QueryPerformance[]> {
    const { client, site } = this.connect();
    const figures = new Map<string, QueryPerformance>();
    const oneDay = { site, from: day, to: day, dimensions: ['query'] } as const;
    await this.explainDenial(signal, async () => {
      for await (const rows of client.query(oneDay, signal)) {
        for (const { keys, clicks, impressions, position } of rows) {
          const query = normalizeKeyword(keys[0] ?? '');
          // Rows with equal clicks have no fixed order, so a page may repeat a row of the previous one.
          if (!figures.has(query)) figures.set(query, { query, clicks, impressions, position });
        }
      }
    });
    return [...figures.values()];
  }

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
    const { client, site } = this.connect();
    const address = pageAddressOf(path, site, this.env.SITE_URL);
    if (address === undefined) return undefined;
    return readInspection(await client.inspect(site, address, signal), address);
  }

  /** The first page of a reply, which has the rows with the most clicks: one request. */
  private async best(
    query: Omit<AnalyticsQuery, 'site'>,
    signal: AbortSignal,
  ): Promise<AnalyticsRow[]> {
    const { client, site } = this.connect();
    for await (const rows of client.query({ ...query, site }, signal)) return rows;
    return [];
  }

  /** Explains a denial by the properties that the account may read. */
  private async explainDenial(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof SourceError) || error.cause !== 'account-not-added') throw error;
      const { client, site } = this.connect();
      throw this.propertyError(site, await client.sites(signal), client.account);
    }
  }

  private connect(): Connection {
    this.connection ??= this.openConnection();
    return this.connection;
  }

  private openConnection(): Connection {
    const { site, key, setBy } = this.access;
    if (key === undefined && setBy === 'owner') throw unopened;
    if (site === undefined || key === undefined) {
      const missing = site === undefined ? 'SEARCH_CONSOLE_SITE' : 'SEARCH_CONSOLE_KEY_FILE';
      throw new SourceError(
        'not-configured',
        `Search Console isn’t connected yet: ${missing} isn’t set. The README says how.`,
      );
    }
    return { client: new SearchConsoleClient(key, this.env, this.clock, this.wait), site };
  }

  /** Why the account cannot read a property, derived from those it can. */
  private propertyError(site: string, visible: readonly string[], account: string): SourceError {
    const sibling = visible.find((property) => hostOf(property) === hostOf(site));
    if (sibling === undefined) {
      return new SourceError(
        'account-not-added',
        `${account} isn’t a user of ${site}. Add it in Search Console under Settings, Users and permissions.`,
      );
    }
    const mend =
      this.access.setBy === 'owner'
        ? `but not ${site}. Choose ${sibling} on the Source tab.`
        : `but SEARCH_CONSOLE_SITE says ${site}. Set it to ${sibling}.`;
    return new SourceError('wrong-property-kind', `The account may read ${sibling}, ${mend}`);
  }
}

const unopened = new SourceError(
  'bad-key',
  'The stored key can’t be opened, because the server’s RANKINGS_SECRET changed. Upload the key again.',
);

/** `sc-domain:example.com` and `https://www.example.com/` are two kinds of property of one site. */
function hostOf(property: string): string {
  const domain = /^sc-domain:(.+)$/.exec(property)?.[1];
  const host = domain ?? (URL.canParse(property) ? new URL(property).hostname : property);
  return host.replace(/^www\./, '');
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
