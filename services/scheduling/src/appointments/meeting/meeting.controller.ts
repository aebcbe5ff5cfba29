import {
  apiPaths,
  type MeetingSettings,
  meetingSettingsSchema,
  type RelocatedCalls,
  relocatedCallsSchema,
} from '@agency/contracts';
import { OwnerOnly, RequestId, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { MeetingService } from './meeting.service.js';

@Controller()
export class MeetingController {
  constructor(private readonly meeting: MeetingService) {}

  @Get(apiPaths.meeting)
  @Summary('Get where calls take place')
  @OwnerOnly('admin')
  @ResponseSchema(meetingSettingsSchema)
  get(): Promise<MeetingSettings> {
    return this.meeting.get();
  }

  @Post(apiPaths.relocateCalls)
  @Summary('Relocate the upcoming calls to where new ones take place')
  @OwnerOnly('admin')
  @HttpCode(200)
  @ResponseSchema(relocatedCallsSchema)
  async relocateUpcoming(@RequestId() requestId: string): Promise<RelocatedCalls> {
    return { relocated: await this.meeting.relocateUpcoming(requestId) };
  }
}
