import {
  addDays,
  adviceWindowDays,
  type BreakdownDimension,
  type PacificDate,
  type RankingSource,
} from '@agency/contracts';
import { Clock, TransactionService } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { EntityManager } from 'typeorm';
import { InspectionsRepository } from '../advice/inspections.repository.js';
import { BreakdownService } from '../keywords/breakdown.service.js';
import { OtherQueriesRepository } from '../keywords/other-queries.repository.js';
import { PerformanceRepository } from '../performance/performance.repository.js';
import type { SummedPeriod } from '../performance/stored-periods.js';
import type { PerformanceSource, SourceDetails } from '../source/performance-source.js';
import { SourceError } from '../source/source.error.js';

interface Step {
  /** For the owner. */
  what: string;
  read: () => Promise<void>;
}

const dimensions: { dimension: BreakdownDimension; what: string }[] = [
  { dimension: 'page', what: 'pages' },
  { dimension: 'country', what: 'countries' },
  { dimension: 'device', what: 'devices' },
];

/** Reads what the source tells about the newest 28 days besides daily figures, each part once per check. */
@Injectable()
export class WindowDetailsService {
  constructor(
    private readonly performance: PerformanceRepository,
    private readonly others: OtherQueriesRepository,
    private readonly breakdowns: BreakdownService,
    private readonly inspections: InspectionsRepository,
    private readonly transactions: TransactionService,
    private readonly clock: Clock,
    private readonly logger: PinoLogger,
  ) {}

  /**
   * Returns a sentence for the owner about what could not be read, or an empty string. What was stored before stays.
   * Throws only if the signal aborts: a check succeeds without these details.
   */
  async read(
    { name, details }: PerformanceSource,
    through: PacificDate,
    signal: AbortSignal,
  ): Promise<string> {
    const window = { from: addDays(through, 1 - adviceWindowDays), to: through };
    const steps = details ? this.steps(name, details, window, signal) : [];
    for (const [index, { read }] of steps.entries()) {
      signal.throwIfAborted();
      try {
        await read();
      } catch (error) {
        signal.throwIfAborted();
        // A used-up quota or a revoked key would refuse the others, too.
        const notRead = steps.slice(index).map(({ what }) => what);
        return `Not read this time: ${notRead.join(', ')}. ${this.explain(error)}`;
      }
    }
    return '';
  }

  /** Deletes all that was read from a source. */
  async drop(manager: EntityManager, source: RankingSource): Promise<void> {
    await this.others.drop(manager, source);
    await this.breakdowns.drop(manager, source);
    await this.inspections.drop(manager);
  }

  private steps(
    source: RankingSource,
    details: SourceDetails,
    window: SummedPeriod,
    signal: AbortSignal,
  ): Step[] {
    const readQueries = async () => {
      const rows = await details.readQueries(window, signal);
      await this.transactions.run((manager) => this.others.replace(manager, source, rows, window));
    };
    const readBreakdown = async (dimension: BreakdownDimension) => {
      const keywords = await this.performance.trackedKeywords();
      const rows = await details.readBreakdown(window, dimension, keywords, signal);
      const read = { dimension, windowEnd: window.to, rows };
      await this.transactions.run((manager) => this.breakdowns.replace(manager, source, read));
    };
    const steps = [
      { what: 'other queries', read: readQueries },
      ...dimensions.map(({ dimension, what }) => ({ what, read: () => readBreakdown(dimension) })),
    ];
    if (!details.inspectPage) return steps;
    return [...steps, { what: 'page inspections', read: () => this.inspect(details, signal) }];
  }

  private async inspect(details: SourceDetails, signal: AbortSignal): Promise<void> {
    for (const page of await this.inspections.due(this.clock.now())) {
      signal.throwIfAborted();
      await this.inspections.begin(page, this.clock.now());
      const inspection = await details.inspectPage?.(page, signal);
      if (inspection) await this.inspections.store(page, inspection);
    }
  }

  private explain(error: unknown): string {
    if (error instanceof SourceError) return error.message;
    this.logger.error({ err: error }, 'The details of a ranking check couldn’t be stored');
    return 'They couldn’t be stored on our side.';
  }
}
