import {
  apiPaths,
  type MonthEmail,
  monthEmailRequestSchema,
  monthEmailSchema,
} from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { MonthReportService } from './month-report.service.js';

@Controller(apiPaths.monthEmail)
export class MonthReportController {
  constructor(private readonly reports: MonthReportService) {}

  @Get()
  @Summary('Get whether the month comes by email')
  @OwnerOnly('admin')
  @ResponseSchema(monthEmailSchema)
  get(): Promise<MonthEmail> {
    return this.reports.get();
  }

  @Put()
  @Summary('Set whether the month comes by email')
  @OwnerOnly('admin')
  @ResponseSchema(monthEmailSchema)
  set(@Body({ schema: monthEmailRequestSchema }) { isOn }: { isOn: boolean }): Promise<MonthEmail> {
    return this.reports.set(isOn);
  }
}
