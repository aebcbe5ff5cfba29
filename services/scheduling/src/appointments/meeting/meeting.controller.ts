import {
  apiPaths,
  type MeetingSettings,
  type MovedMeetings,
  meetingSettingsSchema,
  movedMeetingsSchema,
  type SaveMeetingRequest,
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
  save(
    @Body({ schema: saveMeetingRequestSchema }) body: SaveMeetingRequest,
  ): Promise<MeetingSettings> {
    return this.meeting.save(body);
  }

  @Post(apiPaths.moveMeetings)
  @Summary('Move the upcoming calls to where new ones take place')
  @OwnerOnly('admin')
  @HttpCode(200)
  @ResponseSchema(movedMeetingsSchema)
  async moveUpcoming(@RequestId() requestId: string): Promise<MovedMeetings> {
    return { moved: await this.meeting.moveUpcoming(requestId) };
  }
}
