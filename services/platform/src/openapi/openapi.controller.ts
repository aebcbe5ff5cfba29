import { apiPaths } from '@agency/contracts';
import { Controller, Get, Header, type Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { describeRoutes, OwnerOnly, Summary } from '../routes/describe-routes.js';
import { ResponseSchema } from '../routes/response-schema.interceptor.js';
import { openApiDocument } from './openapi-document.js';

/** A service's API description, for the owner only. */
export function openApiController(service: string): Type {
  @Controller(`${apiPaths.openApi}/${service}`)
  class OpenApiController {
    constructor(private readonly modules: ModulesContainer) {}

    @Get()
    @Summary("Get this service's API description")
    @OwnerOnly('admin')
    @ResponseSchema('application/json')
    @Header('Cache-Control', 'no-store')
    read(): object {
      return openApiDocument(service, describeRoutes(this.modules));
    }
  }
  return OpenApiController;
}
