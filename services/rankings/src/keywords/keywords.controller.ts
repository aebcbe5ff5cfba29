import {
  type AddKeywordsRequest,
  type AddKeywordsResponse,
  addKeywordsRequestSchema,
  addKeywordsResponseSchema,
  apiPaths,
  type CreateKeywordRequest,
  createKeywordRequestSchema,
  type KeywordLandingPage,
  type KeywordTag,
  keywordLandingPageSchema,
  keywordTagSchema,
  type ListKeywordsQuery,
  listKeywordsQuerySchema,
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
import { KeywordsService } from './keywords.service.js';

@Controller()
export class KeywordsController {
  constructor(private readonly keywords: KeywordsService) {}

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
}
