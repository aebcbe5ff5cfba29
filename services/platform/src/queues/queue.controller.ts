import {
  type ListJobsQuery,
  listJobsQuerySchema,
  type QueueJob,
  type QueueName,
  type QueueSummary,
  queueJobSchema,
  queueJobsPath,
  queuePath,
  queueSummarySchema,
  retryJobPath,
} from '@agency/contracts';
import {
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
  type Type,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setPageHeaders } from '../http/page-headers.js';
import { OwnerOnly } from '../routes/access.js';
import { ResponseSchema } from '../routes/response-schema.interceptor.js';
import { Summary } from '../routes/summary.decorator.js';
import { QueueJobsService } from './queue-jobs.service.js';

/** A queue and its jobs, for the owner only. */
export function queueController(name: QueueName): Type {
  @Controller()
  class QueueController {
    constructor(private readonly jobs: QueueJobsService) {}

    @Get(queuePath(name))
    @Summary('Count the jobs of a queue')
    @OwnerOnly('admin')
    @ResponseSchema(queueSummarySchema)
    @Header('Cache-Control', 'no-store')
    summary(): Promise<QueueSummary> {
      return this.jobs.summary();
    }

    @Get(queueJobsPath(name))
    @Summary('List the jobs of a queue')
    @OwnerOnly('admin')
    @ResponseSchema([queueJobSchema])
    @Header('Cache-Control', 'no-store')
    async list(
      @Query({ schema: listJobsQuerySchema }) query: ListJobsQuery,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<QueueJob[]> {
      const { jobs, total } = await this.jobs.list(query);
      setPageHeaders(request, reply, query, total);
      return jobs;
    }

    @Post(retryJobPath(name, ':id'))
    @Summary('Retry a failed job')
    @OwnerOnly('admin')
    @HttpCode(204)
    retry(@Param('id') id: string): Promise<void> {
      return this.jobs.retry(id);
    }
  }
  return QueueController;
}
