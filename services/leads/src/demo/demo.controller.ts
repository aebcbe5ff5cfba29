import {
  apiPaths,
  type Demo,
  demoSchema,
  type RemovedDemo,
  removedDemoSchema,
} from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Delete, Get } from '@nestjs/common';
import { DemoService } from './demo.service.js';

@Controller(apiPaths.demo)
export class DemoController {
  constructor(private readonly demo: DemoService) {}

  @Get()
  @Summary('Count the invented leads')
  @OwnerOnly('admin')
  @ResponseSchema(demoSchema)
  get(): Promise<Demo> {
    return this.demo.get();
  }

  @Delete()
  @Summary('Erase the invented leads')
  @OwnerOnly('admin')
  @ResponseSchema(removedDemoSchema)
  remove(): Promise<RemovedDemo> {
    return this.demo.remove();
  }
}
