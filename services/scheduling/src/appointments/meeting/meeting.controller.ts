import {
  apiPaths,
  type MeetingPlace,
  type MeetingSettings,
  meetingSettingsSchema,
  type RelocatedCalls,
  relocatedCallsSchema,
  saveMeetingRequestSchema,
} from '@agency/contracts';
import { OwnerOnly, RequestId, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
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

  @Put(apiPaths.meeting)
  @Summary('Change where calls take place')
  @OwnerOnly('admin')
  @ResponseSchema(meetingSettingsSchema)
  save(@Body({ schema: saveMeetingRequestSchema }) body: MeetingPlace): Promise<MeetingSettings> {
    return this.meeting.save(body);
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
