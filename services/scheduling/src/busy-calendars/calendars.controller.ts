import {
  type AddCalendarFileQuery,
  type AddCalendarRequest,
  addCalendarFileQuerySchema,
  addCalendarRequestSchema,
  apiPaths,
  type Calendar,
  calendarPath,
  calendarReadTimeoutSeconds,
  calendarSchema,
  readCalendarPath,
  type UpdateCalendarRequest,
  updateCalendarRequestSchema,
  uploadRoutes,
} from '@agency/contracts';
import {
  IntegerParam,
  OwnerOnly,
  ResponseSchema,
  Summary,
  TakesFile,
  Timeout,
  type Upload,
  UploadedFile,
} from '@agency/platform';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Patch,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import * as z from 'zod';
import { CalendarsService } from './calendars.service.js';

const readTimeoutMs = calendarReadTimeoutSeconds * 1_000;
const CalendarId = () => IntegerParam('id', z.int32());

/** The owner's other calendars. */
@Controller()
export class CalendarsController {
  constructor(private readonly calendars: CalendarsService) {}

  @Get(apiPaths.calendars)
  @Summary("List the owner's other calendars")
  @OwnerOnly('admin')
  @Header('Cache-Control', 'no-store')
  @ResponseSchema([calendarSchema])
  list(): Promise<Calendar[]> {
    return this.calendars.list();
  }

  @Post(apiPaths.calendars)
  @Summary('Add a calendar by its address')
  @OwnerOnly('admin')
  @ResponseSchema(calendarSchema)
  @Timeout(readTimeoutMs)
  add(@Body({ schema: addCalendarRequestSchema }) body: AddCalendarRequest): Promise<Calendar> {
    return this.calendars.add(body);
  }

  @Post(apiPaths.calendarFiles)
  @Summary('Add a calendar from a file')
  @TakesFile(uploadRoutes.addCalendar)
  @OwnerOnly('admin')
  @ResponseSchema(calendarSchema)
  @Timeout(readTimeoutMs)
  async addFile(
    @Query({ schema: addCalendarFileQuerySchema }) query: AddCalendarFileQuery,
    @UploadedFile() upload: Upload,
  ): Promise<Calendar> {
    return this.calendars.addFile(await upload.read(), query);
  }

  @Patch(calendarPath(':id'))
  @Summary('Change a calendar')
  @OwnerOnly('admin')
  @ResponseSchema(calendarSchema)
  @Timeout(readTimeoutMs)
  update(
    @CalendarId() id: number,
    @Body({ schema: updateCalendarRequestSchema }) body: UpdateCalendarRequest,
  ): Promise<Calendar> {
    return this.calendars.update(id, body);
  }

  @Post(readCalendarPath(':id'))
  @Summary('Read a calendar now')
  @HttpCode(200)
  @OwnerOnly('admin')
  @ResponseSchema(calendarSchema)
  @Timeout(readTimeoutMs)
  read(@CalendarId() id: number): Promise<Calendar> {
    return this.calendars.read(id);
  }

  @Put(uploadRoutes.replaceCalendar.path)
  @Summary("Replace a calendar's file")
  @TakesFile(uploadRoutes.replaceCalendar)
  @OwnerOnly('admin')
  @ResponseSchema(calendarSchema)
  @Timeout(readTimeoutMs)
  async replaceFile(@CalendarId() id: number, @UploadedFile() upload: Upload): Promise<Calendar> {
    return this.calendars.replaceFile(id, await upload.read());
  }

  @Delete(calendarPath(':id'))
  @Summary('Remove a calendar')
  @OwnerOnly('admin')
  @HttpCode(204)
  remove(@CalendarId() id: number): Promise<void> {
    return this.calendars.remove(id);
  }
}
