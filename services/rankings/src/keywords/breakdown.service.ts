import {
  addDays,
  adviceWindowDays,
  type BreakdownDimension,
  type KeywordBreakdown,
} from '@agency/contracts';
import { Injectable } from '@nestjs/common';
import { ActiveSourceService } from '../performance/active-source.service.js';
import { BreakdownRepository } from './breakdown.repository.js';
import { KeywordsService } from './keywords.service.js';

@Injectable()
export class BreakdownService {
  constructor(
    private readonly keywords: KeywordsService,
    private readonly active: ActiveSourceService,
    private readonly breakdowns: BreakdownRepository,
  ) {}

  /** Throws 404 for an unknown keyword. */
  async ofKeyword(id: number): Promise<KeywordBreakdown> {
    await this.keywords.assertListed(id);
    const source = await this.active.name();
    const rows = await this.breakdowns.ofKeyword(source, id);
    const to = rows
      .map(({ windowEnd }) => windowEnd)
      .sort()
      .at(-1);
    const by = (dimension: BreakdownDimension) => rows.filter((row) => row.dimension === dimension);
    return {
      isAvailable: source !== 'csv',
      period: to === undefined ? null : { from: addDays(to, 1 - adviceWindowDays), to },
      pages: by('page'),
      countries: by('country'),
      devices: by('device'),
    };
  }
}
