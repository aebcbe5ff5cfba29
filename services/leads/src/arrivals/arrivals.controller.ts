import {
  type Arrival,
  type ArrivalCounting,
  anyArrivalSchema,
  apiPaths,
  arrivalCountingSchema,
} from '@agency/contracts';
import { IsOwner, OwnerAware, OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Get, Headers, HttpCode, Post, Put } from '@nestjs/common';
import { ArrivalsService } from './arrivals.service.js';

@Controller()
export class ArrivalsController {
  constructor(private readonly arrivals: ArrivalsService) {}

  /** The answer never tells whether it was counted. */
  @Post(apiPaths.arrivals)
  @Summary('Count an arrival or a begun form')
  @OwnerAware('admin')
  @HttpCode(204)
  count(
    @Body({ schema: anyArrivalSchema }) arrival: Arrival | null,
    @IsOwner() isOwner: boolean,
    @Headers('user-agent') userAgent: string | undefined,
    @Headers('sec-gpc') privacyControl: string | undefined,
    @Headers('sec-purpose') purpose: string | undefined,
  ): void {
    this.arrivals.count(arrival, { isOwner, userAgent, privacyControl, purpose });
  }

  @Get(apiPaths.arrivalCounting)
  @Summary('Get whether arrivals are counted')
  @OwnerOnly('admin')
  @ResponseSchema(arrivalCountingSchema)
  counting(): Promise<ArrivalCounting> {
    return this.arrivals.counting();
  }

  @Put(apiPaths.arrivalCounting)
  @Summary('Set whether arrivals are counted')
  @OwnerOnly('admin')
  @ResponseSchema(arrivalCountingSchema)
  setCounting(
    @Body({ schema: arrivalCountingSchema }) body: ArrivalCounting,
  ): Promise<ArrivalCounting> {
    return this.arrivals.setCounting(body);
  }
}
