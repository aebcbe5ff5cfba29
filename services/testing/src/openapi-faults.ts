import { describeRoutes, openApiDocument } from '@agency/platform';
import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { Validator } from '@seriousme/openapi-schema-validator';

/** What is wrong with the description of an application's API: not valid, or silent about an answer. */
export async function openApiFaults(app: INestApplication): Promise<unknown[]> {
  const routes = describeRoutes(app.get(ModulesContainer));
  const document = { ...openApiDocument('tested', routes) };
  const { errors } = await new Validator().validate(document);
  const silent = routes.filter(({ status, answer }) => status !== 204 && answer === undefined);
  return [...(errors ? [errors] : []), ...silent.map(({ name }) => `${name} says no answer`)];
}
