import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost, ModulesContainer } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { describeRoutes } from '../routes/describe-routes.js';

/** Passes the bodies of uploads on as streams, so that nothing is read into memory before the guards have run. */
@Injectable()
export class UploadParsersService implements OnModuleInit {
  constructor(
    private readonly modules: ModulesContainer,
    private readonly adapterHost: HttpAdapterHost,
  ) {}

  onModuleInit(): void {
    const types = describeRoutes(this.modules).flatMap(({ upload }) => upload?.contentTypes ?? []);
    if (types.length === 0) return;
    const fastify: FastifyInstance = this.adapterHost.httpAdapter.getInstance();
    fastify.addContentTypeParser([...new Set(types)], (_request, payload, done) => {
      done(null, payload);
    });
  }
}
