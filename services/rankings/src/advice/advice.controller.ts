import {
  type AdviceNotNow,
  adviceNotNowSchema,
  apiPaths,
  type RankingAdviceList,
  rankingAdviceListSchema,
} from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { AdviceService } from './advice.service.js';

@Controller()
export class AdviceController {
  constructor(private readonly advice: AdviceService) {}

  @Get(apiPaths.rankingsAdvice)
  @Summary('List what to do next')
  @OwnerOnly('rankings')
  @ResponseSchema(rankingAdviceListSchema)
  list(): Promise<RankingAdviceList> {
    return this.advice.list();
  }

  @Put(apiPaths.rankingsAdviceNotNow)
  @Summary('Hide a piece of advice for a while')
  @OwnerOnly('rankings')
  @HttpCode(204)
  notNow(@Body({ schema: adviceNotNowSchema }) body: AdviceNotNow): Promise<void> {
    return this.advice.notNow(body);
  }
}
