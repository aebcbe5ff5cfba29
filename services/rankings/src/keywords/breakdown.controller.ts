import {
  addDays,
  adviceWindowDays,
  type BreakdownDimension,
  type KeywordBreakdown,
  keywordBreakdownPath,
  keywordBreakdownSchema,
} from '@agency/contracts';
import { IntegerParam, OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get } from '@nestjs/common';
import * as z from 'zod';
import { ActiveSourceService } from '../performance/active-source.service.js';
import { BreakdownRepository } from './breakdown.repository.js';
import { KeywordsService } from './keywords.service.js';

@Controller()
export class BreakdownController {
  constructor(
    private readonly keywords: KeywordsService,
    private readonly active: ActiveSourceService,
    private readonly breakdowns: BreakdownRepository,
  ) {}

  /** Throws 404 for an unknown keyword. */
  @Get(keywordBreakdownPath(':id'))
  @Summary('Get a keyword by page, country and device')
  @OwnerOnly('rankings')
  @ResponseSchema(keywordBreakdownSchema)
  async ofKeyword(@IntegerParam('id', z.int32()) id: number): Promise<KeywordBreakdown> {
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
