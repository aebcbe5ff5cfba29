import {
  apiPaths,
  type MonthMail,
  monthMailRequestSchema,
  monthMailSchema,
} from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { MonthReportService } from './month-report.service.js';

/** Must be registered before the lead controller, whose `:id` would match these paths. */
@Controller(apiPaths.monthMail)
export class MonthReportController {
  constructor(private readonly reports: MonthReportService) {}

  @Get()
  @Summary('Get whether the month comes by email')
  @OwnerOnly('admin')
  @ResponseSchema(monthMailSchema)
  get(): Promise<MonthMail> {
    return this.reports.get();
  }

  @Put()
  @Summary('Set whether the month comes by email')
  @OwnerOnly('admin')
  @ResponseSchema(monthMailSchema)
  set(@Body({ schema: monthMailRequestSchema }) { isOn }: { isOn: boolean }): Promise<MonthMail> {
    return this.reports.set(isOn);
  }
}
