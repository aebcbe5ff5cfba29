import { addDays, normalizeKeyword, type PacificDate } from '@agency/contracts';
import type { Clock } from '@agency/platform';
import type { RankingsEnv } from '../../env.js';
import { pacificDateOf } from '../../performance/pacific-date.js';
import type { QueryPerformance } from '../../performance/stored-periods.js';
import type { PerformanceSource } from '../performance-source.js';
import { SourceError } from '../source.error.js';
import { type GoogleUrls, type Pause, SearchConsoleClient } from './search-console.client.js';
import { type SearchConsole, SearchConsoleDetails } from './search-console.details.js';

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

/** Google Search Console through its API, logged in as a service account. */
export class SearchConsoleSource implements PerformanceSource {
  readonly name = 'search-console';
  readonly whenWorking = 'Search Console answers, and the account may read the property.';
  readonly whenEmpty =
    'Search Console has no data for this property yet. A new property needs a few days.';
  private connection: SearchConsole | undefined;

  constructor(
    private readonly access: Access,
    private readonly env: GoogleUrls & Pick<RankingsEnv, 'SITE_URL'>,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly wait?: Pause,
  ) {}

  get details(): SearchConsoleDetails {
    return new SearchConsoleDetails(this.connect(), this.env.SITE_URL);
  }

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

  private connect(): SearchConsole {
    this.connection ??= this.openConnection();
    return this.connection;
  }

  private openConnection(): SearchConsole {
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
