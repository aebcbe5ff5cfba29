import { bookingFilePath } from '@agency/contracts';
import { Public, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { CalendarFileService } from './calendar-file.service.js';

/** Public, because the token in the path grants access. */
@Controller()
export class CalendarFileController {
  constructor(private readonly calendarFiles: CalendarFileService) {}

  @Get(bookingFilePath(':token'))
  @Summary("Get a visitor's own booking as a calendar file")
  @Public()
  @Header('Cache-Control', 'no-store')
  @ResponseSchema('text/calendar')
  async get(@Param('token') token: string): Promise<StreamableFile> {
    return new StreamableFile(Buffer.from(await this.calendarFiles.write(token)), {
      type: 'text/calendar; charset=utf-8',
      disposition: 'attachment; filename="strategy-call.ics"',
    });
  }
}
