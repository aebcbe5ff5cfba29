import { calendarFeedFilePath } from '@agency/contracts';
import { Public, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get, Param, Req, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { FeedFileService } from './feed-file.service.js';

/** Public, because the token in the path grants access. (!) No log may contain the path. */
@Controller()
export class FeedFileController {
  constructor(private readonly files: FeedFileService) {}

  /** Apps check whether the file has changed by its tag, or by its date. */
  @Get(calendarFeedFilePath(':token'))
  @Summary("Get the owner's calls as a calendar to subscribe to")
  @Public()
  @ResponseSchema('text/calendar')
  async get(
    @Param('token') token: string,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const { content, etag, lastModified } = await this.files.read(token);
    const validators = { etag, 'last-modified': lastModified.toUTCString() };
    reply.headers({ ...validators, 'cache-control': 'private, max-age=300' });
    if (fresh(headers, validators)) {
      reply.status(304);
      return undefined;
    }
    return new StreamableFile(Buffer.from(content), { type: 'text/calendar; charset=utf-8' });
  }
}
