import {
  addDays,
  adviceWindowDays,
  type BreakdownDimension,
  type PacificDate,
  type RankingSource,
} from '@agency/contracts';
import { Clock, TransactionService } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import type { EntityManager } from 'typeorm';
import { BreakdownRepository } from '../breakdown/breakdown.repository.js';
import { InspectionsRepository } from '../inspections/inspections.repository.js';
import { OtherQueriesRepository } from '../other-queries/other-queries.repository.js';
import { PerformanceRepository } from '../performance/performance.repository.js';
import { type PerformanceSource, SourceError } from '../sources/performance-source.js';

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

/** Reads what the source tells about the newest 28 days beside its days, each part once a check. */
@Injectable()
export class WindowDetailsService {
  constructor(
    private readonly performance: PerformanceRepository,
    private readonly others: OtherQueriesRepository,
    private readonly breakdowns: BreakdownRepository,
    private readonly inspections: InspectionsRepository,
    private readonly transactions: TransactionService,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /**
   * Answers with a sentence for the owner about what could not be read, or with none. What was stored before stays. Throws
   * only if the signal aborts: the days of a check count without this.
   */
  async read(
    source: PerformanceSource,
    through: PacificDate,
    signal: AbortSignal,
  ): Promise<string> {
    const steps = this.steps(source, through, signal);
    for (const [index, { read }] of steps.entries()) {
      signal.throwIfAborted();
      try {
        await read();
      } catch (error) {
        signal.throwIfAborted();
        // A used-up quota or a revoked key would refuse the others, too.
        return `Not read this time: ${steps
          .slice(index)
          .map(({ what }) => what)
          .join(', ')}. ${this.explain(error)}`;
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

  private steps(source: PerformanceSource, through: PacificDate, signal: AbortSignal): Step[] {
    const { transactions } = this;
    const { name } = source;
    const window = { from: addDays(through, 1 - adviceWindowDays), to: through };
    const { readQueries, readBreakdown, inspectPage } = source;
    const steps: Step[] = [];
    if (readQueries) {
      steps.push({
        what: 'other queries',
        read: async () => {
          const rows = await readQueries.call(source, window, signal);
          await transactions.run((manager) => this.others.replace(manager, name, rows, window));
        },
      });
    }
    if (readBreakdown) {
      for (const { dimension, what } of dimensions) {
        steps.push({
          what,
          read: async () => {
            const keywords = await this.performance.trackedKeywords();
            const rows = await readBreakdown.call(source, window, dimension, keywords, signal);
            await transactions.run((manager) =>
              this.breakdowns.replace(manager, name, { dimension, windowEnd: through, rows }),
            );
          },
        });
      }
    }
    if (inspectPage)
      steps.push({ what: 'page inspections', read: () => this.inspect(source, signal) });
    return steps;
  }

  private async inspect(source: PerformanceSource, signal: AbortSignal): Promise<void> {
    for (const page of await this.inspections.due(this.clock.now())) {
      signal.throwIfAborted();
      await this.inspections.begin(page, this.clock.now());
      const inspection = await source.inspectPage?.(page, signal);
      if (inspection) await this.inspections.store(page, inspection);
    }
  }

  private explain(error: unknown): string {
    if (error instanceof SourceError) return error.message;
    this.logger.error({ err: error }, 'The details of a ranking check could not be stored');
    return 'They could not be stored on our side.';
  }
}
