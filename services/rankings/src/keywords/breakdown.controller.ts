import {
  type KeywordBreakdown,
  keywordBreakdownPath,
  keywordBreakdownSchema,
} from '@agency/contracts';
import { IntegerParam, OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get } from '@nestjs/common';
import * as z from 'zod';
import { BreakdownService } from './breakdown.service.js';

@Controller()
export class BreakdownController {
  constructor(private readonly breakdowns: BreakdownService) {}

  @Get(keywordBreakdownPath(':id'))
  @Summary('Get a keyword by page, country and device')
  @OwnerOnly('rankings')
  @ResponseSchema(keywordBreakdownSchema)
  ofKeyword(@IntegerParam('id', z.int32()) id: number): Promise<KeywordBreakdown> {
    return this.breakdowns.ofKeyword(id);
  }
}
