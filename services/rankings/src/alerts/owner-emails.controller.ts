import {
  apiPaths,
  type RankingEmails,
  rankingEmailsSchema,
  type UpdateRankingEmails,
  updateRankingEmailsSchema,
} from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { OwnerEmailsService } from './owner-emails.service.js';

@Controller(apiPaths.rankingsEmails)
export class OwnerEmailsController {
  constructor(private readonly emails: OwnerEmailsService) {}

  @Get()
  @Summary('Get which emails about rankings the owner gets')
  @OwnerOnly('rankings')
  @ResponseSchema(rankingEmailsSchema)
  get(): Promise<RankingEmails> {
    return this.emails.get();
  }

  @Put()
  @Summary('Set which emails about rankings the owner gets')
  @OwnerOnly('rankings')
  @ResponseSchema(rankingEmailsSchema)
  set(@Body({ schema: updateRankingEmailsSchema }) body: UpdateRankingEmails) {
    return this.emails.set(body);
  }
}
