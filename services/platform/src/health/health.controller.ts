import {
  type HealthReport,
  healthPath,
  healthReportSchema,
  livePath,
  readyPath,
} from '@agency/contracts';
import { Controller, Get, Res, type Type } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { messageForStatus } from '../errors/exceptions.js';
import { Public, Summary } from '../routes/describe-routes.js';
import { ResponseSchema } from '../routes/response-schema.interceptor.js';
import { HealthService } from './health.service.js';

const livenessSchema = z.object({ status: z.literal('ok') });
type Liveness = z.infer<typeof livenessSchema>;

function answerUnavailable(report: HealthReport, reply: FastifyReply): HealthReport {
  reply.status(503);
  return { ...report, statusCode: 503, message: messageForStatus(503) };
}

/** A service's health: whether it is alive, whether it can work, and what is down. */
export function healthController(service: string): Type {
  @Controller()
  class HealthController {
    constructor(private readonly health: HealthService) {}

    /** 503 if anything is down, for people and monitors. */
    @Get(healthPath(service))
    @Summary('Report whether everything works')
    @Public()
    @ResponseSchema(healthReportSchema)
    async report(@Res({ passthrough: true }) reply: FastifyReply): Promise<HealthReport> {
      const report = await this.health.report();
      return report.status === 'ok' ? report : answerUnavailable(report, reply);
    }

    /** 503 only if the service cannot work, for load balancers. */
    @Get(readyPath(service))
    @Summary('Report whether the service can work')
    @Public()
    @ResponseSchema(healthReportSchema)
    async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<HealthReport> {
      const report = await this.health.report();
      return report.status === 'down' ? answerUnavailable(report, reply) : report;
    }

    /** The process answers. Does not check dependencies, so that their failure restarts nothing. */
    @Get(livePath(service))
    @Summary('Report that the process is alive')
    @Public()
    @ResponseSchema(livenessSchema)
    live(): Liveness {
      return { status: 'ok' };
    }
  }
  return HealthController;
}
