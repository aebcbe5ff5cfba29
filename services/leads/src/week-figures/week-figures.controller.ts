import { apiPaths, type WeekFigures, weekFiguresSchema } from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get } from '@nestjs/common';
import { WeekFiguresService } from './week-figures.service.js';

@Controller(apiPaths.weekFigures)
export class WeekFiguresController {
  constructor(private readonly week: WeekFiguresService) {}

  @Get()
  @Summary('Count leads and bookings of this week and the last')
  @OwnerOnly('admin')
  @ResponseSchema(weekFiguresSchema)
  figures(): Promise<WeekFigures> {
    return this.week.figures();
  }
}
