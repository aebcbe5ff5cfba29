import {
  apiPaths,
  type OwnerRules,
  ownerRulesSchema,
  type UpdateOwnerRulesRequest,
  updateOwnerRulesRequestSchema,
} from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Get, Patch } from '@nestjs/common';
import { OwnerRulesService } from './owner-rules.service.js';

@Controller(apiPaths.ownerRules)
export class OwnerRulesController {
  constructor(private readonly rules: OwnerRulesService) {}

  @Get()
  @Summary('Get the booking rules with holidays')
  @OwnerOnly('admin')
  @ResponseSchema(ownerRulesSchema)
  get(): Promise<OwnerRules> {
    return this.rules.get();
  }

  @Patch()
  @Summary('Change booking rules or holidays')
  @OwnerOnly('admin')
  @ResponseSchema(ownerRulesSchema)
  update(
    @Body({ schema: updateOwnerRulesRequestSchema }) body: UpdateOwnerRulesRequest,
  ): Promise<OwnerRules> {
    return this.rules.update(body);
  }
}
