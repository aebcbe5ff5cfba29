import { apiPaths, type Retention, retentionSchema } from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get } from '@nestjs/common';
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
}
