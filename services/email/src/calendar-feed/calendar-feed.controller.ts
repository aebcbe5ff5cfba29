import {
  apiPaths,
  type CalendarFeedState,
  type CalendarNoticesRequest,
  calendarFeedStateSchema,
  calendarNoticesRequestSchema,
  type NewCalendarFeed,
  newCalendarFeedSchema,
} from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Delete, Get, Header, Post, Put } from '@nestjs/common';
import { CalendarFeedService } from './calendar-feed.service.js';

@Controller()
export class CalendarFeedController {
  constructor(private readonly feed: CalendarFeedService) {}

  @Get(apiPaths.calendarFeed)
  @Summary("Get the state of the owner's calendar feed")
  @OwnerOnly('admin')
  @Header('Cache-Control', 'no-store')
  @ResponseSchema(calendarFeedStateSchema)
  state(): Promise<CalendarFeedState> {
    return this.feed.state();
  }

  @Post(apiPaths.calendarFeed)
  @Summary("Create a new address for the owner's calendar feed, replacing the old one")
  @OwnerOnly('admin')
  @Header('Cache-Control', 'no-store')
  @ResponseSchema(newCalendarFeedSchema)
  renew(): Promise<NewCalendarFeed> {
    return this.feed.renew();
  }

  @Delete(apiPaths.calendarFeed)
  @Summary("Remove the address of the owner's calendar feed")
  @OwnerOnly('admin')
  @ResponseSchema(calendarFeedStateSchema)
  remove(): Promise<CalendarFeedState> {
    return this.feed.remove();
  }

  @Put(apiPaths.calendarNotices)
  @Summary('Choose whether emails to the owner carry a calendar file')
  @OwnerOnly('admin')
  @ResponseSchema(calendarFeedStateSchema)
  choose(
    @Body({ schema: calendarNoticesRequestSchema }) { isAttached }: CalendarNoticesRequest,
  ): Promise<CalendarFeedState> {
    return this.feed.choose(isAttached);
  }
}
