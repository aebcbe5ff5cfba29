import {
  apiPaths,
  type Retention,
  type RetentionPolicy,
  retentionPolicySchema,
  retentionSchema,
} from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { RetentionService } from './retention.service.js';

@Controller(apiPaths.retention)
export class RetentionController {
  constructor(private readonly retention: RetentionService) {}

  @Get()
  @Summary('Get how long closed leads are kept')
  @OwnerOnly('admin')
  @ResponseSchema(retentionSchema)
  get(): Promise<Retention> {
    return this.retention.get();
  }

  @Put()
  @Summary('Set how long closed leads are kept')
  @OwnerOnly('admin')
  @ResponseSchema(retentionSchema)
  set(@Body({ schema: retentionPolicySchema }) body: RetentionPolicy): Promise<Retention> {
    return this.retention.set(body);
  }
}
