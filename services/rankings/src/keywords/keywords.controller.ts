import {
  type AddKeywordsRequest,
  type AddKeywordsResponse,
  addKeywordsRequestSchema,
  addKeywordsResponseSchema,
  apiPaths,
  type CreateKeywordRequest,
  createKeywordRequestSchema,
  type KeywordBreakdown,
  type KeywordLandingPage,
  type KeywordTag,
  keywordBreakdownPath,
  keywordBreakdownSchema,
  keywordLandingPageSchema,
  keywordTagSchema,
  type ListKeywordsQuery,
  type ListOtherQueriesQuery,
  listKeywordsQuerySchema,
  listOtherQueriesQuerySchema,
  type OtherQuery,
  otherQuerySchema,
  type RemoveKeywordsRequest,
  removeKeywordsRequestSchema,
  type TrackedKeyword,
  trackedKeywordSchema,
  type UpdateKeywordRequest,
  updateKeywordRequestSchema,
} from '@agency/contracts';
import { IntegerParam, OwnerOnly, ResponseSchema, Summary, setPageHeaders } from '@agency/platform';
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
import { BreakdownService } from './breakdown.service.js';
import { KeywordsService } from './keywords.service.js';
import { OtherQueriesRepository } from './other-queries.repository.js';

@Controller()
export class KeywordsController {
  constructor(
    private readonly keywords: KeywordsService,
    private readonly breakdowns: BreakdownService,
    private readonly others: OtherQueriesRepository,
  ) {}

  @Get(apiPaths.rankingsKeywords)
  @Summary('List keywords')
  @OwnerOnly('rankings')
  @ResponseSchema([trackedKeywordSchema])
  async list(
    @Query({ schema: listKeywordsQuerySchema }) query: ListKeywordsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TrackedKeyword[]> {
    const { rows, total } = await this.keywords.list(query);
    setPageHeaders(request, reply, query, total);
    return rows;
  }

  @Get(apiPaths.rankingsTags)
  @Summary('List keyword tags')
  @OwnerOnly('rankings')
  @ResponseSchema([keywordTagSchema])
  tags(): Promise<KeywordTag[]> {
    return this.keywords.tags();
  }

  @Get(apiPaths.rankingsLandingPages)
  @Summary('List the landing pages of active keywords')
  @OwnerOnly('rankings')
  @ResponseSchema([keywordLandingPageSchema])
  landingPages(): Promise<KeywordLandingPage[]> {
    return this.keywords.landingPages();
  }

  @Post(apiPaths.rankingsKeywords)
  @Summary('Add a keyword')
  @OwnerOnly('rankings')
  @ResponseSchema(trackedKeywordSchema)
  add(
    @Body({ schema: createKeywordRequestSchema }) body: CreateKeywordRequest,
  ): Promise<TrackedKeyword> {
    return this.keywords.add(body);
  }

  @Post(apiPaths.rankingsAddKeywords)
  @Summary('Add several keywords')
  @HttpCode(200)
  @OwnerOnly('rankings')
  @ResponseSchema(addKeywordsResponseSchema)
  addMany(
    @Body({ schema: addKeywordsRequestSchema }) body: AddKeywordsRequest,
  ): Promise<AddKeywordsResponse> {
    return this.keywords.addMany(body);
  }

  @Post(apiPaths.rankingsRemoveKeywords)
  @Summary('Remove several keywords')
  @HttpCode(204)
  @OwnerOnly('rankings')
  removeMany(
    @Body({ schema: removeKeywordsRequestSchema }) { ids }: RemoveKeywordsRequest,
  ): Promise<void> {
    return this.keywords.removeMany(ids);
  }

  @Get(`${apiPaths.rankingsKeywords}/:id`)
  @Summary('Get a keyword')
  @OwnerOnly('rankings')
  @ResponseSchema(trackedKeywordSchema)
  one(@IntegerParam('id', z.int32()) id: number): Promise<TrackedKeyword> {
    return this.keywords.one(id);
  }

  @Patch(`${apiPaths.rankingsKeywords}/:id`)
  @Summary('Update a keyword')
  @OwnerOnly('rankings')
  @ResponseSchema(trackedKeywordSchema)
  update(
    @IntegerParam('id', z.int32()) id: number,
    @Body({ schema: updateKeywordRequestSchema }) body: UpdateKeywordRequest,
  ): Promise<TrackedKeyword> {
    return this.keywords.update(id, body);
  }

  @Delete(`${apiPaths.rankingsKeywords}/:id`)
  @Summary('Remove a keyword')
  @HttpCode(204)
  @OwnerOnly('rankings')
  remove(@IntegerParam('id', z.int32()) id: number): Promise<void> {
    return this.keywords.remove(id);
  }

  @Get(keywordBreakdownPath(':id'))
  @Summary('Get a keyword by page, country and device')
  @OwnerOnly('rankings')
  @ResponseSchema(keywordBreakdownSchema)
  breakdown(@IntegerParam('id', z.int32()) id: number): Promise<KeywordBreakdown> {
    return this.breakdowns.ofKeyword(id);
  }

  @Get(apiPaths.rankingsOtherQueries)
  @Summary('List queries that are seen and not on the list')
  @OwnerOnly('rankings')
  @ResponseSchema([otherQuerySchema])
  async otherQueries(
    @Query({ schema: listOtherQueriesQuerySchema }) query: ListOtherQueriesQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OtherQuery[]> {
    const { rows, total } = await this.others.list(query.limit, query.offset);
    setPageHeaders(request, reply, query, total);
    return rows;
  }
}
