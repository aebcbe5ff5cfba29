import {
  apiPaths,
  type CreateKeywordRequest,
  createKeywordRequest,
  type KeywordTag,
  keywordTag,
  type ListKeywordsQuery,
  listKeywordsQuery,
  type TrackedKeyword,
  trackedKeyword,
  type UpdateKeywordRequest,
  updateKeywordRequest,
} from '@agency/contracts';
import { Answers, IntegerParam, OwnerOnly, setPageHeaders } from '@agency/platform';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Patch,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { KeywordsService } from './keywords.service.js';

@Controller()
export class KeywordsController {
  constructor(private readonly keywords: KeywordsService) {}

  @Get(apiPaths.rankingsKeywords)
  @OwnerOnly('rankings')
  @Answers([trackedKeyword])
  async list(
    @Query({ schema: listKeywordsQuery }) query: ListKeywordsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TrackedKeyword[]> {
    const { rows, total } = await this.keywords.list(query);
    setPageHeaders(request, reply, query, total);
    return rows;
  }

  @Get(apiPaths.rankingsTags)
  @OwnerOnly('rankings')
  @Answers([keywordTag])
  tags(): Promise<KeywordTag[]> {
    return this.keywords.tags();
  }

  @Post(apiPaths.rankingsKeywords)
  @OwnerOnly('rankings')
  @Answers(trackedKeyword)
  add(@Body({ schema: createKeywordRequest }) body: CreateKeywordRequest): Promise<TrackedKeyword> {
    return this.keywords.add(body);
  }

  @Get(`${apiPaths.rankingsKeywords}/:id`)
  @OwnerOnly('rankings')
  @Answers(trackedKeyword)
  one(@IntegerParam('id', z.int32()) id: number): Promise<TrackedKeyword> {
    return this.keywords.one(id);
  }

  @Patch(`${apiPaths.rankingsKeywords}/:id`)
  @OwnerOnly('rankings')
  @Answers(trackedKeyword)
  update(
    @IntegerParam('id', z.int32()) id: number,
    @Body({ schema: updateKeywordRequest }) body: UpdateKeywordRequest,
  ): Promise<TrackedKeyword> {
    return this.keywords.update(id, body);
  }

  @Delete(`${apiPaths.rankingsKeywords}/:id`)
  @HttpCode(204)
  @OwnerOnly('rankings')
  remove(@IntegerParam('id', z.int32()) id: number): Promise<void> {
    return this.keywords.remove(id);
  }
}
