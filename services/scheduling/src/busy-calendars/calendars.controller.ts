import {
  type AddCalendarFileQuery,
  type AddCalendarRequest,
  addCalendarFileQuerySchema,
  addCalendarRequestSchema,
  apiPaths,
  type Calendar,
  calendarContentType,
  calendarFilePath,
  calendarPath,
  calendarReadTimeoutSeconds,
  calendarSchema,
  maxCalendarFileBytes,
  readCalendarPath,
  type UpdateCalendarRequest,
  updateCalendarRequestSchema,
} from '@agency/contracts';
import {
  IntegerParam,
  OwnerOnly,
  ResponseSchema,
  readUpload,
  Summary,
  streamUploads,
  Timeout,
} from '@agency/platform';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  type OnModuleInit,
  Patch,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { CalendarsService } from './calendars.service.js';

const readTimeoutMs = calendarReadTimeoutSeconds * 1_000;
const CalendarId = () => IntegerParam('id', z.int32());

/** The owner's other calendars. */
@Controller()
export class CalendarsController implements OnModuleInit {
  constructor(
    private readonly calendars: CalendarsService,
    private readonly adapterHost: HttpAdapterHost,
  ) {}

  onModuleInit(): void {
    streamUploads(this.adapterHost, [calendarContentType]);
  }

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
  @OwnerOnly('admin')
  @ResponseSchema(calendarSchema)
  @Timeout(readTimeoutMs)
  async addFile(
    @Query({ schema: addCalendarFileQuerySchema }) query: AddCalendarFileQuery,
    @Req() { body }: FastifyRequest,
  ): Promise<Calendar> {
    return this.calendars.addFile(await readFile(body), query);
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

  @Put(calendarFilePath(':id'))
  @Summary("Replace a calendar's file")
  @OwnerOnly('admin')
  @ResponseSchema(calendarSchema)
  @Timeout(readTimeoutMs)
  async replaceFile(@CalendarId() id: number, @Req() { body }: FastifyRequest): Promise<Calendar> {
    return this.calendars.replaceFile(id, await readFile(body));
  }

  @Delete(calendarPath(':id'))
  @Summary('Remove a calendar')
  @OwnerOnly('admin')
  @HttpCode(204)
  remove(@CalendarId() id: number): Promise<void> {
    return this.calendars.remove(id);
  }
}

const readFile = (body: unknown): Promise<Buffer> =>
  readUpload(body, maxCalendarFileBytes, 'Please upload a calendar file (.ics).');
